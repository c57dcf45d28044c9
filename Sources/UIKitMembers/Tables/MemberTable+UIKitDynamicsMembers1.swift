// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIAttachmentBehavior to UIDynamicItem.
    mutating func addUIKitDynamicsMembers1() {
        addUIKitDynamicsMembers1Part0()
        addUIKitDynamicsMembers1Part1()
        addUIKitDynamicsMembers1Part2()
        addUIKitDynamicsMembers1Part3()
        addUIKitDynamicsMembers1Part4()
        addUIKitDynamicsMembers1Part5()
        addUIKitDynamicsMembers1Part6()
        addUIKitDynamicsMembers1Part7()
        addUIKitDynamicsMembers1Part8()
        addUIKitDynamicsMembers1Part9()
        addUIKitDynamicsMembers1Part10()
    }

    /// Adds members of UIAttachmentBehavior.
    private mutating func addUIKitDynamicsMembers1Part0() {
        property("anchorPoint", \UIAttachmentBehavior.anchorPoint)
        property("attachedBehaviorType", \UIAttachmentBehavior.attachedBehaviorType)
        property("attachmentRange", \UIAttachmentBehavior.attachmentRange)
        property("damping", \UIAttachmentBehavior.damping)
        property("frequency", \UIAttachmentBehavior.frequency)
        property("frictionTorque", \UIAttachmentBehavior.frictionTorque)
        property("items", \UIAttachmentBehavior.items)
        property("length", \UIAttachmentBehavior.length)
        function("UIAttachmentBehavior(_:)") { UIAttachmentBehavior(try $0.get(0)) }
        function("UIAttachmentBehavior(item:attachedTo:)") {
            UIAttachmentBehavior(item: try $0.get(0), attachedTo: try $0.get(1))
        }
        function("UIAttachmentBehavior(item:attachedToAnchor:)") {
            UIAttachmentBehavior(item: try $0.get(0), attachedToAnchor: try $0.get(1))
        }
        function("UIAttachmentBehavior(item:offsetFromCenter:attachedTo:offsetFromCenter:)") {
            UIAttachmentBehavior(
                item: try $0.get(0), offsetFromCenter: try $0.get(1), attachedTo: try $0.get(2),
                offsetFromCenter: try $0.get(3))
        }
        function("UIAttachmentBehavior(item:offsetFromCenter:attachedToAnchor:)") {
            UIAttachmentBehavior(
                item: try $0.get(0), offsetFromCenter: try $0.get(1), attachedToAnchor: try $0.get(2))
        }
        function("UIAttachmentBehavior.fixedAttachment(with:attachedTo:attachmentAnchor:)") {
            UIAttachmentBehavior.fixedAttachment(
                with: try $0.get(0), attachedTo: try $0.get(1), attachmentAnchor: try $0.get(2))
        }
        function("UIAttachmentBehavior.limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)") {
            UIAttachmentBehavior.limitAttachment(
                with: try $0.get(0), offsetFromCenter: try $0.get(1), attachedTo: try $0.get(2),
                offsetFromCenter: try $0.get(3))
        }
        function("UIAttachmentBehavior.pinAttachment(with:attachedTo:attachmentAnchor:)") {
            UIAttachmentBehavior.pinAttachment(
                with: try $0.get(0), attachedTo: try $0.get(1), attachmentAnchor: try $0.get(2))
        }
        function(
            "UIAttachmentBehavior.slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)"
        ) {
            UIAttachmentBehavior.slidingAttachment(
                with: try $0.get(0), attachedTo: try $0.get(1), attachmentAnchor: try $0.get(2),
                axisOfTranslation: try $0.get(3))
        }
    }

    /// Adds members of UIAttachmentBehavior.
    private mutating func addUIKitDynamicsMembers1Part1() {
        function("UIAttachmentBehavior.slidingAttachment(with:attachmentAnchor:axisOfTranslation:)") {
            UIAttachmentBehavior.slidingAttachment(
                with: try $0.get(0), attachmentAnchor: try $0.get(1), axisOfTranslation: try $0.get(2))
        }
    }

    /// Adds members of UIAttachmentBehavior.AttachmentType.
    private mutating func addUIKitDynamicsMembers1Part2() {
        enumeration(UIAttachmentBehavior.AttachmentType.self)
    }

    /// Adds members of UICollisionBehavior.
    private mutating func addUIKitDynamicsMembers1Part3() {
        property("boundaryElasticity", \UICollisionBehavior.boundaryElasticity)
        property("boundaryFriction", \UICollisionBehavior.boundaryFriction)
        property("boundaryIdentifiers", \UICollisionBehavior.boundaryIdentifiers)
        property("collisionDelegate", \UICollisionBehavior.collisionDelegate)
        property("collisionMode", \UICollisionBehavior.collisionMode)
        property("items", \UICollisionBehavior.items)
        property(
            "translatesReferenceBoundsIntoBoundary",
            \UICollisionBehavior.translatesReferenceBoundsIntoBoundary)
        function("UICollisionBehavior()") { _ in UICollisionBehavior() }
        function("UICollisionBehavior(items:)") { UICollisionBehavior(items: try $0.get(0)) }
        method("addBoundary(withIdentifier:for:)", of: UICollisionBehavior.self) {
            $0.addBoundary(withIdentifier: try $1.get(0), for: try $1.get(1))
        }
        method("addBoundary(withIdentifier:forOpen:)", of: UICollisionBehavior.self) {
            $0.addBoundary(withIdentifier: try $1.get(0), forOpen: try $1.get(1))
        }
        method("addBoundary(withIdentifier:from:to:)", of: UICollisionBehavior.self) {
            $0.addBoundary(withIdentifier: try $1.get(0), from: try $1.get(1), to: try $1.get(2))
        }
        method("addItem(_:)", of: UICollisionBehavior.self) { $0.addItem(try $1.get(0)) }
        method("boundary(withIdentifier:)", of: UICollisionBehavior.self) {
            $0.boundary(withIdentifier: try $1.get(0))
        }
        method("removeAllBoundaries()", of: UICollisionBehavior.self) { base, _ in
            base.removeAllBoundaries()
        }
        method("removeBoundary(withIdentifier:)", of: UICollisionBehavior.self) {
            $0.removeBoundary(withIdentifier: try $1.get(0))
        }
        method("removeItem(_:)", of: UICollisionBehavior.self) { $0.removeItem(try $1.get(0)) }
        method("setFriction(_:elasticity:forBoundaryWithIdentifier:)", of: UICollisionBehavior.self) {
            $0.setFriction(try $1.get(0), elasticity: try $1.get(1), forBoundaryWithIdentifier: try $1.get(2))
        }
        method("setTranslatesReferenceBoundsIntoBoundary(with:)", of: UICollisionBehavior.self) {
            $0.setTranslatesReferenceBoundsIntoBoundary(with: try $1.get(0))
        }
    }

    /// Adds members of UICollisionBehavior.Mode.
    private mutating func addUIKitDynamicsMembers1Part4() {
        property("rawValue", \UICollisionBehavior.Mode.rawValue)
        constant("UICollisionBehavior.Mode.boundaries") { UICollisionBehavior.Mode.boundaries }
        constant("UICollisionBehavior.Mode.everything") { UICollisionBehavior.Mode.everything }
        constant("UICollisionBehavior.Mode.items") { UICollisionBehavior.Mode.items }
        function("UICollisionBehavior.Mode(rawValue:)") { UICollisionBehavior.Mode(rawValue: try $0.get(0)) }
    }

    /// Adds members of UICollisionBehaviorDelegate.
    private mutating func addUIKitDynamicsMembers1Part5() {
        method("collisionBehavior(_:beganContactFor:with:at:)", of: UICollisionBehaviorDelegate.self) {
            $0.collisionBehavior(
                try $1.get(0), beganContactFor: try $1.get(1), with: try $1.get(2), at: try $1.get(3))
        }
        method(
            "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
            of: UICollisionBehaviorDelegate.self
        ) {
            $0.collisionBehavior(
                try $1.get(0), beganContactFor: try $1.get(1), withBoundaryIdentifier: try $1.get(2),
                at: try $1.get(3))
        }
        method("collisionBehavior(_:endedContactFor:with:)", of: UICollisionBehaviorDelegate.self) {
            $0.collisionBehavior(try $1.get(0), endedContactFor: try $1.get(1), with: try $1.get(2))
        }
        method(
            "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)",
            of: UICollisionBehaviorDelegate.self
        ) {
            $0.collisionBehavior(
                try $1.get(0), endedContactFor: try $1.get(1), withBoundaryIdentifier: try $1.get(2))
        }
    }

    /// Adds members of UIDragBehavior.
    private mutating func addUIKitDynamicsMembers1Part6() {
        property("fingerPoint", \UIDragBehavior.fingerPoint)
        property("item", \UIDragBehavior.item)
        property("reach", \UIDragBehavior.reach)
        function("UIDragBehavior(item:from:)") { UIDragBehavior(item: try $0.get(0), from: try $0.get(1)) }
    }

    /// Adds members of UIDynamicAnimator.
    private mutating func addUIKitDynamicsMembers1Part7() {
        property("behaviors", \UIDynamicAnimator.behaviors)
        property("contacts", \UIDynamicAnimator.contacts)
        property("debugEnabled", \UIDynamicAnimator.debugEnabled)
        property("delegate", \UIDynamicAnimator.delegate)
        property("displayPhase", \UIDynamicAnimator.displayPhase)
        property("elapsedTime", \UIDynamicAnimator.elapsedTime)
        property("engineGeneration", \UIDynamicAnimator.engineGeneration)
        property("followsFilmClock", \UIDynamicAnimator.followsFilmClock)
        property("isRunning", \UIDynamicAnimator.isRunning)
        property("itemStates", \UIDynamicAnimator.itemStates)
        property("keepsScale", \UIDynamicAnimator.keepsScale)
        property("referenceView", \UIDynamicAnimator.referenceView)
        property("solver", \UIDynamicAnimator.solver)
        property("stateHash", \UIDynamicAnimator.stateHash)
        property("timeScale", \UIDynamicAnimator.timeScale)
        property("writeBack", \UIDynamicAnimator.writeBack)
        function("UIDynamicAnimator()") { _ in UIDynamicAnimator() }
        function("UIDynamicAnimator(referenceView:)") { UIDynamicAnimator(referenceView: try $0.get(0)) }
        method("addBehavior(_:)", of: UIDynamicAnimator.self) { $0.addBehavior(try $1.get(0)) }
        method("items(in:)", of: UIDynamicAnimator.self) { $0.items(in: try $1.get(0)) }
        method("removeAllBehaviors()", of: UIDynamicAnimator.self) { base, _ in base.removeAllBehaviors() }
        method("removeBehavior(_:)", of: UIDynamicAnimator.self) { $0.removeBehavior(try $1.get(0)) }
        method("setValue(_:forKey:)", of: UIDynamicAnimator.self) {
            $0.setValue(try $1.get(0), forKey: try $1.get(1))
        }
        method("step(by:)", of: UIDynamicAnimator.self) { $0.step(by: try $1.get(0)) }
        method("tick(by:)", of: UIDynamicAnimator.self) { $0.tick(by: try $1.get(0)) }
        method("updateItem(usingCurrentState:)", of: UIDynamicAnimator.self) {
            $0.updateItem(usingCurrentState: try $1.get(0))
        }
    }

    /// Adds members of UIDynamicAnimatorDelegate.
    private mutating func addUIKitDynamicsMembers1Part8() {
        method("dynamicAnimatorDidPause(_:)", of: UIDynamicAnimatorDelegate.self) {
            $0.dynamicAnimatorDidPause(try $1.get(0))
        }
        method("dynamicAnimatorWillResume(_:)", of: UIDynamicAnimatorDelegate.self) {
            $0.dynamicAnimatorWillResume(try $1.get(0))
        }
    }

    /// Adds members of UIDynamicBehavior.
    private mutating func addUIKitDynamicsMembers1Part9() {
        property("childBehaviors", \UIDynamicBehavior.childBehaviors)
        property("dynamicAnimator", \UIDynamicBehavior.dynamicAnimator)
        function("UIDynamicBehavior()") { _ in UIDynamicBehavior() }
        method("addChildBehavior(_:)", of: UIDynamicBehavior.self) { $0.addChildBehavior(try $1.get(0)) }
        method("removeChildBehavior(_:)", of: UIDynamicBehavior.self) {
            $0.removeChildBehavior(try $1.get(0))
        }
        method("willMove(to:)", of: UIDynamicBehavior.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIDynamicItem.
    private mutating func addUIKitDynamicsMembers1Part10() {
        property("collisionBoundingPath", \UIDynamicItem.collisionBoundingPath)
        property("collisionBoundsType", \UIDynamicItem.collisionBoundsType)
    }
}
