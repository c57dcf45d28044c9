import Physics2D
import Testing

/// Joints in free space conserve momentum: their impulses come in opposite pairs.
@Suite struct JointMomentumTests {
    /// The impulses of a step act where the bodies are at its start.
    private func expectConserved(_ world: inout World, _ bodies: [BodyID], steps: Int) {
        for _ in 0..<steps {
            let positions = bodies.map { world.position(of: $0) }
            let before = (world.momentum(of: bodies), world.angularMomentum(of: bodies, at: positions))
            world.step(World.substep)
            let after = (world.momentum(of: bodies), world.angularMomentum(of: bodies, at: positions))
            #expect((after.0 - before.0).length < 2e-5)
            #expect(abs(after.1 - before.1) < 2e-4)
        }
    }

    private func makePair(_ solver: SolverKind, _ kind: TestJoint, apart: Float) -> (World, [BodyID]) {
        var world = World(solver: solver)
        let a = world.addBlock(at: Vector2(-0.5, 0), halfHeight: 0.1, velocity: Vector2(0, 1), gravity: .zero)
        let b = world.addBlock(
            at: Vector2(0.5, 0.2), halfWidth: 0.3, velocity: Vector2(0.5, -0.5), gravity: .zero, density: 0.4)
        world.setAngularVelocity(2, of: a)
        _ = kind.create(a, Vector2(0.5, apart), b, Vector2(-0.5, -0.2), length: 0.1, in: &world)
        return (world, [a, b])
    }

    @Test(arguments: [SolverKind.sequential, .graphColored], TestJoint.allCases)
    func momentumIsKept(solver: SolverKind, kind: TestJoint) {
        var (world, bodies) = makePair(solver, kind, apart: 0)
        expectConserved(&world, bodies, steps: 240)
    }

    /// Anchors that are 4 m apart are drawn together without turning the pair.
    @Test(arguments: [SolverKind.sequential, .graphColored], TestJoint.allCases)
    func momentumIsKeptWhileAnchorsAreApart(solver: SolverKind, kind: TestJoint) {
        var (world, bodies) = makePair(solver, kind, apart: 4)
        expectConserved(&world, bodies, steps: 5)
    }

    /// A rope that becomes taut stops the parting of its ends: the velocities along it become that of the
    /// common center of mass.
    @Test(arguments: [SolverKind.sequential, .graphColored])
    func aRopeThatBecomesTautSharesTheMomentum(solver: SolverKind) {
        var world = World(solver: solver)
        let a = world.addBlock(at: .zero, gravity: .zero)
        let b = world.addBlock(at: Vector2(1.2, 0), velocity: Vector2(4, 0), gravity: .zero, density: 3)
        _ = TestJoint.rope.create(a, .zero, b, .zero, length: 2, in: &world)
        world.run(seconds: 0.15)
        #expect(world.linearVelocity(of: a).x == 0)
        world.run(seconds: 1)
        #expect(abs(world.linearVelocity(of: a).x - 3) < 1e-3)
        #expect(abs(world.linearVelocity(of: b).x - 3) < 1e-3)
    }

    /// A body that slides out to the end of a slide gives its momentum to both.
    @Test(arguments: [SolverKind.sequential, .graphColored])
    func aSlideThatReachesItsEndSharesTheMomentum(solver: SolverKind) {
        var world = World(solver: solver)
        let a = world.addBlock(at: .zero, gravity: .zero, density: 3)
        let b = world.addBlock(at: .zero, velocity: Vector2(4, 0), gravity: .zero)
        var definition = PrismaticJointDefinition(a, b, axis: Vector2(1, 0))
        definition.limits = -1...1
        _ = world.createJoint(definition)
        world.run(seconds: 1)
        #expect(abs(world.linearVelocity(of: a).x - 1) < 1e-3)
        #expect(abs(world.linearVelocity(of: b).x - 1) < 1e-3)
    }

    /// Two bodies welded side by side spin as one: a push p at the distance r turns them with p r / I,
    /// I being their inertia about the common center of mass.
    @Test(arguments: [SolverKind.sequential, .graphColored])
    func weldedBodiesTurnWithTheirCommonInertia(solver: SolverKind) {
        var world = World(solver: solver)
        let a = world.addBlock(at: Vector2(-0.5, 0), gravity: .zero)
        let b = world.addBlock(at: Vector2(0.5, 0), gravity: .zero)
        _ = TestJoint.weld.create(a, Vector2(0.5, 0), b, Vector2(-0.5, 0), in: &world)
        world.applyLinearImpulse(Vector2(0, 0.1), at: Vector2(0.5, 0), to: b)
        world.run(seconds: 1)
        // A plate of 2 m by 1 m and 2 kg: I = 2 (4 + 1) / 12.
        let expected: Float = 0.1 * 0.5 / (2 * 5 / 12)
        #expect(abs(world.angularVelocity(of: a) / expected - 1) < 0.01)
        #expect(abs(world.angularVelocity(of: b) / expected - 1) < 0.01)
    }

    /// A dumbbell of two masses on a distance joint keeps its spin, and the joint its length. Each step of h
    /// moves the masses on straight lines and back to that length, which takes the share (omega h)^2 / 2 of
    /// the momentum.
    @Test(arguments: [SolverKind.sequential, .graphColored])
    func aDumbbellKeepsSpinning(solver: SolverKind) {
        var world = World(solver: solver)
        let a = world.addBlock(at: Vector2(-1, 0), halfWidth: 0.1, velocity: Vector2(0, -1), gravity: .zero)
        let b = world.addBlock(at: Vector2(1, 0), halfWidth: 0.1, velocity: Vector2(0, 1), gravity: .zero)
        let rod = TestJoint.distance.create(a, .zero, b, .zero, in: &world)
        let angular = world.angularMomentum(of: [a, b], at: [a, b].map { world.position(of: $0) })
        world.run(seconds: 3) { #expect(abs($0.gap(of: rod) - 2) < World.slop) }
        let left = world.angularMomentum(of: [a, b], at: [a, b].map { world.position(of: $0) })
        #expect(abs(left / angular - 1) < 360 * World.substep * World.substep / 2 + 0.005)
    }
}
