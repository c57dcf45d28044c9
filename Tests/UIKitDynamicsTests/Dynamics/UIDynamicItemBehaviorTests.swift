import Testing
import UIKitHost

@MainActor @Suite struct UIDynamicItemBehaviorTests {
    let fixture = DynamicsFixture()

    /// Returns the speed at which a view leaves the floor after falling on it from 100 pt above, relative to
    /// the speed of its landing.
    private func bounce(_ behaviors: (UIView) -> [UIDynamicBehavior]) -> CGFloat {
        let item = fixture.addView(x: 200, y: 280)
        let collision = UICollisionBehavior(items: [item])
        collision.addBoundary(
            withIdentifier: "floor" as NSCopying, from: CGPoint(x: -400, y: 400), to: CGPoint(x: 800, y: 400))
        let reader = UIDynamicItemBehavior(items: [item])
        fixture.add(UIGravityBehavior(items: [item]), collision, reader)
        behaviors(item).forEach { fixture.add($0) }
        var fastest: (down: CGFloat, up: CGFloat) = (0, 0)
        for _ in 0..<60 {
            fixture.host.advance(by: 1 / 60)
            let speed = reader.linearVelocity(for: item).y
            fastest = (max(fastest.down, speed), min(fastest.up, speed))
        }
        return -fastest.up / fastest.down
    }

    private func elastic(_ items: [UIView], _ value: CGFloat) -> UIDynamicItemBehavior {
        let behavior = UIDynamicItemBehavior(items: items)
        behavior.elasticity = value
        return behavior
    }

    @Test func theDefaultElasticityIs02() {
        #expect(abs(bounce { _ in [] } - 0.2) < 0.05)
    }

    @Test func theLargerElasticityCounts() {
        #expect(abs(bounce { [elastic([$0], 0.8)] } - 0.8) < 0.06)
    }

    @Test func theLastOneInWhichAPropertyWasSetWins() {
        #expect(abs(bounce { [elastic([$0], 0.3), elastic([$0], 0.9)] } - 0.9) < 0.06)
    }

