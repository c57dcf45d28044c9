import Physics2D
import Testing

/// Small cases at which random worlds showed what a solver gets wrong.
@Suite struct SolverEdgeTests {
    /// A body that stops at the end of a segment either rests on it or falls on.
    @Test(arguments: SolverKind.allCases, [532, 1173])
    func noBodyHangsInTheAirAndGainsSpeed(_ solver: SolverKind, seed: Int) {
        let run = RandomRun(RandomWorld(seed: seed, solver, .slow), steps: 480, overlapsEvery: .max)
        #expect(run.rise <= SolverComparisonTests.risingShare(solver) * run.start.energy)
    }

    /// A bullet of 0.2 m falls 1.4 m onto another, as views of 20 pt do, and sleeps there.
    @Test(arguments: SolverKind.allCases, [Float(0), 0.2])
    func aBulletLandsOnABullet(_ solver: SolverKind, restitution: Float) {
        var world = World(solver: solver)
        world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
        let blocks = [Float(-0.11), -1.5].map { y in
            world.addBlock(
                at: Vector2(0, y), halfWidth: 0.1, halfHeight: 0.1, restitution: restitution, isBullet: true)
        }
        world.run(seconds: 3)
        #expect(abs(world.linearVelocity(of: blocks[1]).y) < 0.1)
        #expect(!world.isAwake(blocks[1]))
        #expect(world.position(of: blocks[1]).y > world.position(of: blocks[0]).y - 0.2)
    }

    /// Heaps of bodies that are all kept from passing through others, as views under gravity are.
    @Test(arguments: SolverKind.allCases)
    func heapsOfBulletsKeepTheirEnergy(_ solver: SolverKind) {
        var recipe = RandomWorld.Recipe.slow
        recipe.count = 20...40
        for seed in 0..<6 {
            var scene = RandomWorld(seed: seed, solver, recipe)
            for body in scene.bodies { scene.world.setBullet(true, of: body) }
            let run = RandomRun(scene, steps: 600, overlapsEvery: .max)
            let maximum = SolverComparisonTests.risingShare(solver) * run.start.energy
            #expect(run.rise <= maximum, "seed \(seed) gains energy")
        }
    }

    @Test(arguments: SolverKind.allCases)
    func aFixedBodyStandsWhateverItsDefinitionSays(_ solver: SolverKind) {
        var world = World(solver: solver)
        var definition = BodyDefinition()
        definition.kind = .fixed
        (definition.linearVelocity, definition.angularVelocity) = (Vector2(3, 0), 1)
        let floor = world.createBody(definition)
        world.addSegment(from: Vector2(-10, 0), to: Vector2(10, 0), to: floor)
        let block = world.addBlock(at: Vector2(0, -0.505), friction: 0.5)
        world.run(seconds: 1)
        #expect(world.position(of: floor) == .zero && world.angle(of: floor) == 0)
        #expect(abs(world.position(of: block).x) < 0.01, "the floor does not carry it along")
    }

    /// A bullet hits a body that turned until it became fixed.
    @Test(arguments: SolverKind.allCases)
    func aBodyThatBecameFixedStandsWhateverHitsIt(_ solver: SolverKind) {
        var world = World(solver: solver)
        let wall = world.addBlock(at: Vector2(5, 0), halfWidth: 0.2, halfHeight: 2, gravity: .zero)
        world.setAngularVelocity(6, of: wall)
        world.run(seconds: 0.5)
        world.setKind(.fixed, of: wall)
        let (position, angle) = (world.position(of: wall), world.angle(of: wall))
        for i in 0..<8 {
            world.addBlock(
                at: Vector2(0, 0.3 * Float(i) - 1), halfWidth: 0.1, halfHeight: 0.1,
                velocity: Vector2(60, 0), gravity: .zero, isBullet: true)
        }
        world.run(seconds: 0.5)
        #expect(world.position(of: wall) == position)
        #expect(world.angle(of: wall) == angle)
    }

    @Test(arguments: SolverKind.allCases)
    func aBodyWithoutShapesWeighsAKilogram(_ solver: SolverKind) {
        var world = World(solver: solver)
        let body = world.createBody(BodyDefinition())
        world.applyLinearImpulse(Vector2(2, 0), to: body)
        #expect(world.mass(of: body) == 1)
        #expect(world.linearVelocity(of: body) == Vector2(2, 0))
    }

    /// A block is taken off its floor in the moment in which the solver changes.
    @Test(arguments: SolverKind.allCases)
    func aTouchThatEndsWhileTheSolverChangesIsReported(_ solver: SolverKind) {
        var world = World(solver: solver)
        world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
        let block = world.addBlock(at: Vector2(0, -0.505))
        world.run(seconds: 0.1)
        #expect(world.events.map(\.phase) == [.began])
        world.clearEvents()
        world.setPosition(Vector2(0, -0.6), angle: 0, of: block)
        world.solver = solver == .sequential ? .graphColored : .sequential
        world.step(World.substep)
        #expect(world.touchingPoints.isEmpty)
        #expect(world.events.map(\.phase) == [.ended])
    }
}

extension RandomWorld.Recipe {
    /// Worlds without joints, fields and bullets.
    static let slow = Self(hasJoints: false, hasFields: false, hasBullets: false)
}
