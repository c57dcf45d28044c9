import Physics2D
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitDynamics

/// Snaps: where they end, and how.
@MainActor @Suite struct UISnapBehaviorTests {
    let fixture = DynamicsFixture()

    private var angle: CGFloat { fixture.animator.itemStates[0].angle }

    @Test func anItemSnapsUprightToThePoint() {
        let item = fixture.addView(x: 100, y: 100, width: 80, height: 40)
        item.transform = CGAffineTransform(rotationAngle: 0.7)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 250))
        #expect(snap.damping == 0.5 && snap.snapPoint == CGPoint(x: 300, y: 250) && snap.allowsRotation)
        #expect(snap.item === item)
        fixture.add(snap)
        fixture.run(seconds: 1.0 / 60)
        #expect(isNear(item.center, 100, 100, within: 1e-4), "the first frame does not move")
        fixture.run(seconds: 4)
        #expect(isNear(item.center, 300, 250, within: 0.1) && isNear(angle, 0, within: 1e-3))
        #expect(!fixture.animator.isRunning)
    }

    @Test func theSnapPointMovesLive() {
        let item = fixture.addView(x: 100, y: 100)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 250))
        fixture.add(snap)
        fixture.run(seconds: 4)
        snap.snapPoint = CGPoint(x: 50, y: 300)
        #expect(fixture.animator.isRunning)
        fixture.run(seconds: 4)
        #expect(isNear(item.center, 50, 300, within: 0.1))
    }

    @Test func moreDampingMeansLessOvershoot() {
        func overshoot(_ damping: CGFloat, isLive: Bool) -> CGFloat {
            let fixture = DynamicsFixture()
            let item = fixture.addView(x: 100, y: 200)
            let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 200))
            if !isLive { snap.damping = damping }
            fixture.add(snap)
            fixture.run(seconds: 1.0 / 60)
            if isLive { snap.damping = damping }
            var farthest: CGFloat = 0
            for _ in 0..<120 {
                fixture.run(seconds: 1.0 / 60)
                farthest = max(farthest, item.center.x - 200)
            }
            return farthest
        }
        let overshoots = [0, 0.25, 0.5, 1].map { overshoot($0, isLive: false) }
        #expect(zip(overshoots, overshoots.dropFirst()).allSatisfy { $0 > $1 + 1 })
        #expect(isNear(overshoot(0.25, isLive: true), overshoots[1], within: 1e-3), "damping counts live too")
    }

    @Test func twoSnapsPullTogether() {
        let item = fixture.addView(x: 200, y: 100)
        fixture.add(
            UISnapBehavior(item: item, snapTo: CGPoint(x: 100, y: 200)),
            UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 200)))
        fixture.run(seconds: 6)
        #expect(isNear(item.center, 200, 200, within: 1), "in the middle")
    }

    @Test func aRemovedSnapLetsGo() {
        let item = fixture.addView(x: 100, y: 100)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 250))
        fixture.add(snap, UIGravityBehavior(items: [item]))
        fixture.run(seconds: 3)
        fixture.animator.removeBehavior(snap)
        #expect(fixture.animator.simulation.world.bodyCount == 1)
        fixture.run(seconds: 1)
        #expect(item.center.y > 600)
    }

    @Test func anItemCanKeepItsTurn() {
        let item = fixture.addView(x: 100, y: 100, width: 80, height: 40)
        item.transform = CGAffineTransform(rotationAngle: 0.7)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 250))
        snap.allowsRotation = false
        fixture.add(snap)
        for _ in 0..<240 {
            fixture.run(seconds: 1.0 / 60)
            #expect(isNear(angle, 0.7, within: 1e-6))
        }
        #expect(isNear(item.center, 300, 250, within: 0.1))
        snap.allowsRotation = true
        fixture.run(seconds: 4)
        #expect(isNear(angle, 0, within: 1e-3), "now it is turned upright")
    }

    @Test func anItemThatIsNotTurnedSnapsAsFast() {
        func way(allowsRotation: Bool) -> CGFloat {
            let fixture = DynamicsFixture()
            let item = fixture.addView(x: 100, y: 100, width: 60, height: 60)
            let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 110, y: 110))
            snap.allowsRotation = allowsRotation
            fixture.add(snap)
            fixture.run(seconds: 5.0 / 60)
            return item.center.x - 100
        }
        #expect(abs(way(allowsRotation: true) / way(allowsRotation: false) - 1) < 0.05)
    }

    @Test func numbersThatAreNoneAreRefused() {
        let item = fixture.addView("item", x: 100, y: 100)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 250))
        let sentence = fixture.failure { snap.damping = .nan }
        #expect(sentence.contains("UISnapBehavior.damping must be a number of 0 or more"))
        fixture.host.withCurrent { snap.snapPoint.x = .infinity }
        #expect(snap.damping == 0.5 && snap.snapPoint.x == 300)
        fixture.host.withCurrent {
            fixture.animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: CGFloat.nan, y: 0)))
        }
        fixture.run(seconds: 0.2)
        #expect(isNear(item.center, 100, 100))
    }
}
