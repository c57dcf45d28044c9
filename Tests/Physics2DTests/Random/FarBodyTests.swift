import DeterministicMath
import Physics2D
import Testing

/// A body far from others does not feel how many they are, to the last bit.
@Suite struct FarBodyTests {
    /// The places and motions of the far bodies after each step, beside a pile of a number of blocks.
    private func motion(besides count: Int, farFirst: Bool) -> [UInt64] {
        var world = World()
        var far = farFirst ? addFarBodies(to: &world) : []
        addPile(count, to: &world)
        if !farFirst { far = addFarBodies(to: &world) }
        return (0..<6).map { _ in
            world.step(World.substep)
            var hash = Hash64()
            for body in far {
                hash.combine(world.position(of: body))
                hash.combine(world.angle(of: body))
                hash.combine(world.linearVelocity(of: body))
                hash.combine(world.angularVelocity(of: body))
            }
            return hash.value
        }
    }

    /// Blocks that hit a floor, a bullet that hits them, and a pendulum, 500 m above the pile.
    private func addFarBodies(to world: inout World) -> [BodyID] {
        world.addLine(from: Vector2(-5, -500), to: Vector2(5, -500))
        let hook = world.addAnchor(at: Vector2(3, -503))
        let blocks = [
            world.addBlock(at: Vector2(0, -500.52), angle: 0.1, velocity: Vector2(1, 3)),
            world.addBlock(at: Vector2(0.1, -501.6), angle: -0.2, restitution: 0.3),
            world.addBlock(
                at: Vector2(-1, -501), halfWidth: 0.1, halfHeight: 0.1, velocity: Vector2(60, 0),
                isBullet: true),
            world.addBlock(at: Vector2(4, -503)),
        ]
        _ = world.createJoint(DistanceJointDefinition(hook, blocks[3]))
        return blocks
    }

    /// Rows of blocks that overlap their neighbors' corners, so that they press and tumble at once.
    private func addPile(_ count: Int, to world: inout World) {
        world.addLine(from: Vector2(-200, 0), to: Vector2(200, 0))
        for index in 0..<count {
            world.addBlock(
                at: Vector2(Float(index % 200) * 1.6 - 160, -0.7 - 1.1 * Float(index / 200)),
                angle: Float(index), isBullet: index % 997 == 0)
        }
    }

    /// 10,000 bodies that are made before the far ones, and 1000 that are made after them.
    @Test(arguments: [(10_000, false), (1000, true)])
    func aFarBodyMovesTheSameBesidesFewAndMany(count: Int, farFirst: Bool) {
        #expect(motion(besides: 10, farFirst: farFirst) == motion(besides: count, farFirst: farFirst))
    }

    @Test func theFarBodiesHitOneAnother() {
        var world = World()
        let far = addFarBodies(to: &world)
        for _ in 0..<6 { world.step(World.substep) }
        #expect(world.linearVelocity(of: far[2]).x < 50, "the bullet has hit a block")
        #expect(world.touchingPoints.count > 1)
    }
}
