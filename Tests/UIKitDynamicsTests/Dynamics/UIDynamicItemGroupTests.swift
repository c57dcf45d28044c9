import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitDynamics

@MainActor @Suite struct UIDynamicItemGroupTests {
    let fixture = DynamicsFixture()

    /// Two squares of 100 pt, 200 pt apart.
    private func pair() -> [PlainItem] {
        [
            PlainItem(x: 100, y: 100, width: 100, height: 100),
            PlainItem(x: 300, y: 100, width: 100, height: 100),
        ]
    }

    @Test func aGroupIsTheRectangleAroundItsMembers() {
        let items = pair()
        let group = UIDynamicItemGroup(items: items)
        #expect(group.items.map(ObjectIdentifier.init) == items.map(ObjectIdentifier.init))
        #expect(group.center == CGPoint(x: 200, y: 100))
        #expect(group.bounds == CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect(group.transform == .identity && group.collisionBoundsType == .rectangle)
    }

    @Test func theBoundsFollowTheMembersAsIfUnturned() {
        let group = UIDynamicItemGroup(items: pair())
        group.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(group.bounds.width, 100) && isNear(group.bounds.height, 300))
        group.center.x += 50
        #expect(isNear(group.bounds.height, 300) && group.bounds.origin == .zero)
        group.transform = CGAffineTransform(rotationAngle: .pi / 6)
        #expect(isNear(group.bounds.width, 100 + 200 * 0.75.squareRoot()) && isNear(group.bounds.height, 200))
    }

    @Test func movingAndTurningAGroupTakesItsMembersAlong() {
        let items = pair()
        let group = UIDynamicItemGroup(items: items)
        group.center = CGPoint(x: 210, y: 120)
        #expect(items.map(\.center) == [CGPoint(x: 110, y: 120), CGPoint(x: 310, y: 120)])
        group.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let first = items[0].center
        #expect(abs(first.x - 210) < 1e-9 && abs(first.y - 20) < 1e-9, "the left one is above now")
        #expect(abs(items[1].transform.b - 1) < 1e-9)
    }

    /// A ledge stops the left member only, so that the group topples over it.
    @Test func membersFallAndTurnAsOneRigidBody() {
        let (left, right) = (
            fixture.addView("left", x: 100, y: 100), fixture.addView("right", x: 220, y: 100)
        )
        right.transform = CGAffineTransform(rotationAngle: 0.3)
        let group = UIDynamicItemGroup(items: [left, right])
        let collision = UICollisionBehavior(items: [group])
        collision.addBoundary(
            withIdentifier: "ledge" as NSCopying, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 110, y: 200))
        fixture.add(UIGravityBehavior(items: [group]), collision)
        for _ in 0..<48 {
            fixture.run(seconds: 1.0 / 60)
            let way = CGVector(dx: right.center.x - left.center.x, dy: right.center.y - left.center.y)
            #expect(abs(way.length - 120) < 1e-3)
            #expect(abs(right.turn - left.turn - 0.3) < 1e-4, "each turns by as much")
            #expect(abs(left.turn - arcTangent(y: way.dy, x: way.dx)) < 1e-4, "as the way between them does")
        }
        #expect(left.turn > 0.2 && right.center.y > 200)
    }

    /// Two squares of 1 kg, each 1 m from the middle: the inertia is 2 (1/6 + 1) = 7/3 kg m^2. A push of 2 N
    /// s, 1 m off the middle, gives 1 m/s and 2 / (7/3) = 6/7 rad/s.
    @Test func massAndInertiaAreTheSums() {
        let group = UIDynamicItemGroup(items: pair())
        let (velocity, spin) = answer(of: group)
        #expect(abs(velocity.y - 100) < 1e-3 && abs(velocity.x) < 1e-3)
        #expect(abs(spin - 6.0 / 7) < 1e-4)
    }

    /// A single box of the same outline weighs 3 kg, with the inertia 3 (3^2 + 1^2) / 12 = 2.5 kg m^2.
    @Test func aGroupIsNotTheBoxAroundIt() {
        let (velocity, spin) = answer(of: PlainItem(x: 200, y: 100, width: 300, height: 100))
        #expect(abs(velocity.y - 200.0 / 3) < 1e-3 && abs(spin - 0.8) < 1e-4)
    }

    /// The velocities after a push of 2 N s downward, 100 pt to the right of the center.
    private func answer(of item: any UIDynamicItem) -> (CGPoint, CGFloat) {
        let animator = UIDynamicAnimator()
        let properties = UIDynamicItemBehavior(items: [item])
        (properties.resistance, properties.angularResistance) = (0, 0)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 2)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 100, vertical: 0), for: item)
        animator.addBehavior(properties)
        animator.addBehavior(push)
        animator.step(by: 1 / 60)
        return (properties.linearVelocity(for: item), properties.angularVelocity(for: item))
    }

    @Test func itCollidesAsItsMembersDoWithTheGapBetween() {
        let gate = [fixture.addView("left", x: 100, y: 200), fixture.addView("right", x: 220, y: 200)]
        let group = UIDynamicItemGroup(items: gate)
        let (through, upon) = (
            fixture.addView("through", x: 160, y: 100, width: 20, height: 20),
            fixture.addView("upon", x: 220, y: 100, width: 20, height: 20)
        )
        let wall = UIDynamicItemBehavior(items: [group])
        wall.isAnchored = true
        fixture.add(
            wall, UIGravityBehavior(items: [through, upon]),
            UICollisionBehavior(items: [group, through, upon]))
        fixture.run(seconds: 1)
        #expect(through.center.y > 300)
        #expect((168...172).contains(upon.center.y) && gate[0].center == CGPoint(x: 100, y: 200))
    }

    // MARK: Rejected values

    @Test func aGroupInAGroupIsRefused() {
        let item = fixture.addView(x: 100, y: 100)
        var outer: UIDynamicItemGroup?
        let sentence = fixture.failure {
            outer = UIDynamicItemGroup(items: [item, UIDynamicItemGroup(items: [])])
        }
        #expect(sentence.contains("A UIDynamicItemGroup cannot hold a group"))
        #expect(outer?.items.count == 1)
    }

    @Test func anEmptyGroupIsRefused() {
        let gravity = UIGravityBehavior(items: [UIDynamicItemGroup(items: [])])
        let sentence = fixture.failure { fixture.animator.addBehavior(gravity) }
        #expect(sentence.contains("is empty, but a group needs at least one item"))
    }

    @Test func aMemberThatABehaviorHoldsIsRefused() {
        let item = fixture.addView("held", x: 100, y: 100)
        fixture.add(UIGravityBehavior(items: [item]))
        let gravity = UIGravityBehavior(items: [UIDynamicItemGroup(items: [item])])
        let sentence = fixture.failure { fixture.animator.addBehavior(gravity) }
        #expect(sentence.contains("'held'") && sentence.contains("moved by the group alone"))
    }

    @Test func aMemberThatABehaviorIsToTakeIsRefused() {
        let item = fixture.addView("member", x: 100, y: 100)
        let group = UIDynamicItemGroup(items: [item])
        fixture.add(UIGravityBehavior(items: [group]))
        let collision = UICollisionBehavior(items: [item])
        let sentence = fixture.failure { fixture.animator.addBehavior(collision) }
        #expect(sentence.contains("'member'") && sentence.contains("moved by the group alone"))
        fixture.run(seconds: 0.2)
        #expect(item.center.y > 110, "the group goes on")
    }

    @Test func membersAreFreeWhenTheGroupIsLetGo() {
        let item = fixture.addView(x: 100, y: 100)
        let gravity = UIGravityBehavior(items: [UIDynamicItemGroup(items: [item])])
        fixture.add(gravity)
        fixture.host.withCurrent { fixture.animator.removeBehavior(gravity) }
        fixture.add(UIGravityBehavior(items: [item]))
        fixture.run(seconds: 0.2)
        #expect(item.center.y > 110 && fixture.host.failure == nil)
    }
}
