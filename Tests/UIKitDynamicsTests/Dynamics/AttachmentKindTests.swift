import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitDynamics

/// Slides, ropes, seams and pins.
@MainActor @Suite struct AttachmentKindTests {
    let fixture = DynamicsFixture()

    private func anchor(_ item: UIView) -> UIDynamicItemBehavior {
        let behavior = UIDynamicItemBehavior(items: [item])
        behavior.isAnchored = true
        return behavior
    }

    @Test func aSubclassMakesAttachmentsOfItsOwn() {
        final class Rope: UIAttachmentBehavior {
            private(set) var isCut = false

            required init(_ definition: Definition) { super.init(definition) }
        }
        let (first, second) = (fixture.addView(x: 50, y: 50), fixture.addView(x: 150, y: 50))
        let rope: Rope = .limitAttachment(
            with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
        fixture.add(rope, UIGravityBehavior(items: [second]))
        fixture.run(seconds: 1)
        let way = CGVector(dx: second.center.x - first.center.x, dy: second.center.y - first.center.y)
        #expect(!rope.isCut && rope.items.count == 2 && isNear(way.length, 100, within: 1))
    }

    @Test func aSlideMovesAlongItsAxisWithinItsRange() {
        let item = fixture.addView(x: 200, y: 100)
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: item, attachmentAnchor: CGPoint(x: 200, y: 100), axisOfTranslation: CGVector(dx: 1, dy: 1))
        slide.attachmentRange = UIFloatRange(minimum: -10, maximum: 100)
        fixture.add(UIGravityBehavior(items: [item]), slide)
        for _ in 0..<180 {
            fixture.run(seconds: 1.0 / 60)
            #expect(isNear(item.center.x - 200, item.center.y - 100, within: 0.8))
            #expect(isNear(fixture.animator.itemStates[0].angle, 0, within: 1e-3))
        }
        let end = 100 + 100 / 2.0.squareRoot()
        #expect(isNear(item.center.y, end, within: 1))
        #expect(slide.attachedBehaviorType == .anchor && !fixture.animator.isRunning)
        slide.attachmentRange = .zero
        fixture.run(seconds: 2)
        #expect(isNear(item.center.y, 100, within: 1))
    }

    @Test func aSlideAgainstAnItemIsCarriedByIt() {
        let rail = fixture.addView("rail", x: 200, y: 200, width: 200, height: 20)
        let wagon = fixture.addView("wagon", x: 150, y: 200)
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: wagon, attachedTo: rail, attachmentAnchor: CGPoint(x: 150, y: 200),
            axisOfTranslation: CGVector(dx: 1, dy: 0))
        let push = UIPushBehavior(items: [wagon], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.1, dy: 0)
        let collision = UICollisionBehavior(items: [rail, wagon])
        fixture.add(collision, slide, anchor(rail), push)
        fixture.run(seconds: 1)
        #expect(wagon.center.x > 180 && isNear(wagon.center.y, 200, within: 0.5))
        #expect(fixture.animator.contacts.isEmpty)
    }

    @Test func aRopeIsNeverLongerThanAtTheStart() {
        let (nail, ball) = (fixture.addView("nail", x: 200, y: 50), fixture.addView("ball", x: 260, y: 130))
        let rope = UIAttachmentBehavior.limitAttachment(
            with: ball, offsetFromCenter: .zero, attachedTo: nail,
            offsetFromCenter: UIOffset(horizontal: 0, vertical: 0))
        fixture.add(UIGravityBehavior(items: [ball]), rope, anchor(nail))
        #expect(isNear(rope.length, 100, within: 1e-3))
        var (longest, shortest): (CGFloat, CGFloat) = (0, 200)
        for _ in 0..<300 {
            fixture.run(seconds: 1.0 / 60)
            let length = CGVector(dx: ball.center.x - 200, dy: ball.center.y - 50).length
            (longest, shortest) = (max(longest, length), min(shortest, length))
        }
        #expect(longest < 100.5 && shortest > 0)
    }

    @Test func aSeamMakesOneOfTwo() {
        let (a, b) = (fixture.addView("a", x: 180, y: 100), fixture.addView("b", x: 215, y: 100))
        let seam = UIAttachmentBehavior.fixedAttachment(
            with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 200, y: 100))
        let push = UIPushBehavior(items: [a], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 0.3)
        let collision = UICollisionBehavior(items: [a, b])
        fixture.add(collision, seam, push)
        for _ in 0..<60 {
            fixture.run(seconds: 1.0 / 60)
            let (first, second) = (fixture.animator.itemStates[0], fixture.animator.itemStates[1])
            #expect(isNear(first.angle, second.angle, within: 0.035))
            let gap = CGVector(dx: b.center.x - a.center.x, dy: b.center.y - a.center.y).length
            #expect(isNear(gap, 35, within: 0.7))
            #expect(fixture.animator.contacts.isEmpty, "they overlap and do not collide")
        }
        #expect(abs(fixture.animator.itemStates[0].angle) > 0.5)
    }

    @Test func aPinTurnsWithinItsRangeAndHasFriction() {
        let post = fixture.addView("post", x: 100, y: 200)
        let arm = fixture.addView("arm", x: 150, y: 200, width: 100, height: 20)
        let pin = UIAttachmentBehavior.pinAttachment(
            with: arm, attachedTo: post, attachmentAnchor: CGPoint(x: 100, y: 200))
        // The arm weighs 0.2 kg; its weight turns it by 0.2 x 10 x 0.5 = 1 Nm.
        pin.frictionTorque = 1.05
        fixture.add(UIGravityBehavior(items: [arm]), pin, anchor(post))
        fixture.run(seconds: 2)
        #expect(isNear(fixture.animator.itemStates[0].angle, 0, within: 1e-3))
        pin.attachmentRange = UIFloatRange(minimum: -0.1, maximum: 0.4)
        pin.frictionTorque = 0
        fixture.run(seconds: 3)
        #expect(isNear(fixture.animator.itemStates[0].angle, 0.4, within: 0.036))
        #expect(isNear(arm.center.x, 100 + 50 * 0.921, within: 1))
    }

    @Test(arguments: [CGVector.zero, CGVector(dx: CGFloat.nan, dy: 0)]) func anAxisThatIsNoneIsRefused(
        axis: CGVector
    ) {
        let item = fixture.addView(x: 200, y: 100)
        let sentence = fixture.failure {
            fixture.animator.addBehavior(
                UIAttachmentBehavior.slidingAttachment(
                    with: item, attachmentAnchor: .zero, axisOfTranslation: axis))
        }
        #expect(sentence.contains("UIAttachmentBehavior cannot slide along the axis"))
        fixture.run(seconds: 0.1)
    }

    @Test func rangesKnowWhetherTheyEnd() {
        #expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
        #expect(UIFloatRange() == .zero && UIFloatRange.zero.isEqual(to: .zero))
        #expect(!UIFloatRange(minimum: 0, maximum: .infinity).isInfinite)
    }
}
