import Testing
import UIKitHost

/// A behavior of one's own, as tutorials compose them.
private final class FallingBehavior: UIDynamicBehavior {
    let gravity = UIGravityBehavior()
    var moves: [String] = []

    init(items: [UIDynamicItem]) {
        super.init()
        items.forEach(gravity.addItem)
        addChildBehavior(gravity)
    }

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        super.willMove(to: dynamicAnimator)
        moves.append(
            "\(dynamicAnimator == nil ? "away" : "in"), \(self.dynamicAnimator == nil ? "free" : "held")")
    }
}

@MainActor @Suite struct UIDynamicBehaviorTests {
    let fixture = DynamicsFixture()

    @Test func childrenActWithTheirParent() {
        let item = fixture.addView(x: 100, y: 100)
        let falling = FallingBehavior(items: [item])
        #expect(falling.childBehaviors == [falling.gravity])
        fixture.add(falling)
        #expect(falling.gravity.dynamicAnimator === fixture.animator)
        #expect(fixture.animator.behaviors == [falling], "children are not listed")
        fixture.run(seconds: 0.2)
        #expect(item.center.y > 110)
        fixture.host.withCurrent { fixture.animator.removeBehavior(falling) }
        #expect(falling.gravity.dynamicAnimator == nil)
        #expect(falling.moves == ["in, free", "away, held"], "told before it happens")
    }

    @Test func childrenCanComeAndGoWhileRunning() {
        let item = fixture.addView(x: 100, y: 100)
        let parent = UIDynamicBehavior()
        fixture.add(parent)
        let gravity = UIGravityBehavior(items: [item])
        fixture.host.withCurrent { parent.addChildBehavior(gravity) }
        fixture.run(seconds: 0.2)
        #expect(item.center.y > 110)
        let place = item.center
        fixture.host.withCurrent { parent.removeChildBehavior(gravity) }
        fixture.run(seconds: 0.2)
        #expect(item.center == place)
    }

    @Test func everyActionRunsOnceInEachStep() {
        let item = fixture.addView(x: 100, y: 100)
        let falling = FallingBehavior(items: [item])
        var calls: [String] = []
        falling.action = { calls.append("parent") }
        falling.gravity.action = { calls.append("child") }
        fixture.add(falling)
        fixture.host.advance(by: 1 / 60)
        fixture.host.advance(by: 1 / 60)
        #expect(calls == ["parent", "child", "parent", "child"])
    }

    @Test func behaviorsHashTheSameInEveryRun() {
        let runs = (0..<2).map { _ in
            let host = SceneHost(size: CGSize(width: 100, height: 100))
            return host.withCurrent {
                let (gravity, view, layer) = (UIGravityBehavior(), UIView(), CALayer())
                let (recognizer, push) = (UITapGestureRecognizer(), UIPushBehavior())
                // In the order of first use, whatever was made first.
                return [push.hash, gravity.hash, view.hash, layer.hash, recognizer.hash, gravity.hash]
            }
        }
        #expect(runs[0] == [1, 2, 3, 4, 5, 2] && runs[1] == runs[0])
    }
}
