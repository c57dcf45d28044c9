// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIDynamicItemBehavior to UISnapBehavior.
    mutating func addUIKitDynamicsMembers2() {
        addUIKitDynamicsMembers2Part0()
        addUIKitDynamicsMembers2Part1()
        addUIKitDynamicsMembers2Part2()
        addUIKitDynamicsMembers2Part3()
        addUIKitDynamicsMembers2Part4()
        addUIKitDynamicsMembers2Part5()
        addUIKitDynamicsMembers2Part6()
        addUIKitDynamicsMembers2Part7()
        addUIKitDynamicsMembers2Part8()
    }

    /// Adds members of UIDynamicItemBehavior.
    private mutating func addUIKitDynamicsMembers2Part0() {
        property("allowsRotation", \UIDynamicItemBehavior.allowsRotation)
        property("angularResistance", \UIDynamicItemBehavior.angularResistance)
        property("charge", \UIDynamicItemBehavior.charge)
        property("density", \UIDynamicItemBehavior.density)
        property("elasticity", \UIDynamicItemBehavior.elasticity)
        property("friction", \UIDynamicItemBehavior.friction)
        property("isAnchored", \UIDynamicItemBehavior.isAnchored)
        property("items", \UIDynamicItemBehavior.items)
        property("resistance", \UIDynamicItemBehavior.resistance)
        function("UIDynamicItemBehavior()") { _ in UIDynamicItemBehavior() }
        function("UIDynamicItemBehavior(items:)") { UIDynamicItemBehavior(items: try $0.get(0)) }
        method("addAngularVelocity(_:for:)", of: UIDynamicItemBehavior.self) {
            $0.addAngularVelocity(try $1.get(0), for: try $1.get(1))
        }
        method("addItem(_:)", of: UIDynamicItemBehavior.self) { $0.addItem(try $1.get(0)) }
        method("addLinearVelocity(_:for:)", of: UIDynamicItemBehavior.self) {
            $0.addLinearVelocity(try $1.get(0), for: try $1.get(1))
        }
        method("angularVelocity(for:)", of: UIDynamicItemBehavior.self) {
            $0.angularVelocity(for: try $1.get(0))
        }
        method("linearVelocity(for:)", of: UIDynamicItemBehavior.self) {
            $0.linearVelocity(for: try $1.get(0))
        }
        method("removeItem(_:)", of: UIDynamicItemBehavior.self) { $0.removeItem(try $1.get(0)) }
    }

    /// Adds members of UIDynamicItemGroup.
    private mutating func addUIKitDynamicsMembers2Part1() {
        property("bounds", \UIDynamicItemGroup.bounds)
        property("center", \UIDynamicItemGroup.center)
        property("items", \UIDynamicItemGroup.items)
        property("transform", \UIDynamicItemGroup.transform)
        function("UIDynamicItemGroup(items:)") { UIDynamicItemGroup(items: try $0.get(0)) }
    }

    /// Adds members of UIFieldBehavior.
    private mutating func addUIKitDynamicsMembers2Part2() {
        property("animationSpeed", \UIFieldBehavior.animationSpeed)
        property("direction", \UIFieldBehavior.direction)
        property("falloff", \UIFieldBehavior.falloff)
        property("items", \UIFieldBehavior.items)
        property("minimumRadius", \UIFieldBehavior.minimumRadius)
        property("noiseSeed", \UIFieldBehavior.noiseSeed)
        property("position", \UIFieldBehavior.position)
        property("region", \UIFieldBehavior.region)
        property("smoothness", \UIFieldBehavior.smoothness)
        property("strength", \UIFieldBehavior.strength)
        function("UIFieldBehavior()") { _ in UIFieldBehavior() }
        method("addItem(_:)", of: UIFieldBehavior.self) { $0.addItem(try $1.get(0)) }
        method("removeItem(_:)", of: UIFieldBehavior.self) { $0.removeItem(try $1.get(0)) }
        function("UIFieldBehavior.dragField()") { _ in UIFieldBehavior.dragField() }
        function("UIFieldBehavior.electricField()") { _ in UIFieldBehavior.electricField() }
        function("UIFieldBehavior.linearGravityField(direction:)") {
            UIFieldBehavior.linearGravityField(direction: try $0.get(0))
        }
        function("UIFieldBehavior.magneticField()") { _ in UIFieldBehavior.magneticField() }
        function("UIFieldBehavior.noiseField(smoothness:animationSpeed:)") {
            UIFieldBehavior.noiseField(smoothness: try $0.get(0), animationSpeed: try $0.get(1))
        }
        function("UIFieldBehavior.radialGravityField(position:)") {
            UIFieldBehavior.radialGravityField(position: try $0.get(0))
        }
        function("UIFieldBehavior.springField()") { _ in UIFieldBehavior.springField() }
        function("UIFieldBehavior.turbulenceField(smoothness:animationSpeed:)") {
            UIFieldBehavior.turbulenceField(smoothness: try $0.get(0), animationSpeed: try $0.get(1))
        }
        function("UIFieldBehavior.velocityField(direction:)") {
            UIFieldBehavior.velocityField(direction: try $0.get(0))
        }
        function("UIFieldBehavior.vortexField()") { _ in UIFieldBehavior.vortexField() }
    }

    /// Adds members of UIFloatRange.
    private mutating func addUIKitDynamicsMembers2Part3() {
        property("isInfinite", \UIFloatRange.isInfinite)
        property("maximum", \UIFloatRange.maximum)
        property("minimum", \UIFloatRange.minimum)
        constant("UIFloatRange.infinite") { UIFloatRange.infinite }
        constant("UIFloatRange.zero") { UIFloatRange.zero }
        function("UIFloatRange()") { _ in UIFloatRange() }
        function("UIFloatRange(maximum:)") { UIFloatRange(maximum: try $0.get(0)) }
        function("UIFloatRange(minimum:)") { UIFloatRange(minimum: try $0.get(0)) }
        function("UIFloatRange(minimum:maximum:)") {
            UIFloatRange(minimum: try $0.get(0), maximum: try $0.get(1))
        }
        method("isEqual(to:)", of: UIFloatRange.self) { $0.isEqual(to: try $1.get(0)) }
    }

    /// Adds members of UIGravityBehavior.
    private mutating func addUIKitDynamicsMembers2Part4() {
        property("angle", \UIGravityBehavior.angle)
        property("gravityDirection", \UIGravityBehavior.gravityDirection)
        property("items", \UIGravityBehavior.items)
        property("magnitude", \UIGravityBehavior.magnitude)
        function("UIGravityBehavior()") { _ in UIGravityBehavior() }
        function("UIGravityBehavior(items:)") { UIGravityBehavior(items: try $0.get(0)) }
        method("addItem(_:)", of: UIGravityBehavior.self) { $0.addItem(try $1.get(0)) }
        method("gravityScale(for:)", of: UIGravityBehavior.self) { $0.gravityScale(for: try $1.get(0)) }
        method("removeItem(_:)", of: UIGravityBehavior.self) { $0.removeItem(try $1.get(0)) }
        method("setAngle(_:magnitude:)", of: UIGravityBehavior.self) {
            $0.setAngle(try $1.get(0), magnitude: try $1.get(1))
        }
        method("setGravityScale(_:for:)", of: UIGravityBehavior.self) {
            $0.setGravityScale(try $1.get(0), for: try $1.get(1))
        }
    }

    /// Adds members of UIPushBehavior.
    private mutating func addUIKitDynamicsMembers2Part5() {
        property("active", \UIPushBehavior.active)
        property("angle", \UIPushBehavior.angle)
        property("items", \UIPushBehavior.items)
        property("magnitude", \UIPushBehavior.magnitude)
        property("mode", \UIPushBehavior.mode)
        property("pushDirection", \UIPushBehavior.pushDirection)
        function("UIPushBehavior()") { _ in UIPushBehavior() }
        function("UIPushBehavior(items:mode:)") { UIPushBehavior(items: try $0.get(0), mode: try $0.get(1)) }
        method("addItem(_:)", of: UIPushBehavior.self) { $0.addItem(try $1.get(0)) }
        method("removeItem(_:)", of: UIPushBehavior.self) { $0.removeItem(try $1.get(0)) }
        method("setAngle(_:magnitude:)", of: UIPushBehavior.self) {
            $0.setAngle(try $1.get(0), magnitude: try $1.get(1))
        }
        method("setTargetOffsetFromCenter(_:for:)", of: UIPushBehavior.self) {
            $0.setTargetOffsetFromCenter(try $1.get(0), for: try $1.get(1))
        }
        method("targetOffsetFromCenter(for:)", of: UIPushBehavior.self) {
            $0.targetOffsetFromCenter(for: try $1.get(0))
        }
    }

    /// Adds members of UIPushBehavior.Mode.
    private mutating func addUIKitDynamicsMembers2Part6() {
        enumeration(UIPushBehavior.Mode.self)
    }

    /// Adds members of UIRegion.
    private mutating func addUIKitDynamicsMembers2Part7() {
        constant("UIRegion.infinite") { UIRegion.infinite }
        constant("UIRegion.supportsSecureCoding") { UIRegion.supportsSecureCoding }
        function("UIRegion(_:)") { UIRegion(try $0.get(0)) }
        function("UIRegion(radius:)") { UIRegion(radius: try $0.get(0)) }
        function("UIRegion(size:)") { UIRegion(size: try $0.get(0)) }
        method("byDifference(from:)", of: UIRegion.self) { $0.byDifference(from: try $1.get(0)) }
        method("byIntersection(with:)", of: UIRegion.self) { $0.byIntersection(with: try $1.get(0)) }
        method("byUnion(with:)", of: UIRegion.self) { $0.byUnion(with: try $1.get(0)) }
        method("contains(_:)", of: UIRegion.self) { $0.contains(try $1.get(0)) }
        method("copy()", of: UIRegion.self) { base, _ in base.copy() }
        method("copy(with:)", of: UIRegion.self) { $0.copy(with: try $1.get(0)) }
        method("inverse()", of: UIRegion.self) { base, _ in base.inverse() }
    }

    /// Adds members of UISnapBehavior.
    private mutating func addUIKitDynamicsMembers2Part8() {
        property("allowsRotation", \UISnapBehavior.allowsRotation)
        property("damping", \UISnapBehavior.damping)
        property("item", \UISnapBehavior.item)
        property("snapPoint", \UISnapBehavior.snapPoint)
        function("UISnapBehavior(item:snapTo:)") {
            UISnapBehavior(item: try $0.get(0), snapTo: try $0.get(1))
        }
    }
}
