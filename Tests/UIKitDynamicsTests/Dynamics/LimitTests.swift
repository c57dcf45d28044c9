import Foundation
import Testing
import UIKitHost

/// Numbers that a 32-bit engine cannot compute with get a sentence that names the thing, the value and the
/// rule; the scene's other numbers stay as they were, and nothing traps.
@MainActor @Suite struct LimitTests {
    private typealias Scene = (fixture: DynamicsFixture, item: UIView)

    /// Runs code on a scene with an item, and a tick after it; returns the sentence.
    private func sentence(_ code: (DynamicsFixture, UIView) -> Void) -> String {
        let fixture = DynamicsFixture()
        let item = fixture.addView("dot", x: 100, y: 100)
        fixture.host.withCurrent { code(fixture, item) }
        fixture.run(seconds: 0.1)
        return fixture.host.failure?.message ?? ""
    }

    @Test(arguments: [1e300, 3.5e38, 1e40, -1e300, 2e9]) func aCenterFarOutIsRefused(_ x: Double) {
        let said = sentence { fixture, item in
            item.center = CGPoint(x: x, y: 0)
            fixture.animator.addBehavior(UIGravityBehavior(items: [item]))
        }
        #expect(
            said.contains("'dot'") && said.contains("center at (\(x)") && said.contains("from -1e9 to 1e9"))
    }

    @Test func aCenterThatIsMovedFarOutIsRefused() {
        let said = sentence { fixture, item in
            fixture.animator.addBehavior(UIGravityBehavior(items: [item]))
            item.center.y = 1e300
            fixture.animator.updateItem(usingCurrentState: item)
        }
        #expect(said.contains("'dot'") && said.contains("center"))
    }

    @Test(arguments: [1e300, 1e39, 1e9, 1e-5, 1e-300]) func aSizeBeyondTheLimitsIsRefused(_ side: Double) {
        let said = sentence { fixture, item in
            item.bounds.size = CGSize(width: side, height: side)
            fixture.animator.addBehavior(UIGravityBehavior(items: [item]))
        }
        #expect(said.contains("bounds of \(side) x \(side) pt") && said.contains("from 1e-3 to 1e8"))
    }

    @Test(arguments: [
        (1e8, 1e9, "mass"), (1e8, 1e5, "inertia"), (1e-3, 1e-30, "mass"), (1e-3, 1e-8, "mass"),
    ]) func aWeightBeyondTheLimitsIsRefused(_ side: Double, _ density: Double, _ word: String) {
        let said = sentence { fixture, item in
            item.bounds.size = CGSize(width: side, height: side)
            let properties = UIDynamicItemBehavior(items: [item])
            properties.density = density
            fixture.animator.addBehavior(properties)
        }
        #expect(said.contains("'dot'") && said.contains(word) && said.contains(" from 1e-"), "\(said)")
    }

    @Test func velocitiesBeyondTheLimitsAreRefused() {
        let linear = sentence { fixture, item in
            let motion = UIDynamicItemBehavior(items: [item])
            motion.addLinearVelocity(CGPoint(x: 1e300, y: 0), for: item)
            fixture.animator.addBehavior(motion)
        }
        #expect(linear.contains("addLinearVelocity") && linear.contains("1e+300"))
        let angular = sentence { fixture, item in
            let motion = UIDynamicItemBehavior(items: [item])
            fixture.animator.addBehavior(motion)
            motion.addAngularVelocity(1e300, for: item)
        }
        #expect(angular.contains("addAngularVelocity") && angular.contains("1e+300"))
    }

    @Test func velocitiesThatAddUpBeyondTheLimitsAreRefused() {
        let said = sentence { fixture, item in
            let motion = UIDynamicItemBehavior(items: [item])
            fixture.animator.addBehavior(motion)
            for _ in 0..<3 { motion.addLinearVelocity(CGPoint(x: 0, y: 9e8), for: item) }
        }
        #expect(said.contains("'dot'") && said.contains("velocity"))
    }

    @Test func gravitiesBeyondTheLimitsAreRefused() {
        let magnitude = sentence { fixture, item in
            let gravity = UIGravityBehavior(items: [item])
            fixture.animator.addBehavior(gravity)
            gravity.magnitude = 1e38
            #expect(gravity.magnitude == 1)
        }
        #expect(magnitude.contains("gravityDirection") && magnitude.contains("1e+38"))
        let product = sentence { fixture, item in
            let gravity = UIGravityBehavior(items: [item])
            gravity.magnitude = 1e9
            gravity.setGravityScale(1e9, for: item)
            fixture.animator.addBehavior(gravity)
        }
        #expect(product.contains("'dot'") && product.contains("gravities"))
    }

    @Test func insetsAndBoundsBeyondTheLimitsAreRefused() {
        let insets = sentence { fixture, item in
            let collision = UICollisionBehavior(items: [item])
            fixture.animator.addBehavior(collision)
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: -1e300, left: 0, bottom: 0, right: 0))
        }
        #expect(insets.contains("referenceBoundsInsets") && insets.contains("1e9"))
        let bounds = sentence { fixture, item in
            fixture.view.bounds.size.width = 1e300
            let collision = UICollisionBehavior(items: [item])
            collision.translatesReferenceBoundsIntoBoundary = true
            fixture.animator.addBehavior(collision)
        }
        #expect(bounds.contains("reference bounds") && bounds.contains("1e+300"))
    }

    @Test func boundariesBeyondTheLimitsAreRefused() {
        let line = sentence { fixture, item in
            let collision = UICollisionBehavior(items: [item])
            fixture.animator.addBehavior(collision)
            collision.addBoundary(
                withIdentifier: "line" as NSCopying, from: .zero, to: CGPoint(x: 1e300, y: 0))
        }
        #expect(line.contains("'line'") && line.contains("1e+300"))
        let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 1e300, height: 1e300))
        for isOpen in [true, false] {
            let said = sentence { _, item in
                let collision = UICollisionBehavior(items: [item])
                if isOpen {
                    collision.addBoundary(withIdentifier: "oval" as NSCopying, forOpen: oval)
                } else {
                    collision.addBoundary(withIdentifier: "oval" as NSCopying, for: oval)
                }
            }
            #expect(said.contains("'oval'") && said.contains("1e9"))
        }
    }

    @Test(arguments: [1e300, 1e200, 1e12]) func anOutlineBeyondTheLimitsIsRefused(_ side: Double) {
        let fixture = DynamicsFixture()
        let said = fixture.failure {
            let item = OutlinedItem(
                UIBezierPath(ovalIn: CGRect(x: -side / 2, y: -side / 2, width: side, height: side)))
            fixture.animator.addBehavior(UIGravityBehavior(items: [item]))
        }
        #expect(said.contains("collisionBoundingPath") && said.contains("1e8"))
    }

    @Test func pushesThatAnItemIsTooLightForAreRefused() {
        for mode in [UIPushBehavior.Mode.continuous, .instantaneous] {
            let said = sentence { fixture, item in
                item.bounds.size = CGSize(width: 1, height: 1)
                let push = UIPushBehavior(items: [item], mode: mode)
                push.pushDirection = CGVector(dx: 1e17, dy: 0)
                fixture.animator.addBehavior(push)
            }
            #expect(said.contains("'dot'") && said.contains("UIPushBehavior"), "\(said)")
        }
        let lever = sentence { fixture, item in
            let push = UIPushBehavior(items: [item], mode: .instantaneous)
            push.setTargetOffsetFromCenter(UIOffset(horizontal: 9e8, vertical: 0), for: item)
            push.pushDirection = CGVector(dx: 0, dy: 1e3)
            fixture.animator.addBehavior(push)
        }
        #expect(lever.contains("angular velocity"))
    }

    @Test func aBlockWhoseForceAnItemIsTooLightForIsRefused() {
        let said = sentence { fixture, item in
            let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: 1e20, dy: 0) }
            field.addItem(item)
            fixture.animator.addBehavior(field)
        }
        #expect(said.contains("'dot'") && said.contains("force"))
    }

    @Test(arguments: [CGFloat(1e300), 1e30, -1e300]) func numbersBeyondTheLimitsOfEachPropertyAreRefused(
        _ value: CGFloat
    ) {
        let settings:
            [(String, (UIDynamicItemBehavior, UIFieldBehavior, UIAttachmentBehavior, UIView) -> Void)] = [
                ("elasticity", { item, _, _, _ in item.elasticity = value }),
                ("friction", { item, _, _, _ in item.friction = value }),
                ("density", { item, _, _, _ in item.density = value }),
                ("charge", { item, _, _, _ in item.charge = value }),
                ("strength", { _, field, _, _ in field.strength = value }),
                ("falloff", { _, field, _, _ in field.falloff = value }),
                ("minimumRadius", { _, field, _, _ in field.minimumRadius = value }),
                ("position", { _, field, _, _ in field.position.x = value }),
                ("direction", { _, field, _, _ in field.direction.dx = value }),
                ("smoothness", { _, field, _, _ in field.smoothness = value }),
                ("animationSpeed", { _, field, _, _ in field.animationSpeed = value }),
                ("frequency", { _, _, link, _ in link.frequency = value }),
                ("damping", { _, _, link, _ in link.damping = value }),
                ("length", { _, _, link, _ in link.length = value }),
                ("frictionTorque", { _, _, link, _ in link.frictionTorque = value }),
                ("anchorPoint", { _, _, link, _ in link.anchorPoint.y = value }),
                (
                    "attachmentRange",
                    { _, _, link, _ in link.attachmentRange = UIFloatRange(minimum: value, maximum: value) }
                ),
                (
                    "snapPoint",
                    { _, _, _, view in _ = UISnapBehavior(item: view, snapTo: CGPoint(x: value, y: 0)) }
                ),
                ("damping", { _, _, _, view in UISnapBehavior(item: view, snapTo: .zero).damping = value }),
            ]
        for (name, set) in settings {
            let said = sentence { fixture, view in
                let item = UIDynamicItemBehavior(items: [view])
                let field = UIFieldBehavior.dragField()
                field.addItem(view)
                let link = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 10, y: 10))
                for behavior in [item, field, link] { fixture.animator.addBehavior(behavior) }
                set(item, field, link, view)
            }
            #expect(said.contains(".\(name) must be"), "\(name) \(value): \(said)")
        }
    }

    @Test func aFieldOfLinearGravityNeedsADirection() {
        for direction in [CGVector.zero, CGVector(dx: CGFloat.nan, dy: 0)] {
            let said = sentence { _, _ in _ = UIFieldBehavior.linearGravityField(direction: direction) }
            #expect(said.contains("UIFieldBehavior.direction must be finite and not (0, 0)"))
        }
    }

    @Test func anItemsTurnThatIsNoNumberIsRefused() {
        let fixture = DynamicsFixture()
        let said = fixture.failure {
            let item = OutlinedItem(UIBezierPath(rect: CGRect(x: -5, y: -5, width: 10, height: 10)))
            item.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            fixture.animator.addBehavior(UIGravityBehavior(items: [item]))
        }
        #expect(said.contains("transform"))
    }

    /// Everything as large as it may be: the scene runs, or ends with a sentence.
    @Test(arguments: EngineGeneration.allCases) func theLimitsThemselvesDoNoHarm(
        _ generation: EngineGeneration
    ) {
        let fixture = DynamicsFixture(generation: generation)
        let far = fixture.addView("far", x: 0, y: 0, width: 1e6, height: 1e6)
        far.center = CGPoint(x: 9.9e8, y: -9.9e8)
        let tiny = fixture.addView("tiny", x: 200, y: 200, width: 1, height: 1)
        fixture.host.withCurrent {
            let gravity = UIGravityBehavior(items: [far, tiny])
            gravity.magnitude = 9e8
            let motion = UIDynamicItemBehavior(items: [far, tiny])
            (motion.elasticity, motion.friction, motion.charge) = (1e6, 1e6, 1e9)
            motion.addLinearVelocity(CGPoint(x: 9e8, y: 9e8), for: far)
            motion.addAngularVelocity(9e5, for: far)
            let collision = UICollisionBehavior(items: [far, tiny])
            collision.addBoundary(
                withIdentifier: "line" as NSCopying, from: CGPoint(x: -1e9, y: 250),
                to: CGPoint(x: 1e9, y: 250))
            let field = UIFieldBehavior.electricField()
            (field.strength, field.falloff) = (1e12, -1e3)
            field.addItem(far)
            let slide = UIAttachmentBehavior.slidingAttachment(
                with: tiny, attachedTo: far, attachmentAnchor: CGPoint(x: 1e9, y: 1e9),
                axisOfTranslation: CGVector(dx: 1e-8, dy: 1e-8))
            for behavior in [gravity, motion, collision, field, slide] {
                fixture.animator.addBehavior(behavior)
            }
        }
        fixture.run(seconds: 1)
        for item in [far, tiny] { #expect(item.center.x.isFinite && item.center.y.isFinite) }
    }
}

/// An item that is no view, of an outline.
private final class OutlinedItem: NSObject, UIDynamicItem {
    var center = CGPoint(x: 100, y: 100)
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    var transform = CGAffineTransform.identity
    let collisionBoundsType = UIDynamicItemCollisionBoundsType.path
    let collisionBoundingPath: UIBezierPath

    init(_ path: UIBezierPath) { collisionBoundingPath = path }
}
