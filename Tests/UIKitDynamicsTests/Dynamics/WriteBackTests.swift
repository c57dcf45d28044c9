import Testing
import UIKitHost

/// The effects of an animator's step on views, and the properties that it leaves alone.
@MainActor struct WriteBackTests {
    /// Counts how often it is put somewhere and turned.
    private final class CountingView: UIView {
        var moves = 0
        override var center: CGPoint { didSet { moves += 1 } }
        override var transform: CGAffineTransform { didSet { moves += 1 } }
    }

    private let fixture = DynamicsFixture()
    private let resting = CountingView(frame: CGRect(x: 50, y: 340, width: 40, height: 40))

    /// One view lies on the floor, another floats up slowly, so that the animator goes on.
    private init() {
        fixture.view.addSubview(resting)
        let floating = fixture.addView("floating", x: 300, y: 390)
        let push = UIPushBehavior(items: [floating], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: -0.001)
        let collision = UICollisionBehavior(items: [resting, floating])
        collision.translatesReferenceBoundsIntoBoundary = true
        fixture.add(UIGravityBehavior(items: [resting]), collision, push)
        fixture.run(seconds: 2)
    }

    @Test func aViewThatRestsIsLeftAlone() {
        #expect(fixture.animator.itemStates.map(\.isAsleep) == [true, false])
        let moves = resting.moves
        fixture.run(seconds: 1)
        #expect(fixture.animator.isRunning && moves > 0 && resting.moves == moves)
    }

    @Test func aViewThatTheSceneMovedIsPutBack() {
        let (center, transform) = (resting.center, resting.transform)
        resting.center.x += 100
        resting.transform = CGAffineTransform(rotationAngle: 1)
        fixture.run(seconds: 1.0 / 60)
        #expect(resting.center == center && resting.transform == transform)
    }

    @Test func aViewThatTheSceneScaledKeepsItsScale() {
        resting.transform = CGAffineTransform(scaleX: 2, y: 2)
        fixture.run(seconds: 0.5)
        #expect(abs(resting.transform.determinant - 4) < 1e-9)
    }

    @Test func onADeviceATransformBecomesAPureTurn() {
        fixture.animator.keepsScale = false
        resting.transform = CGAffineTransform(scaleX: 2, y: 2)
        fixture.run(seconds: 1.0 / 60)
        #expect(abs(resting.transform.determinant - 1) < 1e-9)
    }

    @Test func anotherWriteBackCountsAtOnce() {
        resting.center = .zero
        fixture.animator.updateItem(usingCurrentState: resting)
        fixture.host.withCurrent { resting.center = CGPoint(x: 70.3, y: 300.4) }
        fixture.animator.updateItem(usingCurrentState: resting)
        fixture.animator.writeBack = .pixels(perPoint: 1)
        fixture.run(seconds: 1.0 / 60)
        #expect(resting.center.x == 70 && resting.center.y == resting.center.y.rounded())
    }

    @Test func aViewUnderAnotherIsPutInItsOwnCoordinates() {
        let board = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 300))
        fixture.view.addSubview(board)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        board.addSubview(view)
        fixture.add(UIGravityBehavior(items: [view]))
        fixture.run(seconds: 0.2)
        #expect(abs(view.center.x - 10) < 1e-4 && view.center.y > 20)
        view.removeFromSuperview()
        fixture.view.addSubview(view)
        fixture.run(seconds: 1.0 / 60)
        #expect(abs(view.center.x - 110) < 1e-4)
    }

    @Test func anActionSetOnAChildIsCalledInEveryStep() {
        let (parent, child) = (UIDynamicBehavior(), UIDynamicBehavior())
        parent.addChildBehavior(child)
        fixture.add(parent)
        var count = 0
        child.action = { count += 1 }
        fixture.run(seconds: 0.5)
        #expect(count == 30)
    }

    /// Code attaches items to the reference view, which is a descendant of itself.
    @Test func theReferenceViewMayBeAnItem() {
        let fixture = DynamicsFixture()
        let item = fixture.addView(x: 300, y: 100)
        let anchor = UIDynamicItemBehavior(items: [fixture.view])
        anchor.isAnchored = true
        let pin = UIAttachmentBehavior.pinAttachment(
            with: item, attachedTo: fixture.view, attachmentAnchor: CGPoint(x: 200, y: 100))
        fixture.add(anchor, UIGravityBehavior(items: [item]), pin)
        let center = fixture.view.center
        let arm = hypot(item.center.x - 200, item.center.y - 100)
        for _ in 0..<40 { fixture.host.advance(by: 1 / 60) }
        #expect(fixture.view.center == center && item.center.y > 150)
        #expect(abs(hypot(item.center.x - 200, item.center.y - 100) - arm) < 2)
        #expect(fixture.host.failure == nil)
    }

    @Test func theReferenceViewFallsInItsSuperview() {
        let fixture = DynamicsFixture()
        let gravity = UIGravityBehavior(items: [fixture.view])
        fixture.add(gravity)
        let start = fixture.view.center
        for _ in 0..<31 { fixture.host.advance(by: 1 / 60) }
        // 1000 pt/s² for half a second.
        #expect(fixture.view.center.x == start.x)
        #expect(abs(fixture.view.center.y - start.y - 125) < 6)
    }
}
