import Physics2D
import Testing

/// Collisions against the laws of mechanics.
@Suite struct CollisionTests {
    @Test func elasticBlocksOfEqualMassSwapVelocities() {
        var world = World()
        let left = world.addBlock(at: .zero, velocity: Vector2(4, 0), gravity: .zero, restitution: 1)
        let right = world.addBlock(at: Vector2(3, 0), gravity: .zero, restitution: 1)
        world.run(seconds: 1)
        #expect(abs(world.linearVelocity(of: left).x) < 1e-4)
        #expect(abs(world.linearVelocity(of: right).x - 4) < 1e-4)
    }

    @Test(arguments: [Float(0), 0.3, 0.7, 1]) func momentumStaysAndEnergyFollowsRestitution(
        _ restitution: Float
    ) {
        var world = World()
        let heavy = world.addBlock(
            at: .zero, velocity: Vector2(4, 0), gravity: .zero, restitution: restitution, density: 3)
        let light = world.addBlock(
            at: Vector2(3, 0), velocity: Vector2(-2, 0), gravity: .zero, restitution: restitution)
        world.run(seconds: 1)
        let (v, w) = (world.linearVelocity(of: heavy).x, world.linearVelocity(of: light).x)
        #expect(abs(3 * v + w - 10) < 1e-3, "momentum")
        #expect(abs((w - v) - restitution * 6) < 1e-3, "speed of parting")
        let energy = 0.5 * (3 * v * v + w * w)
        // With the reduced mass 3/4, (1 - e^2) of the energy of approach is lost.
        let expected: Float = 0.5 * (3 * 16 + 4) - 0.5 * 0.75 * 36 * (1 - restitution * restitution)
        #expect(abs(energy - expected) < 1e-2, "energy")
    }

    @Test func nothingBouncesBelowOneMeterPerSecond() {
        var world = World()
        let block = world.addBlock(at: .zero, velocity: Vector2(0.9, 0), gravity: .zero, restitution: 1)
        world.addLine(from: Vector2(1, -5), to: Vector2(1, 5), restitution: 1)
        world.run(seconds: 2)
        #expect(abs(world.linearVelocity(of: block).x) < 1e-4)
    }

    /// A block on a slope slides only if the slope's tangent is above the friction, then with g (sin - f
    /// cos).
    @Test(arguments: [Float(0.2), 0.5]) func frictionHoldsUpToItsLimitAngle(_ friction: Float) {
        for (tangent, slides) in [(friction * 0.97, false), (friction * 1.05, true)] {
            let length = (1 + tangent * tangent).squareRoot()
            let (sine, cosine) = (tangent / length, 1 / length)
            var world = World()
            world.allowsSleep = false
            world.addLine(from: Vector2(0, 0), to: Vector2(40 * cosine, 40 * sine), friction: friction)
            let angle: Float =
                tangent - tangent * tangent * tangent / 3 + tangent * tangent * tangent * tangent * tangent
                / 5
            let gap: Float = 0.5 + 0.015
            let block = world.addBlock(
                at: Vector2(5 * cosine + gap * sine, 5 * sine - gap * cosine), angle: angle,
                friction: friction)
            world.run(seconds: 0.5)
            let before = world.linearVelocity(of: block).length
            world.run(seconds: 1)
            let gained = world.linearVelocity(of: block).length - before
            let expected = slides ? 10 * (sine - friction * cosine) : 0
            #expect(
                abs(gained - expected) < 0.03 * max(expected, 0.1), "friction \(friction), tangent \(tangent)"
            )
        }
    }

    @Test(arguments: [false, true]) func nothingTunnelsThroughALineAt200MetersPerSecond(_ isBullet: Bool) {
        for offset in 0..<10 {
            var world = World()
            world.addLine(from: Vector2(-50, 20), to: Vector2(50, 20))
            let block = world.addBlock(
                at: Vector2(0, Float(offset) * 0.17), angle: Float(offset) * 0.3, velocity: Vector2(0, 200),
                isBullet: isBullet)
            world.setAngularVelocity(7, of: block)
            world.run(seconds: 2)
            #expect(world.position(of: block).y < 20, "offset \(offset)")
        }
    }

    @Test func bulletsDoNotTunnelThroughThinBlocks() {
        var world = World()
        let wall = world.addBlock(
            at: Vector2(20, 0), halfWidth: 0.05, halfHeight: 5, gravity: .zero, density: 100)
        let bullet = world.addBlock(at: .zero, velocity: Vector2(200, 0), gravity: .zero, isBullet: true)
        world.run(seconds: 1)
        #expect(world.position(of: bullet).x < world.position(of: wall).x)
    }

    @Test func aBlockSlidesOverTheJointsOfALoopWithoutCatching() {
        var world = World()
        var definition = BodyDefinition()
        definition.kind = .fixed
        let floor = world.createBody(definition)
        var material = ShapeDefinition()
        material.friction = 0
        let top = (0...20).map { Vector2(Float($0), 0) }
        world.addLoop(top + [Vector2(20, 5), Vector2(0, 5)], to: floor, material)
        let block = world.addBlock(at: Vector2(2, -0.515), velocity: Vector2(5, 0), friction: 0)
        world.run(seconds: 3)
        #expect(abs(world.linearVelocity(of: block).x - 5) < 1e-3)
        #expect(abs(world.angle(of: block)) < 1e-3)
    }

    @Test func contactsAreReportedOnceEachWay() {
        var world = World()
        world.addLine(from: Vector2(-5, 1), to: Vector2(5, 1))
        let block = world.addBlock(at: .zero, restitution: 0)
        world.run(seconds: 1)
        #expect(world.events.map(\.phase) == [.began])
        #expect(abs((world.events.first?.point.y ?? 0) - 1) < 0.03)
        world.clearEvents()
        world.setPosition(Vector2(0, -5), angle: 0, of: block)
        world.step(World.substep)
        #expect(world.events.map(\.phase) == [.ended])
    }
}
