import Testing
import UIKitHost

/// The common properties of all fields: items, defaults, region, sleep, and validation. `FieldLawTests` has
/// the formulas.
@MainActor @Suite struct UIFieldBehaviorTests {
    let fixture = DynamicsFixture()

    private func wind(_ acceleration: CGFloat = 2) -> UIFieldBehavior {
        .linearGravityField(direction: CGVector(dx: acceleration, dy: 0))
    }

    private func state(_ name: String = "view") -> ItemState? {
        fixture.animator.itemStates.first { $0.name == name }
    }

    // MARK: Items

    @Test func onlyItsItemsFeelAField() {
        let (inside, outside) = (fixture.addView("in", x: 50, y: 50), fixture.addView("out", x: 50, y: 150))
        let field = wind()
        field.addItem(inside)
        field.addItem(inside)
        #expect(field.items.map(ObjectIdentifier.init) == [ObjectIdentifier(inside)], "each once")
        fixture.add(field, UIDynamicItemBehavior(items: [inside, outside]))
        fixture.run(seconds: 0.5)
        #expect(inside.center.x > 60 && outside.center.x == 50)
        fixture.host.withCurrent { field.addItem(outside) }
        fixture.run(seconds: 0.5)
        #expect(outside.center.x > 60)
    }

    @Test func aRemovedItemKeepsItsVelocity() throws {
        let item = fixture.addView(x: 50, y: 50)
        let (field, properties) = (wind(), UIDynamicItemBehavior(items: [item]))
        properties.resistance = 0
        field.addItem(item)
        fixture.add(field, properties)
        fixture.run(seconds: 0.5)
        let velocity = properties.linearVelocity(for: item)
        fixture.host.withCurrent { field.removeItem(item) }
        fixture.run(seconds: 0.2)
        #expect(field.items.isEmpty && velocity.x > 50)
        #expect(properties.linearVelocity(for: item) == velocity)
    }

    /// An implicit damping of 3 per second divides a velocity by 1 + 3 h in a sub-step h.
    @Test func resistanceDampsTheVelocityOfAVelocityField() {
        let bench = FieldBench([.velocityField(direction: CGVector(dx: 2, dy: 0))])
        bench.properties.resistance = 3
        bench.run(steps: 3)
        #expect(abs(bench.velocity.dx - 2 / (1 + 3 * FieldBench.substep)) < 1e-6)
    }

