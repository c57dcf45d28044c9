import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Scenes that do what they like: behaviors, items and boundaries come and go in the middle of steps, in an
/// order that nobody would choose. Whatever happens, items stay finite, and the same seed gives the same
/// bits.
@MainActor @Suite(.tags(.long)) struct AnythingGoesTests {
    @Test(arguments: 1...12) func aWildSceneStaysFiniteAndReproducible(_ seed: Int) {
        let (first, second) = (WildScene(seed: seed), WildScene(seed: seed))
        first.run(steps: 300)
        second.run(steps: 300)
        #expect(first.fixture.host.failure == nil)
        #expect(first.bits == second.bits)
        for item in first.items {
            #expect(item.center.x.isFinite && item.center.y.isFinite && item.transform.a.isFinite)
        }
    }
}

@MainActor private final class WildScene: NSObject, UICollisionBehaviorDelegate {
    let fixture = DynamicsFixture()
    var random: LinearCongruence
    var items: [UIView] = []
    var bits: UInt64 = 0
    let gravity = UIGravityBehavior()
    var collisions = [UICollisionBehavior(), UICollisionBehavior()]
    var properties: [UIDynamicItemBehavior] = []

    init(seed: Int) {
        random = LinearCongruence(state: UInt64(seed) &* 7919)
        super.init()
        for _ in 0..<8 { addItem() }
        fixture.add(gravity)
        for collision in collisions {
            collision.collisionDelegate = self
            fixture.add(collision)
        }
        collisions[0].translatesReferenceBoundsIntoBoundary = true
        collisions[1].action = { [unowned self] in act() }
    }

    func run(steps: Int) {
        for step in 0..<steps {
            fixture.host.withCurrent { if step % 3 == 0 { act() } }
            fixture.host.advance(by: 1 / 60)
            bits = bits &* 31 &+ fixture.animator.stateHash
        }
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        if random.next(below: 4) == 0 { act() }
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem,
        at p: CGPoint
    ) {
        if random.next(below: 4) == 0 { act() }
    }

    private func addItem() {
        let item = fixture.addView(
            "item\(items.count)", x: 20 + 360 * random.unit, y: 20 + 360 * random.unit,
            width: 2 + 60 * random.unit,
            height: 2 + 60 * random.unit)
        item.transform = CGAffineTransform(rotationAngle: 6 * random.unit)
        items.append(item)
        gravity.addItem(item)
        collisions[random.next(below: 2)].addItem(item)
    }

    /// One of many things that scenes do.
    private func act() {
        let item = items[random.next(below: items.count)]
        let collision = collisions[random.next(below: 2)]
        let line = "line\(random.next(below: 3))" as NSCopying
        switch random.next(below: 16) {
        case 0: if items.count < 24 { addItem() }
        case 1: collision.removeItem(item)
        case 2: collision.addItem(item)
        case 3: gravity.removeItem(item)
        case 4: gravity.addItem(item)
        case 5: gravity.setAngle(6 * random.unit, magnitude: 3 * random.unit)
        case 6:
            collision.addBoundary(
                withIdentifier: line, from: CGPoint(x: 400 * random.unit, y: 400 * random.unit),
                to: CGPoint(x: 400 * random.unit, y: 400 * random.unit))
        case 7: collision.removeBoundary(withIdentifier: line)
        case 8: collision.collisionMode = [.items, .boundaries, .everything][random.next(below: 3)]
        case 9: setProperties(of: item)
        case 10: properties.randomElement(using: &random).map { fixture.animator.removeBehavior($0) }
        case 11: pull(item)
        case 12: fixture.view.bounds.size.height = 300 + 200 * random.unit
        case 13:
            fixture.animator.removeBehavior(gravity)
            if gravity.dynamicAnimator == nil { fixture.animator.addBehavior(gravity) }
        case 14: item.transform = CGAffineTransform(scaleX: 2 * random.unit, y: 1)
        default: if gravity.dynamicAnimator == nil { fixture.animator.addBehavior(gravity) }
        }
    }

    private func setProperties(of item: UIView) {
        let behavior = UIDynamicItemBehavior(items: [item])
        behavior.elasticity = 1.2 * random.unit
        behavior.density = 5 * random.unit
        behavior.isAnchored = random.next(below: 4) == 0
        behavior.allowsRotation = random.next(below: 2) == 0
        behavior.addLinearVelocity(
            CGPoint(x: 4000 * (random.unit - 0.5), y: 4000 * (random.unit - 0.5)), for: item)
        behavior.addAngularVelocity(100 * (random.unit - 0.5), for: item)
        properties.append(behavior)
        fixture.animator.addBehavior(behavior)
    }

    private func pull(_ item: UIView) {
        item.center = CGPoint(x: 400 * random.unit, y: 400 * random.unit)
        fixture.animator.updateItem(usingCurrentState: item)
    }
}

/// The same numbers for the same seed, on every machine.
private struct LinearCongruence: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }

    mutating func next(below limit: Int) -> Int { Int((next() >> 33) % UInt64(limit)) }

    /// From 0 up to 1.
    var unit: CGFloat {
        mutating get { CGFloat(next() >> 40) / CGFloat(1 << 24) }
    }
}
