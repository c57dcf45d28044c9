import Testing
import UIKitHost
import UIKitTestSupport

/// Pushes: how far, how long, where.
@MainActor @Suite struct UIPushBehaviorTests {
    let fixture = DynamicsFixture()

    private func addItem(width: CGFloat = 100, height: CGFloat = 100) -> UIView {
        let item = fixture.addView("item", x: 200, y: 200, width: width, height: height)
        let properties = UIDynamicItemBehavior(items: [item])
        (properties.resistance, properties.angularResistance) = (0, 0)
        fixture.add(properties)
        return item
    }

    private var velocity: CGVector { fixture.animator.itemStates[0].velocity }
    private var spin: CGFloat { fixture.animator.itemStates[0].angularVelocity }

    @Test func theDefaultsAreApples() {
        let push = UIPushBehavior(items: [], mode: .instantaneous)
        #expect(push.mode == .instantaneous && push.active && push.pushDirection == .zero)
        #expect(push.magnitude == 0 && push.angle == 0 && push.items.isEmpty)
        push.setAngle(.pi / 2, magnitude: 3)
        #expect(isNear(push.pushDirection.dx, 0) && isNear(push.pushDirection.dy, 3))
        push.magnitude = 2
        #expect(isNear(push.angle, .pi / 2) && isNear(push.pushDirection.dy, 2))
        #expect(UIPushBehavior.Mode.continuous.rawValue == 0)
    }

    @Test func anAngleLastsWithoutAMagnitude() {
        let push = UIPushBehavior()
        push.angle = .pi
        #expect(push.angle == .pi && push.pushDirection == .zero)
        push.magnitude = 2
        #expect(isNear(push.pushDirection.dx, -2) && isNear(push.pushDirection.dy, 0))
        push.magnitude = 0
        push.magnitude = 1
        #expect(push.angle == .pi && isNear(push.pushDirection.dx, -1))
        push.pushDirection = .zero
        #expect(push.angle == .pi && push.magnitude == 0)
        push.pushDirection = CGVector(dx: 3, dy: 4)
        #expect(isNear(push.angle, 0.927295218) && push.magnitude == 5)
        #expect(push.pushDirection == CGVector(dx: 3, dy: 4))
    }

    @Test func aPushWithoutArgumentsIsContinuous() {
        let push = UIPushBehavior()
        #expect(push.mode == .continuous && push.items.isEmpty && push.active)
    }

    /// 1 N moves 1 kg, which 100 x 100 pt weigh, by 100 pt/s^2, and 1/4 kg four times as fast.
    @Test(arguments: zip([100, 50] as [CGFloat], [1, 4] as [CGFloat])) func aContinuousPushAccelerates(
        side: CGFloat, factor: CGFloat
    ) {
        let push = UIPushBehavior(items: [addItem(width: side, height: side)], mode: .continuous)
        push.pushDirection = CGVector(dx: 0.6, dy: -0.8)
        fixture.add(push)
        fixture.run(seconds: 0.5)
        // The animator's first frame runs one sub-step of its two.
        let time = 0.5 - 1.0 / 120
        #expect(isNear(velocity.dx, 60 * factor * time, within: 1e-3))
        #expect(isNear(velocity.dy, -80 * factor * time, within: 1e-3))
        #expect(push.active)
        push.active = false
        let before = velocity
        fixture.run(seconds: 0.5)
        #expect(velocity == before)
    }

    @Test func anInstantaneousPushActsOnceAndAgainWhenToldTo() {
        let push = UIPushBehavior(items: [addItem()], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        fixture.add(push)
        #expect(push.active)
        fixture.run(seconds: 0.1)
        #expect(isNear(velocity.dx, 100, within: 1e-3) && !push.active)
        fixture.run(seconds: 0.1)
        #expect(isNear(velocity.dx, 100, within: 1e-3))
        push.active = true
        fixture.run(seconds: 0.1)
        #expect(isNear(velocity.dx, 200, within: 1e-3) && !push.active)
    }

    /// The impulse J at the distance r turns by r J / I, with I = m (w^2 + h^2) / 12: here 0.2 m x 1 Ns /
    /// (1/6).
    @Test(arguments: [CGFloat(0), 1]) func anOffsetTurns(angle: CGFloat) {
        let item = addItem()
        item.transform = CGAffineTransform(rotationAngle: angle)
        fixture.animator.updateItem(usingCurrentState: item)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 30, vertical: -20), for: item)
        #expect(push.targetOffsetFromCenter(for: item) == UIOffset(horizontal: 30, vertical: -20))
        fixture.add(push)
        fixture.run(seconds: 1.0 / 60)
        #expect(isNear(spin, 1.2, within: 1e-4), "clockwise, along the view's axes however it is turned")
        #expect(isNear(velocity.dx, 100, within: 1e-3))
    }

    @Test func aPushKeepsTheAnimatorRunningWhileItIsActive() {
        let item = addItem()
        let push = UIPushBehavior(items: [item], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        fixture.add(push, collision)
        fixture.run(seconds: 8)
        #expect(fixture.animator.isRunning, "it lies at the edge and is still pushed")
        push.active = false
        fixture.run(seconds: 2)
        #expect(!fixture.animator.isRunning)
        push.active = true
        #expect(fixture.animator.isRunning)
        push.removeItem(item)
        fixture.run(seconds: 2)
        #expect(!fixture.animator.isRunning)
    }

    @Test func aPushWakesASleepingItem() {
        let item = addItem()
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        fixture.add(push)
        fixture.run(seconds: 1)
        #expect(!fixture.animator.isRunning && !push.active)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        #expect(!fixture.animator.isRunning, "it is not active")
        push.active = true
        #expect(fixture.animator.isRunning)
        fixture.run(seconds: 0.5)
        #expect(item.center.x > 240)
    }

    @Test func aPushedItemDoesNotPassThroughAnother() {
        let bullet = fixture.addView("bullet", x: 50, y: 200, width: 20, height: 20)
        let plate = fixture.addView("plate", x: 300, y: 200, width: 4, height: 200)
        let push = UIPushBehavior(items: [bullet], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 2, dy: 0)
        fixture.add(push, UICollisionBehavior(items: [bullet, plate]))
        fixture.run(seconds: 0.5)
        #expect(bullet.center.x < plate.center.x)
        #expect(plate.center.x > 300.5)
    }

    @Test func aPushThatIsNoNumberIsRefused() {
        let push = UIPushBehavior(items: [addItem()], mode: .continuous)
        let sentence = fixture.failure { push.pushDirection = CGVector(dx: CGFloat.nan, dy: 0) }
        #expect(sentence.contains("UIPushBehavior.pushDirection must be finite"))
        #expect(push.pushDirection == .zero)
        fixture.host.withCurrent { push.setAngle(.infinity, magnitude: 1) }
        #expect(push.pushDirection == .zero)
    }
}
