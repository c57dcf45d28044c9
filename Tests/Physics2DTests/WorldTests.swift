import Testing

@testable import Physics2D

/// Bodies and shapes that come and go.
@Suite struct WorldTests {
    @Test func destroyedBodiesEndTheirContactsAndWakeOthers() {
        var world = World()
        let floor = world.addLine(from: Vector2(-5, 1), to: Vector2(5, 1))
        let block = world.addBlock(at: .zero)
        world.run(seconds: 3)
        #expect(!world.isAwake(block))
        world.clearEvents()
        world.destroyBody(floor)
        #expect(world.events.map(\.phase) == [.ended])
        #expect(world.isAwake(block))
        #expect(!world.contains(floor))
        world.run(seconds: 1)
        #expect(world.position(of: block).y > 3)
    }

    @Test func placesAreTakenAgainButNamesAreNot() {
        var world = World()
        let first = world.addBlock(at: .zero)
        world.destroyBody(first)
        let second = world.addBlock(at: .zero)
        #expect(first != second)
        #expect(!world.contains(first) && world.contains(second))
        #expect(world.bodyCount == 1)
        #expect(world.points.count == 4, "the points of the destroyed box are gone")
    }

    @Test func aRemovedShapeNoLongerCollides() {
        var world = World()
        var definition = BodyDefinition()
        definition.kind = .fixed
        let walls = world.createBody(definition)
        world.addSegment(from: Vector2(-5, 3), to: Vector2(5, 3), to: walls)
        let upper = world.addSegment(from: Vector2(-5, 1), to: Vector2(5, 1), to: walls)
        let block = world.addBlock(at: .zero)
        world.run(seconds: 1)
        #expect(world.position(of: block).y < 1)
        world.removeShape(upper)
        world.run(seconds: 1)
        #expect(world.position(of: block).y > 1 && world.position(of: block).y < 3)
    }

    @Test func theFilterDecidesWhoCollides() {
        var world = World()
        world.filter = CollisionFilter(groupCount: 2, everything: false)
        world.addLine(from: Vector2(-5, 1), to: Vector2(5, 1))
        let block = world.addBlock(at: .zero)
        world.setGroup(1, of: block)
        world.run(seconds: 0.4)
        #expect(world.position(of: block).y > 0.7, "falls through")
        var filter = world.filter
        filter[0, 1] = true
        world.setPosition(.zero, angle: 0, of: block)
        world.setLinearVelocity(.zero, of: block)
        world.filter = filter
        world.run(seconds: 1)
        #expect(world.position(of: block).y < 0.6, "rests on the line")
    }

    @Test func aFixedBodyIsAWallAndComesBack() {
        var world = World()
        let block = world.addBlock(at: .zero, velocity: Vector2(3, 0))
        world.setKind(.fixed, of: block)
        world.run(seconds: 0.5)
        #expect(world.position(of: block) == .zero)
        world.setKind(.dynamic, of: block)
        world.run(seconds: 0.5)
        #expect(world.position(of: block).y > 1)
        #expect(world.position(of: block).x == 0, "it has lost its velocity")
    }

    @Test func massAndInertiaOfABox() {
        var world = World()
        let block = world.addBlock(at: .zero, halfWidth: 1, halfHeight: 0.5, density: 3)
        #expect(abs(world.mass(of: block) - 6) < 1e-5)
        #expect(abs(world.inertia(of: block) - 6 * (4 + 1) / 12) < 1e-5)
    }
}