    @Test func settingAPropertyLaterWinsOverALaterBehavior() {
        #expect(
            abs(
                bounce {
                    let (early, late) = (elastic([$0], 0.3), elastic([$0], 0.9))
                    fixture.add(early, late)
                    early.elasticity = 0.5
                    return []
                } - 0.5) < 0.06)
    }

    @Test func anUnsetPropertyDoesNotCount() {
        #expect(abs(bounce { [elastic([$0], 0.8), UIDynamicItemBehavior(items: [$0])] } - 0.8) < 0.06)
    }

    @Test func aRemovedBehaviorGivesTheDefaultBack() {
        #expect(
            abs(
                bounce {
                    let behavior = elastic([$0], 0.9)
                    fixture.add(behavior)
                    fixture.host.withCurrent { fixture.animator.removeBehavior(behavior) }
                    return []
                } - 0.2) < 0.05)
    }

    @Test func defaultsAreThoseThatWereMeasured() {
        let behavior = UIDynamicItemBehavior()
        #expect(behavior.elasticity == 0.2 && behavior.friction == 0.2 && behavior.density == 1)
        #expect(behavior.resistance == 0.1 && behavior.angularResistance == 0.1)
        #expect(behavior.allowsRotation && !behavior.isAnchored)
    }

    @Test func velocitiesAreAddedAndReadInPoints() {
        let item = fixture.addView(x: 100, y: 100)
        let behavior = UIDynamicItemBehavior(items: [item])
        behavior.resistance = 0
        behavior.angularResistance = 0
        behavior.addLinearVelocity(CGPoint(x: 30, y: -20), for: item)
        behavior.addLinearVelocity(CGPoint(x: 30, y: 0), for: item)
        behavior.addAngularVelocity(1.5, for: item)
        #expect(behavior.linearVelocity(for: item) == .zero, "not in an animator yet")
        fixture.add(behavior)
        fixture.run(seconds: 1)
        #expect(abs(item.center.x - 160) < 1 && abs(item.center.y - 80) < 0.5)
        #expect(behavior.angularVelocity(for: item) == 1.5)
        let velocity = behavior.linearVelocity(for: item)
        #expect(abs(velocity.x - 60) < 1e-4 && abs(velocity.y + 20) < 1e-4)
    }

    @Test func velocitiesOfItemsThatAreNotHeldAreZero() {
        let item = fixture.addView(x: 100, y: 100)
        let behavior = UIDynamicItemBehavior()
        fixture.add(behavior)
        behavior.addLinearVelocity(CGPoint(x: 30, y: 0), for: item)
        #expect(behavior.linearVelocity(for: item) == .zero)
    }

    @Test func endlessResistanceHoldsAFallingItem() {
        let item = fixture.addView(x: 100, y: 100)
        let behavior = UIDynamicItemBehavior(items: [item])
        behavior.resistance = .greatestFiniteMagnitude
        fixture.add(UIGravityBehavior(items: [item]), behavior)
        fixture.run(seconds: 1)
        #expect(item.center == CGPoint(x: 100, y: 100))
    }

    @Test func anAnchoredItemIsAWallAndComesBack() {
        let (wall, ball) = (fixture.addView("wall", x: 200, y: 200), fixture.addView("ball", x: 60, y: 200))
        let behavior = UIDynamicItemBehavior(items: [wall])
        behavior.isAnchored = true
        let properties = UIDynamicItemBehavior(items: [ball])
        properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: ball)
        fixture.add(behavior, properties, UICollisionBehavior(items: [wall, ball]))
        fixture.run(seconds: 1)
        #expect(wall.center == CGPoint(x: 200, y: 200) && ball.center.x < 160)
        fixture.host.withCurrent {
            behavior.isAnchored = false
            fixture.animator.addBehavior(UIGravityBehavior(items: [wall]))
        }
        fixture.run(seconds: 0.5)
        #expect(wall.center.y > 300)
    }

    @Test func withoutRotationAnOffCenterHitDoesNotTurn() {
        let (target, ball) = (
            fixture.addView("target", x: 200, y: 200), fixture.addView("ball", x: 60, y: 185)
        )
        let still = UIDynamicItemBehavior(items: [target])
        still.allowsRotation = false
        let properties = UIDynamicItemBehavior(items: [ball])
        properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: ball)
        fixture.add(still, properties, UICollisionBehavior(items: [target, ball]))
        fixture.run(seconds: 1)
        #expect(target.center.x > 210)
        #expect(target.transform == .identity)
    }

    @Test func aDenserItemIsHarderToPushAway() {
        func pushed(density: CGFloat) -> CGFloat {
            let fixture = DynamicsFixture()
            let (target, ball) = (
                fixture.addView("target", x: 200, y: 200), fixture.addView("ball", x: 100, y: 200)
            )
            let heavy = UIDynamicItemBehavior(items: [target])
            heavy.density = density
            let properties = UIDynamicItemBehavior(items: [ball])
            properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: ball)
            fixture.add(heavy, properties, UICollisionBehavior(items: [target, ball]))
            fixture.run(seconds: 0.5)
            return heavy.linearVelocity(for: target).x
        }
        // With restitution 0.2, m V = m v + M w and w - v = 0.2 V, so w = 1.2 V m / (m + M).
        let ratio = pushed(density: 1) / pushed(density: 9)
        #expect(abs(ratio - 5) < 0.1)
    }

    @Test func aChargeIsZeroAndCanBeAnyNumber() {
        let behavior = UIDynamicItemBehavior()
        #expect(behavior.charge == 0)
        behavior.charge = -3
        let sentence = fixture.failure { behavior.charge = .nan }
        #expect(sentence.contains("UIDynamicItemBehavior.charge must be finite") && behavior.charge == -3)
    }
}
