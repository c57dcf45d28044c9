import Physics2D
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitDynamics

/// Rods and springs between an item and an anchor or another item.
@MainActor @Suite struct UIAttachmentBehaviorTests {
    let fixture = DynamicsFixture()

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        CGVector(dx: b.x - a.x, dy: b.y - a.y).length
    }

    @Test func theDefaultsAreApples() {
        let (first, second) = (fixture.addView(x: 100, y: 100), fixture.addView(x: 160, y: 180))
        let link = UIAttachmentBehavior(item: first, attachedTo: second)
        #expect(link.attachedBehaviorType == .items && link.items.count == 2)
        #expect(link.items[0] === first && link.items[1] === second)
        #expect(link.length == 100 && link.damping == 0 && link.frequency == 0)
        #expect(link.frictionTorque == 0 && link.attachmentRange == .infinite)
        let rod = UIAttachmentBehavior(
            item: first, offsetFromCenter: UIOffset(horizontal: 10, vertical: 0),
            attachedToAnchor: CGPoint(x: 110, y: 40))
        #expect(rod.attachedBehaviorType == .anchor && rod.items.count == 1 && rod.length == 60)
        #expect(rod.anchorPoint == CGPoint(x: 110, y: 40))
        #expect(UIAttachmentBehavior.AttachmentType.anchor.rawValue == 1)
    }

    @Test func theLengthIsTheDistanceAtAssociation() {
        let item = fixture.addView(x: 100, y: 100)
        let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
        item.center.x = 150
        fixture.add(UIGravityBehavior(items: [item]), rod)
        #expect(isNear(rod.length, 50, within: 1e-4))
        for _ in 0..<120 {
            fixture.run(seconds: 1.0 / 60)
            #expect(isNear(distance(item.center, rod.anchorPoint), 50, within: 0.5))
        }
    }

    @Test func anOffsetIsFixedInTheItem() {
        let item = fixture.addView(x: 200, y: 200, width: 80, height: 80)
        item.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let rod = UIAttachmentBehavior(
            item: item, offsetFromCenter: UIOffset(horizontal: 40, vertical: 0),
            attachedToAnchor: CGPoint(x: 200, y: 100))
        #expect(isNear(rod.length, 140, within: 1e-9), "its right edge points down")
        fixture.add(UIGravityBehavior(items: [item]), rod)
        for _ in 0..<60 {
            fixture.run(seconds: 1.0 / 60)
            let end = CGPoint(x: 40, y: 0).applying(item.transform)
            let point = CGPoint(x: item.center.x + end.x, y: item.center.y + end.y)
            #expect(isNear(distance(point, rod.anchorPoint), 140, within: 0.5))
        }
    }

    /// A weight stretches a spring of f hertz by g / (2 pi f)^2.
    @Test func aSpringStretchesUnderItsWeight() {
        let item = fixture.addView(x: 200, y: 150)
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
        (spring.frequency, spring.damping) = (2, 0.5)
        fixture.add(UIGravityBehavior(items: [item]), spring)
        fixture.run(seconds: 5)
        #expect(isNear(item.center.y, 150 + stretch(ofHertz: 2), within: 0.05))
        #expect(!fixture.animator.isRunning)
        spring.length = 100
        #expect(fixture.animator.isRunning, "a change wakes the item")
        fixture.run(seconds: 5)
        #expect(isNear(item.center.y, 200 + stretch(ofHertz: 2), within: 0.05))
        spring.frequency = 4
        fixture.run(seconds: 5)
        #expect(isNear(item.center.y, 200 + stretch(ofHertz: 4), within: 0.05))
    }

    private func stretch(ofHertz frequency: CGFloat) -> CGFloat {
        let angularFrequency = 2 * .pi * frequency
        return 1000 / (angularFrequency * angularFrequency)
    }

    @Test func anAnchorThatIsMovedPullsTheItem() {
        let item = fixture.addView(x: 200, y: 200)
        let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
        fixture.add(UIGravityBehavior(items: [item]), rod)
        fixture.run(seconds: 2)
        #expect(!fixture.animator.isRunning)
        for _ in 0..<60 {
            fixture.host.withCurrent { rod.anchorPoint.x += 1 }
            fixture.run(seconds: 1.0 / 60)
        }
        #expect(fixture.animator.isRunning && rod.length == 100)
        #expect(item.center.x > 220)
        #expect(isNear(distance(item.center, rod.anchorPoint), 100, within: 0.7))
    }

    /// Nearer than 1 pt, a rigid attachment without a length is a pin: the item stays and swings about it.
    @Test func anAnchorOnItsPointIsAPin() {
        let item = fixture.addView(x: 200, y: 200, width: 80, height: 20)
        let pin = UIAttachmentBehavior(
            item: item, offsetFromCenter: UIOffset(horizontal: -40, vertical: 0),
            attachedToAnchor: CGPoint(x: 160.5, y: 200))
        fixture.add(UIGravityBehavior(items: [item]), pin)
        var lowest: CGFloat = 0
        for _ in 0..<120 {
            fixture.run(seconds: 1.0 / 60)
            let end = CGPoint(x: -40, y: 0).applying(item.transform)
            let point = CGPoint(x: item.center.x + end.x, y: item.center.y + end.y)
            #expect(distance(point, pin.anchorPoint) < 0.6)
            lowest = max(lowest, item.center.y)
        }
        #expect(lowest > 238)
        #expect(
            fixture.animator.simulation.world.jointIDs.map(fixture.animator.simulation.world.kind) == [
                .revolute
            ])
        pin.frequency = 3
        #expect(
            fixture.animator.simulation.world.jointIDs.map(fixture.animator.simulation.world.kind) == [
                .distance
            ])
    }

    @Test func itemsOnARodStillCollide() {
        let (first, second) = (fixture.addView("a", x: 100, y: 100), fixture.addView("b", x: 200, y: 100))
        let spring = UIAttachmentBehavior(item: first, attachedTo: second)
        (spring.frequency, spring.damping, spring.length) = (2, 1, 0)
        fixture.add(UICollisionBehavior(items: [first, second]), spring)
        fixture.run(seconds: 3)
        #expect(isNear(second.center.x - first.center.x, 40, within: 1))
        fixture.animator.removeBehavior(spring)
        #expect(fixture.animator.simulation.world.jointCount == 0)
    }

    /// Springs of no length are how items are tied to a finger: they end on their anchor and rest.
    @Test(arguments: [CGFloat(1), 2, 8]) func aSpringWithoutLengthComesToRest(frequency: CGFloat) {
        let item = fixture.addView(x: 100, y: 300)
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 60))
        (spring.length, spring.frequency, spring.damping) = (0, frequency, 0.6)
        fixture.add(spring)
        fixture.run(seconds: 5)
        #expect(isNear(item.center, 150, 60, within: 0.2))
        #expect(!fixture.animator.isRunning)
    }

    /// Without a collision behavior nothing collides.
    @Test func itemsMayOverlap() {
        let (first, second) = (fixture.addView("a", x: 100, y: 100), fixture.addView("b", x: 110, y: 100))
        fixture.add(UIDynamicItemBehavior(items: [first, second]))
        fixture.run(seconds: 1)
        #expect(isNear(first.center, 100, 100) && isNear(second.center, 110, 100))
    }

    @Test func removedAttachmentsLeaveNothingBehind() {
        let item = fixture.addView(x: 200, y: 200)
        let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
        fixture.add(UIGravityBehavior(items: [item]), rod)
        fixture.run(seconds: 2)
        #expect(fixture.animator.simulation.world.bodyCount == 2)
        fixture.animator.removeBehavior(rod)
        #expect(fixture.animator.isRunning, "the item falls")
        #expect(fixture.animator.simulation.world.bodyCount == 1)
        fixture.animator.addBehavior(rod)
        fixture.animator.removeAllBehaviors()
        #expect(fixture.animator.simulation.world.bodyCount == 0)
    }

    @Test func whatCannotBeIsRefused() {
        let item = fixture.addView("item", x: 200, y: 200)
        let sentence = fixture.failure {
            fixture.animator.addBehavior(UIAttachmentBehavior(item: item, attachedTo: item))
        }
        #expect(sentence.contains("'item' to itself"))
        fixture.run(seconds: 0.1)
        #expect(item.center == CGPoint(x: 200, y: 200))
    }

    @Test func numbersThatAreNoneAreRefused() {
        let item = fixture.addView("item", x: 200, y: 200)
        let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
        let sentence = fixture.failure { rod.length = .nan }
        #expect(sentence.contains("UIAttachmentBehavior.length must be a number of 0 or more"))
        fixture.host.withCurrent {
            rod.frequency = -1
            rod.damping = .infinity
            rod.frictionTorque = .nan
            rod.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
            rod.attachmentRange = UIFloatRange(minimum: 1, maximum: 0)
        }
        #expect(rod.length == 100 && rod.frequency == 0 && rod.damping == 0 && rod.frictionTorque == 0)
        #expect(rod.anchorPoint == CGPoint(x: 200, y: 100) && rod.attachmentRange.isInfinite)
    }

    @Test func anAnchorThatIsNoNumberIsRefused() {
        let item = fixture.addView("item", x: 200, y: 200)
        let sentence = fixture.failure {
            let anchor = CGPoint(x: CGFloat.infinity, y: 0)
            fixture.animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: anchor))
        }
        #expect(sentence.contains("anchor"))
        fixture.run(seconds: 0.1)
    }

    @Test func anItemOutsideOfTheViewIsRefused() {
        let stray = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stray.accessibilityIdentifier = "stray"
        let item = fixture.addView("item", x: 200, y: 200)
        let sentence = fixture.failure {
            fixture.animator.addBehavior(UIAttachmentBehavior(item: item, attachedTo: stray))
        }
        #expect(sentence.contains("'stray'") && sentence.contains("reference view"))
        fixture.run(seconds: 0.1)
    }
}
