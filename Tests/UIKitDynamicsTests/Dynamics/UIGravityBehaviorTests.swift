import Testing
import UIKitHost

@MainActor @Suite struct UIGravityBehaviorTests {
    let fixture = DynamicsFixture()

    @Test func theDefaultIsDownwards() {
        let gravity = UIGravityBehavior(items: [])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        #expect(gravity.angle == .pi / 2 && gravity.magnitude == 1)
    }

    @Test func theVectorIsTheOnlyState() {
        let gravity = UIGravityBehavior()
        gravity.gravityDirection = CGVector(dx: 3, dy: 4)
        #expect(gravity.magnitude == 5)
        #expect(abs(gravity.angle - 0.927295218) < 1e-9)
        gravity.magnitude = 10
        #expect(abs(gravity.gravityDirection.dx - 6) < 1e-12 && abs(gravity.gravityDirection.dy - 8) < 1e-12)
        gravity.setAngle(.pi, magnitude: 2)
        #expect(abs(gravity.gravityDirection.dx + 2) < 1e-12 && abs(gravity.gravityDirection.dy) < 1e-12)
    }

    @Test func massDoesNotMatter() {
        let (light, heavy) = (fixture.addView("a", x: 50, y: 50), fixture.addView("b", x: 150, y: 50))
        let properties = UIDynamicItemBehavior(items: [heavy])
        properties.density = 50
        fixture.add(UIGravityBehavior(items: [light, heavy]), properties)
        fixture.run(seconds: 0.5)
        #expect(light.center.y == heavy.center.y)
    }

    @Test func severalAddUp() {
        let (single, double) = (fixture.addView("a", x: 50, y: 50), fixture.addView("b", x: 150, y: 50))
        let sideways = UIGravityBehavior(items: [double])
        sideways.gravityDirection = CGVector(dx: 1, dy: 0)
        fixture.add(UIGravityBehavior(items: [single, double]), sideways)
        fixture.run(seconds: 0.3)
        #expect(single.center.y == double.center.y)
        #expect(abs((double.center.x - 150) - (double.center.y - 50)) < 1e-3)
    }

    @Test func aChangeActsAtOnceAndWakes() {
        let item = fixture.addView(x: 100, y: 100)
        let gravity = UIGravityBehavior(items: [item])
        gravity.magnitude = 0
        fixture.add(gravity)
        fixture.run(seconds: 2)
        #expect(!fixture.animator.isRunning)
        fixture.host.withCurrent { gravity.gravityDirection = CGVector(dx: 0, dy: -1) }
        fixture.run(seconds: 0.2)
        #expect(item.center.y < 90)
    }

    @Test func removedItemsKeepTheirVelocity() {
        let item = fixture.addView(x: 100, y: 100)
        let gravity = UIGravityBehavior(items: [item])
        let properties = UIDynamicItemBehavior(items: [item])
        properties.resistance = 0
        fixture.add(gravity, properties)
        fixture.run(seconds: 0.2)
        let speed = properties.linearVelocity(for: item).y
        fixture.host.withCurrent { gravity.removeItem(item) }
        fixture.run(seconds: 0.5)
        #expect(properties.linearVelocity(for: item).y == speed)
        #expect(gravity.items.isEmpty)
    }

    @Test func theScaleIsOfOneItemOnly() {
        let items = [100, 200, 300, 380].map { fixture.addView("at\($0)", x: CGFloat($0), y: 100) }
        let gravity = UIGravityBehavior(items: items)
        for (item, scale) in zip(items, [1, 0.5, 0, -1]) { gravity.setGravityScale(scale, for: item) }
        fixture.add(gravity)
        fixture.run(seconds: 0.3)
        let falls = items.map { $0.center.y - 100 }
        #expect(falls[0] > 30 && abs(falls[1] - falls[0] / 2) < 1e-3)
        #expect(falls[2] == 0 && abs(falls[3] + falls[0]) < 1e-3)
        #expect(gravity.gravityScale(for: items[1]) == 0.5)
    }

    @Test func aNewScaleWakesAnItem() {
        let item = fixture.addView(x: 100, y: 100)
        let gravity = UIGravityBehavior(items: [item])
        gravity.setGravityScale(0, for: item)
        fixture.add(gravity)
        fixture.run(seconds: 1)
        #expect(!fixture.animator.isRunning)
        fixture.host.withCurrent { gravity.setGravityScale(2, for: item) }
        fixture.run(seconds: 0.2)
        #expect(item.center.y > 120)
    }

    @Test func aScaleIsForgottenWithItsItemAndMustBeANumber() {
        let item = fixture.addView(x: 100, y: 100)
        let gravity = UIGravityBehavior()
        gravity.setGravityScale(3, for: item)
        gravity.addItem(item)
        #expect(gravity.gravityScale(for: item) == 1, "it was not held")
        gravity.setGravityScale(3, for: item)
        gravity.removeItem(item)
        gravity.addItem(item)
        #expect(gravity.gravityScale(for: item) == 1)
        let sentence = fixture.failure { gravity.setGravityScale(.nan, for: item) }
        #expect(sentence.contains("UIGravityBehavior.gravityScale must be finite"))
        #expect(gravity.gravityScale(for: item) == 1)
    }
}
