import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIDragBehaviorTests {
    let fixture = DynamicsFixture()

    /// A square on the left of a wall that goes from the top to y = 300.
    func squareBeforeWall() -> (UIView, UIDragBehavior) {
        let square = fixture.addView(x: 100, y: 100)
        let collision = UICollisionBehavior(items: [square])
        collision.addBoundary(
            withIdentifier: "wall" as NSCopying, from: CGPoint(x: 200, y: -200), to: CGPoint(x: 200, y: 300))
        let drag = UIDragBehavior(item: square, from: CGPoint(x: 110, y: 90))
        fixture.add(collision, drag)
        return (square, drag)
    }

    /// Moves the finger straight to a point, and calls a check on each tick.
    func move(_ drag: UIDragBehavior, to end: CGPoint, seconds: Double, _ check: () -> Void = {}) {
        let start = drag.fingerPoint
        let ticks = Int((seconds * 60).rounded())
        for tick in 1...ticks {
            let share = CGFloat(tick) / CGFloat(ticks)
            drag.fingerPoint = CGPoint(
                x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            fixture.run(seconds: 1 / 60)
            check()
        }
    }

    @Test func theHoldComesUnderTheFinger() {
        let (square, drag) = squareBeforeWall()
        move(drag, to: CGPoint(x: 60, y: 250), seconds: 0.5)
        fixture.run(seconds: 4)
        let hold = CGPoint(x: 10, y: -10).applying(square.transform)
        #expect(isNear(square.center.x + hold.x, 60, within: 0.5))
        #expect(isNear(square.center.y + hold.y, 250, within: 0.5))
        #expect(fixture.host.failure == nil)
    }

    @Test(arguments: [0.05, 0.3, 2]) func aFingerBehindAWallDoesNotPullTheItemThroughOrInto(seconds: Double) {
        let (square, drag) = squareBeforeWall()
        var deepest: CGFloat = 0
        let check = { deepest = max(deepest, square.frame.maxX) }
        move(drag, to: CGPoint(x: 390, y: 90), seconds: seconds, check)
        move(drag, to: CGPoint(x: 390, y: 91), seconds: 1, check)
        #expect(deepest < 201)
        #expect(square.center.x < 181 && square.center.x > 170)
        #expect(fixture.host.failure == nil)
    }

    @Test func itComesWhenTheFingerHasGoneRoundTheWall() {
        let (square, drag) = squareBeforeWall()
        move(drag, to: CGPoint(x: 390, y: 90), seconds: 0.5)
        move(drag, to: CGPoint(x: 250, y: 390), seconds: 1)
        fixture.run(seconds: 2)
        #expect(square.center.x > 210 && square.center.y > 330)
    }

    @Test func itDoesNotPressAnItemThroughAWallEither() {
        let (square, drag) = squareBeforeWall()
        let other = fixture.addView("other", x: 160, y: 100)
        (fixture.animator.behaviors[0] as? UICollisionBehavior)?.addItem(other)
        var deepest: CGFloat = 0
        move(drag, to: CGPoint(x: 390, y: 90), seconds: 0.3) { deepest = max(deepest, other.frame.maxX) }
        move(drag, to: CGPoint(x: 390, y: 91), seconds: 1) { deepest = max(deepest, other.frame.maxX) }
        #expect(deepest < 203)
        #expect(square.frame.maxX <= 200)
    }

    @Test func aTurnedItemIsHeldWhereTheFingerIs() {
        let square = fixture.addView(x: 100, y: 100)
        square.transform = CGAffineTransform(rotationAngle: 1)
        let drag = UIDragBehavior(item: square, from: CGPoint(x: 115, y: 100))
        fixture.add(drag)
        fixture.run(seconds: 1)
        #expect(isNear(square.center, 100, 100, within: 0.01))
    }

    @Test func badNumbersAreErrors() {
        let (_, drag) = squareBeforeWall()
        #expect(
            fixture.failure { drag.fingerPoint.x = .nan }.contains(
                "UIDragBehavior.fingerPoint must be finite"))
        #expect(drag.fingerPoint == CGPoint(x: 110, y: 90))
    }
}
