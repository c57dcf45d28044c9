import Testing
import UIKitHost

@testable import UIKitDynamics

@MainActor @Suite struct UICollisionBehaviorTests {
    let fixture = DynamicsFixture()

    /// Two views on a collision course, and where the left one is after a second: stopped at the right one,
    /// or past it.
    private func passes(_ arrange: (UIView, UIView) -> [UICollisionBehavior]) -> Bool {
        let (left, right) = (fixture.addView("left", x: 60, y: 200), fixture.addView("right", x: 200, y: 200))
        let properties = UIDynamicItemBehavior(items: [left])
        properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
        fixture.add(properties)
        arrange(left, right).forEach { fixture.add($0) }
        fixture.run(seconds: 1)
        return left.center.x > right.center.x
    }

    @Test func itemsOfOneBehaviorCollide() {
        #expect(!passes { [UICollisionBehavior(items: [$0, $1])] })
    }

    @Test func itemsOfDifferentBehaviorsDoNot() {
        #expect(passes { [UICollisionBehavior(items: [$0]), UICollisionBehavior(items: [$1])] })
    }

    @Test func unlessOneBehaviorHoldsBoth() {
        #expect(
            !passes {
                [
                    UICollisionBehavior(items: [$0]), UICollisionBehavior(items: [$1]),
                    UICollisionBehavior(items: [$0, $1]),
                ]
            })
    }

    @Test func modeBoundariesLetsItemsPass() {
        #expect(
            passes {
                let collision = UICollisionBehavior(items: [$0, $1])
                collision.collisionMode = .boundaries
                return [collision]
            })
    }

    @Test func itemsInNoCollisionBehaviorPassThroughEverything() {
        #expect(passes { _, right in [UICollisionBehavior(items: [right])] })
    }

    @Test func aRemovedItemPasses() {
        #expect(
            passes {
                let collision = UICollisionBehavior(items: [$0, $1])
                collision.removeItem($0)
                return [collision]
            })
    }

    @Test func ninetyBehaviorsWork() {
        #expect(
            !passes { left, right in
                (0..<90).map { _ in UICollisionBehavior() } + [UICollisionBehavior(items: [left, right])]
            })
    }

    @Test func boundariesWorkFromBothSides() {
        let (above, below) = (
            fixture.addView("above", x: 100, y: 100), fixture.addView("below", x: 300, y: 300)
        )
        let collision = UICollisionBehavior(items: [above, below])
        collision.addBoundary(
            withIdentifier: "line" as NSCopying, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 400, y: 200))
        let up = UIGravityBehavior(items: [below])
        up.gravityDirection = CGVector(dx: 0, dy: -1)
        fixture.add(UIGravityBehavior(items: [above]), up, collision)
        fixture.run(seconds: 3)
        #expect((178...180).contains(above.center.y) && (220...222).contains(below.center.y))
    }

    @Test func insetsMoveTheReferenceBoundary() {
        let item = fixture.addView(x: 100, y: 100)
        let collision = UICollisionBehavior(items: [item])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
        #expect(collision.translatesReferenceBoundsIntoBoundary)
        fixture.add(UIGravityBehavior(items: [item]), collision)
        fixture.run(seconds: 3)
        // The boundary lies one point outside of 350, the skin keeps the item two points off at most.
        #expect((329...331).contains(item.center.y))
    }

    @Test func aPathIsAClosedLoop() {
        let item = fixture.addView(x: 200, y: 200, width: 20, height: 20)
        let collision = UICollisionBehavior(items: [item])
        let circle = UIBezierPath(ovalIn: CGRect(x: 100, y: 100, width: 200, height: 200))
        collision.addBoundary(withIdentifier: "circle" as NSCopying, for: circle)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.elasticity = 1
        properties.addLinearVelocity(CGPoint(x: 700, y: 300), for: item)
        fixture.add(collision, properties)
        for _ in 0..<300 {
            fixture.host.advance(by: 1 / 60)
            let distance = CGVector(dx: item.center.x - 200, dy: item.center.y - 200).length
            #expect(distance < 100)
        }
    }

    @Test func boundariesAreFoundReplacedAndRemoved() throws {
        let collision = UICollisionBehavior()
        #expect(collision.boundaryIdentifiers == nil)
        let (a, b) = (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 50))
        collision.addBoundary(withIdentifier: "one" as NSCopying, from: a, to: b)
        collision.addBoundary(withIdentifier: NSNumber(value: 2), from: a, to: b)
        #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["one", "2"])
        let path = try #require(collision.boundary(withIdentifier: NSString("one")))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        collision.addBoundary(withIdentifier: "one" as NSCopying, from: a, to: CGPoint(x: 10, y: 10))
        #expect(collision.boundaryIdentifiers?.count == 2)
        collision.removeBoundary(withIdentifier: "one" as NSCopying)
        #expect(collision.boundary(withIdentifier: "one" as NSCopying) == nil)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test func aRemovedBoundaryLetsGo() {
        let item = fixture.addView(x: 100, y: 100)
        let collision = UICollisionBehavior(items: [item])
        collision.addBoundary(
            withIdentifier: "line" as NSCopying, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 400, y: 200))
        fixture.add(UIGravityBehavior(items: [item]), collision)
        fixture.run(seconds: 3)
        #expect(!fixture.animator.isRunning)
        fixture.host.withCurrent { collision.removeBoundary(withIdentifier: "line" as NSCopying) }
        fixture.run(seconds: 0.5)
        #expect(item.center.y > 250)
    }

    @Test func theDelegateHearsOfEveryTouch() {
        let (lower, upper) = (
            fixture.addView("lower", x: 100, y: 350), fixture.addView("upper", x: 100, y: 250)
        )
        let collision = UICollisionBehavior(items: [lower, upper])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = fixture
        fixture.add(UIGravityBehavior(items: [lower, upper]), collision)
        fixture.run(seconds: 3)
        let began = fixture.events.filter { $0.hasPrefix("began") }
        #expect(began.first == "began lower nil")
        #expect(began.contains("began lower upper"))
        let ended = fixture.events.filter { $0 == "ended lower nil" }.count
        #expect(began.filter { $0 == "began lower nil" }.count == ended + 1, "at rest it still touches")
    }

    @Test func aReferenceViewWithoutASizeIsABoundaryOnceItHasOne() {
        let box = fixture.addView(x: 100, y: 100)
        let size = fixture.view.bounds.size
        fixture.view.bounds.size = .zero
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        fixture.add(UIGravityBehavior(items: [box]), collision)
        fixture.view.bounds.size = size
        fixture.run(seconds: 3)
        #expect(abs(box.frame.maxY - size.height) < 1, "\(box.frame)")
    }

    @Test func contactsComeBeforeActions() {
        let item = fixture.addView(x: 100, y: 370)
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = fixture
        collision.action = { [unowned fixture] in fixture.events.append("action") }
        fixture.add(UIGravityBehavior(items: [item]), collision)
        fixture.run(seconds: 1)
        let first = fixture.events.firstIndex { $0.hasPrefix("began") }!
        #expect(fixture.events[first + 1] == "action" || fixture.events[first + 1].hasPrefix("ended"))
    }

    /// Every method of the delegates is optional.
    @Test func delegatesThatImplementNothingWillDo() {
        let (lower, upper) = (
            fixture.addView("lower", x: 100, y: 350), fixture.addView("upper", x: 100, y: 250)
        )
        let (collision, silent) = (UICollisionBehavior(items: [lower, upper]), SilentDelegate())
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = silent
        fixture.animator.delegate = silent
        var contactCount = 0
        collision.action = { [unowned fixture] in contactCount += fixture.animator.contacts.count }
        fixture.add(UIGravityBehavior(items: [lower, upper]), collision)
        fixture.run(seconds: 3)
        #expect(contactCount > 2 && !fixture.animator.isRunning)
        #expect(abs(lower.center.y - upper.center.y - 40) < 1)
    }
}

private final class SilentDelegate: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {}
