import Testing
import UIKitHost

/// The additions to Apple's animator: signals of rest, a time scale, steps by hand.
@MainActor @Suite struct AnimatorAdditionsTests {
    let fixture = DynamicsFixture()

    @Test func eachItemAndBehaviorTellsOnTheStepOnWhichItComesToRest() {
        let (low, high) = (fixture.addView("low", x: 100, y: 370), fixture.addView("high", x: 300, y: 100))
        let gravity = UIGravityBehavior(items: [low, high])
        let lowCollision = UICollisionBehavior(items: [low])
        let highCollision = UICollisionBehavior(items: [high])
        for collision in [lowCollision, highCollision] {
            collision.translatesReferenceBoundsIntoBoundary = true
        }
        var settled: [String: Double] = [:]
        let animator = fixture.animator
        animator.itemDidSettle = { settled[fixture.host.name(of: $0)] = animator.elapsedTime }
        lowCollision.didSettle = { settled["lowCollision"] = animator.elapsedTime }
        gravity.didSettle = { settled["gravity"] = animator.elapsedTime }
        fixture.add(gravity, lowCollision, highCollision)
        fixture.run(seconds: 4)
        #expect(!animator.isRunning)
        #expect(settled["low"] == settled["lowCollision"])
        #expect(settled["high"] == settled["gravity"], "the last of its items")
        #expect((settled["low"] ?? 9) < (settled["high"] ?? 0))
        #expect(settled["high"] == animator.elapsedTime, "it is the step after which the animator pauses")
    }

    @Test func anItemThatIsMovedAgainSettlesAgain() {
        let item = fixture.addView(x: 100, y: 100)
        let behavior = UIDynamicItemBehavior(items: [item])
        var count = 0
        behavior.didSettle = { count += 1 }
        fixture.add(behavior)
        fixture.run(seconds: 1)
        #expect(count == 1)
        fixture.host.withCurrent { behavior.addLinearVelocity(CGPoint(x: 2, y: 0), for: item) }
        fixture.run(seconds: 10)
        #expect(count == 2)
    }

    @Test func timePassesByItsScale() {
        let (whole, half) = (DynamicsFixture(), DynamicsFixture())
        let views = [whole, half].map { $0.addView(x: 100, y: 100) }
        half.animator.timeScale = 0.5
        whole.add(UIGravityBehavior(items: [views[0]]))
        half.add(UIGravityBehavior(items: [views[1]]))
        whole.run(seconds: 0.5)
        half.run(seconds: 1)
        #expect(abs(whole.animator.elapsedTime - half.animator.elapsedTime) < 1e-9)
        // At most a sub-step of 1/120 s apart, at 500 pt/s.
        #expect(abs(views[0].center.y - views[1].center.y) < 5)
    }

    @Test func aScaleOfZeroHoldsEverything() {
        let item = fixture.addView(x: 100, y: 100)
        fixture.add(UIGravityBehavior(items: [item]))
        fixture.animator.timeScale = 0
        fixture.run(seconds: 1)
        #expect(item.center == CGPoint(x: 100, y: 100) && fixture.animator.isRunning)
        let sentence = fixture.failure { fixture.animator.timeScale = -1 }
        #expect(sentence.contains("timeScale must be 0 or more") && fixture.animator.timeScale == 0)
    }

    @Test func stepsByHandReplaceTheClock() {
        let item = fixture.addView(x: 100, y: 100)
        fixture.add(UIGravityBehavior(items: [item]))
        fixture.animator.followsFilmClock = false
        fixture.run(seconds: 1)
        #expect(item.center.y == 100)
        fixture.animator.step(by: 0.1)
        #expect(item.center.y > 102)
    }
}