    @Test func anchoredItemsAreUntouched() {
        let item = fixture.addView(x: 50, y: 50)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.isAnchored = true
        let stream = UIFieldBehavior.velocityField(direction: CGVector(dx: 1, dy: 1))
        let own = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: 9, dy: 9) }
        let fields = [wind(), stream, own]
        for field in fields { field.addItem(item) }
        fixture.add(properties, fields[0], fields[1], fields[2])
        fixture.run(seconds: 0.5)
        #expect(item.center == CGPoint(x: 50, y: 50))
        #expect(!fixture.animator.isRunning, "and nothing keeps the animator busy")
    }

    @Test func subclassesHaveFieldsOfTheirOwnKind() {
        final class Gale: UIFieldBehavior {}
        let gale: Gale = .dragField()
        #expect(gale.strength == 1)
        gale.addChildBehaviorFails(on: fixture)
    }

    // MARK: Defaults

    @Test func falloffsAreApples() {
        let direction = CGVector(dx: 1, dy: 0)
        let fields: [(UIFieldBehavior, CGFloat)] = [
            (.dragField(), 0), (.vortexField(), 0), (.radialGravityField(position: .zero), 2),
            (.linearGravityField(direction: direction), 0), (.velocityField(direction: direction), 0),
            (.noiseField(smoothness: 0, animationSpeed: 0), 0),
            (.turbulenceField(smoothness: 0, animationSpeed: 0), 0), (.springField(), -1),
            (.electricField(), 1), (.magneticField(), 1),
            (.field { _, _, _, _, _, _ in .zero }, 0),
        ]
        for (field, falloff) in fields { #expect(field.falloff == falloff) }
    }

    @Test func theOtherDefaultsAreTheSameForAllKinds() {
        let field = UIFieldBehavior.vortexField()
        #expect(field.strength == 1 && field.position == .zero && field.direction == .zero)
        #expect(field.minimumRadius == 100 * 0x1p-15, "2^-15 m")
        #expect(field.smoothness == 0 && field.animationSpeed == 0 && field.noiseSeed == 0)
        #expect(field.region == UIRegion.infinite && field.items.isEmpty)
    }

    @Test func theFunctionsSetWhatTheyAreGiven() {
        let direction = CGVector(dx: 3, dy: -4)
        #expect(UIFieldBehavior.linearGravityField(direction: direction).direction == direction)
        #expect(UIFieldBehavior.velocityField(direction: direction).direction == direction)
        let planet = UIFieldBehavior.radialGravityField(position: CGPoint(x: 7, y: 8))
        #expect(planet.position == CGPoint(x: 7, y: 8))
        let noise = UIFieldBehavior.noiseField(smoothness: 0.25, animationSpeed: 2)
        let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.25, animationSpeed: 2)
        for field in [noise, turbulence] { #expect(field.smoothness == 0.25 && field.animationSpeed == 2) }
    }

    // MARK: Region and radius

    @Test func aFieldEndsWithItsRegionWhichMovesWithThePosition() {
        let (near, far) = (fixture.addView("near", x: 120, y: 100), fixture.addView("far", x: 300, y: 100))
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 2))
        (field.position, field.region) = (CGPoint(x: 100, y: 100), UIRegion(radius: 60))
        [near, far].forEach(field.addItem)
        fixture.add(field)
        fixture.run(seconds: 0.3)
        #expect(near.center.y > 105 && far.center.y == 100)
        fixture.host.withCurrent { field.position = CGPoint(x: 300, y: 100) }
        let speed = state("near")?.velocity.dy ?? 0
        fixture.run(seconds: 0.3)
        #expect(far.center.y > 105)
        #expect(state("near")?.velocity.dy ?? 9 <= speed, "it is pushed no more")
    }

    @Test func whatFliesThroughARegionIsPushedInsideOnly() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 5))
        (field.position, field.region) = (
            CGPoint(x: 200, y: 0), UIRegion(size: CGSize(width: 100, height: 80))
        )
        let bench = FieldBench([field], at: .zero, velocity: CGPoint(x: 200, y: 0))
        while bench.item.center.x < 145 { bench.run(steps: 1) }
        #expect(bench.velocity.dy == 0)
        while bench.item.center.y < 40, bench.item.center.x < 260 { bench.run(steps: 1) }
        #expect(bench.velocity.dy > 1)
        let speed = bench.velocity.dy
        bench.run(steps: 10)
        #expect(bench.velocity.dy == speed)
    }

    @Test func withinTheMinimumRadiusTheFalloffEnds() {
        let field = UIFieldBehavior.radialGravityField(position: .zero)
        field.minimumRadius = 200
        let bench = FieldBench([field], at: CGPoint(x: 100, y: 0))
        bench.run(steps: 1)
        #expect(abs(bench.velocity.dx + FieldBench.substep / 4) < 1e-6, "as at 200 pt")
    }

    @Test(arguments: [CGFloat(0), 1e-6, 1e-30]) func nothingIsInfiniteAtTheMiddle(distance: CGFloat) {
        let kinds: [UIFieldBehavior] = [
            .radialGravityField(position: .zero), .electricField(), .magneticField(), .vortexField(),
            .springField(),
        ]
        for field in kinds {
            field.minimumRadius = 0
            let bench = FieldBench([field], at: CGPoint(x: distance, y: 0), charge: 1)
            bench.run(steps: 20)
            #expect(bench.item.center.x.isFinite && bench.item.center.y.isFinite)
            #expect(bench.velocity.dx.isFinite && bench.velocity.dy.isFinite)
        }
    }

    // MARK: Sleep

    @Test func aFieldThatComesToASleepingItemWakesIt() {
        let item = fixture.addView(x: 300, y: 100)
        let field = wind()
        field.region = UIRegion(radius: 50)
        field.addItem(item)
        fixture.add(field)
        fixture.run(seconds: 1)
        #expect(!fixture.animator.isRunning && fixture.events == ["resume", "pause"])
        fixture.host.withCurrent { field.position = CGPoint(x: 300, y: 100) }
        fixture.run(seconds: 0.2)
        #expect(item.center.x > 302 && fixture.events == ["resume", "pause", "resume"])
    }

    @Test func anItemThatGetsAChargeWakesInAnElectricField() {
        let item = fixture.addView(x: 100, y: 0)
        let (field, properties) = (UIFieldBehavior.electricField(), UIDynamicItemBehavior(items: [item]))
        field.addItem(item)
        fixture.add(field, properties)
        fixture.run(seconds: 1)
        #expect(!fixture.animator.isRunning)
        fixture.host.withCurrent { properties.charge = 2 }
        #expect(properties.charge == 2)
        fixture.run(seconds: 0.3)
        #expect(item.center.x > 105)
    }

    /// The item is held against a wall: it does not move, but what pushes it does not sleep.
    @Test func anItemThatFeelsAForceStaysAwake() {
        let item = fixture.addView(x: 379, y: 200)
        let (field, collision) = (wind(), UICollisionBehavior(items: [item]))
        collision.translatesReferenceBoundsIntoBoundary = true
        field.addItem(item)
        fixture.add(field, collision)
        fixture.run(seconds: 4)
        #expect(fixture.animator.isRunning)
        fixture.host.withCurrent { fixture.animator.removeBehavior(field) }
        fixture.run(seconds: 2)
        #expect(!fixture.animator.isRunning)
    }

    @Test func aBlockThatBeginsToPushWakesItsItem() {
        let item = fixture.addView(x: 100, y: 100)
        var force = CGVector.zero
        let field = UIFieldBehavior.field { _, _, _, _, _, _ in force }
        field.addItem(item)
        fixture.add(field)
        fixture.run(seconds: 1)
        #expect(!fixture.animator.isRunning)
        force = CGVector(dx: 0.5, dy: 0)
        fixture.run(seconds: 0.3)
        #expect(item.center.x > 105)
    }

    @Test func aBlockActsInItsRegionOnly() {
        let (near, far) = (fixture.addView("near", x: 20, y: 20), fixture.addView("far", x: 300, y: 20))
        let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: 0, dy: 1) }
        field.region = UIRegion(radius: 100)
        [near, far].forEach(field.addItem)
        fixture.add(field)
        fixture.run(seconds: 0.2)
        #expect(near.center.y > 22 && far.center.y == 20)
    }

    // MARK: Rejected values

    /// A property by its name, and how to set and read it.
    struct Property: Sendable, CustomTestStringConvertible {
        let name: String
        let path: @MainActor @Sendable () -> ReferenceWritableKeyPath<UIFieldBehavior, CGFloat>
        var testDescription: String { name }

        static let all = [
            Property(name: "strength") { \.strength }, Property(name: "falloff") { \.falloff },
            Property(name: "minimumRadius") { \.minimumRadius },
            Property(name: "smoothness") { \.smoothness },
            Property(name: "animationSpeed") { \.animationSpeed },
        ]
    }

    @Test(arguments: Property.all, [CGFloat.nan, .infinity, 1e300])
    func propertiesThatAreNoNumbersStayAsTheyWere(_ property: Property, _ value: CGFloat) {
        let (field, path) = (UIFieldBehavior.springField(), property.path())
        let before = field[keyPath: path]
        let sentence = fixture.failure { field[keyPath: path] = value }
        #expect(sentence.contains("UIFieldBehavior.\(property.name) must be"))
        #expect(field[keyPath: path] == before)
    }

    @Test func aNegativeMinimumRadiusIsRefused() {
        let field = UIFieldBehavior.springField()
        #expect(fixture.failure { field.minimumRadius = -1 }.contains("minimumRadius must be a number of 0"))
        #expect(field.minimumRadius == 100 * 0x1p-15)
    }

    @Test func aPositionThatIsNoNumberIsRefused() {
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 1, y: 2)
        let sentence = fixture.failure { field.position = CGPoint(x: CGFloat.nan, y: 0) }
        #expect(sentence.contains("UIFieldBehavior.position must be finite"))
        #expect(field.position == CGPoint(x: 1, y: 2))
    }

    @Test func aDirectionThatIsNoneIsRefused() {
        let field = wind()
        let sentence = fixture.failure { field.direction = .zero }
        #expect(sentence.contains("UIFieldBehavior.direction must be finite and not (0, 0)"))
        #expect(field.direction == CGVector(dx: 2, dy: 0))
    }

    @Test func aBlockWhoseForceIsNoNumberIsRefused() {
        let item = fixture.addView("leaf", x: 100, y: 100)
        let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: 0) }
        field.addItem(item)
        fixture.add(field)
        fixture.run(seconds: 0.1)
        let sentence = fixture.host.failure?.message ?? ""
        #expect(sentence.contains("'leaf'") && sentence.contains("a force must be finite"))
        #expect(item.center == CGPoint(x: 100, y: 100))
    }
}

extension UIFieldBehavior {
    @MainActor fileprivate func addChildBehaviorFails(on fixture: DynamicsFixture) {
        let sentence = fixture.failure { addChildBehavior(UIGravityBehavior()) }
        #expect(sentence.contains("cannot have child behaviors") && childBehaviors.isEmpty)
    }
}
