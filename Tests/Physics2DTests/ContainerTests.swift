import Physics2D
import TestSupport
import Testing

/// Bodies in a closed room whose walls are its container.
@Suite(.tags(.long)) struct ContainerTests {
    private static let lower = Vector2(-3, -4)
    private static let upper = Vector2(3, 0)

    private func makeRoom(_ solver: SolverKind) -> (world: World, walls: BodyID) {
        var world = World(solver: solver)
        var definition = BodyDefinition()
        definition.kind = .fixed
        let walls = world.createBody(definition)
        let (lower, upper) = (Self.lower, Self.upper)
        world.addLoop([lower, Vector2(upper.x, lower.y), upper, Vector2(lower.x, upper.y)], to: walls)
        world.contain(from: lower, to: upper, by: walls)
        return (world, walls)
    }

    private func isInside(_ position: Vector2) -> Bool {
        position.x >= Self.lower.x && position.y >= Self.lower.y && position.x <= Self.upper.x
            && position.y <= Self.upper.y
    }

    /// Slivers of 0.05 m at up to 40 m/s, under a heavy block that presses them into the floor.
    @Test(arguments: SolverKind.allCases)
    func thinFastBodiesNeverLeave(_ solver: SolverKind) {
        for seed in TestSeeds.first(12) {
            var (dice, (world, _)) = (Dice(seed: seed), makeRoom(solver))
            var slivers = (0..<25).map { _ in
                world.addBlock(
                    at: Vector2(dice.number(in: -2.5...2.5), dice.number(in: -3...(-0.5))),
                    halfWidth: 0.025, halfHeight: dice.number(in: 0.025...0.3),
                    angle: dice.number(in: -3...3),
                    velocity: Vector2(dice.number(in: -40...40), dice.number(in: -40...40)), isBullet: true)
            }
            slivers.append(world.addBlock(at: Vector2(0, -3), velocity: Vector2(0, 30), density: 100))
            for _ in 0..<120 {
                world.step(1 / 60)
                #expect(slivers.allSatisfy { isInside(world.position(of: $0)) }, "seed \(seed)")
            }
        }
    }

    /// A body that begins outside stays there, and one that is moved out is not brought back.
    @Test(arguments: SolverKind.allCases)
    func onlyBodiesInsideAreKept(_ solver: SolverKind) {
        var (world, _) = makeRoom(solver)
        let outside = world.addBlock(at: Vector2(6, -1))
        let moved = world.addBlock(at: Vector2(0, -2))
        world.step(1 / 60)
        world.setPosition(Vector2(-8, -1), angle: 0, of: moved)
        for _ in 0..<60 { world.step(1 / 60) }
        #expect(world.position(of: outside).x == 6 && world.position(of: outside).y > 3)
        #expect(world.position(of: moved).x == -8 && world.position(of: moved).y > 3)
    }

    @Test func bodiesThatDoNotMeetTheWallsPass() {
        var (world, walls) = makeRoom(.sequential)
        world.filter = CollisionFilter(groupCount: 2)
        world.filter[0, 1] = false
        world.setGroup(1, of: walls)
        let block = world.addBlock(at: Vector2(0, -1))
        for _ in 0..<90 { world.step(1 / 60) }
        #expect(world.position(of: block).y > 3)
    }
}
