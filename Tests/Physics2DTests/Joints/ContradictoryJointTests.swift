import Physics2D
import Testing

/// Joints that cannot all have their way settle at a compromise.
@Suite struct ContradictoryJointTests {
    private static let solvers: [SolverKind] = [.sequential, .graphColored]
    private static let pairs = TestJoint.allCases.flatMap { first in
        TestJoint.allCases.map { (first, $0) }
    }

    private func center(_ x: Float, _ y: Float, _ width: Float, _ height: Float) -> Vector2 {
        Vector2((x + width / 2) / 100, (y + height / 2) / 100)
    }

    /// A prismatic joint whose limits its body is not within, on a fixed body, a revolute joint that holds a
    /// second body to the first, and a spring from that one to the fixed body.
    @Test(arguments: solvers) func aSlideAPinAndASpringAboutAFixedBodyStayNear(solver: SolverKind) {
        var world = World(solver: solver)
        let slider = world.addBlock(
            at: center(190.1, 90.2, 28.9, 24.5), halfWidth: 0.1445, halfHeight: 0.1225, gravity: .zero)
        let wall = world.addAnchor(at: center(165.5, 76.8, 55.7, 58.9))
        let third = world.addBlock(
            at: center(132.1, 134.8, 47.5, 51.8), halfWidth: 0.2375, halfHeight: 0.259, gravity: .zero)
        var prismatic = PrismaticJointDefinition(wall, slider, axis: Vector2(0.3, -0.85))
        let (railPoint, pinPoint) = (Vector2(0.746, 2.073), Vector2(1.65, 1.016))
        prismatic.anchorA = world.localPoint(railPoint, of: wall)
        prismatic.anchorB = world.localPoint(railPoint, of: slider)
        prismatic.limits = 0.432...0.855
        _ = world.createJoint(prismatic)
        var pin = RevoluteJointDefinition(slider, third)
        pin.anchorA = world.localPoint(pinPoint, of: slider)
        pin.anchorB = world.localPoint(pinPoint, of: third)
        _ = world.createJoint(pin)
        var spring = DistanceJointDefinition(wall, third)
        (spring.frequency, spring.dampingRatio) = (9.7, 1.9)
        _ = world.createJoint(spring)
        let bodies = [slider, third]
        let starts = bodies.map { world.position(of: $0) }
        var farthest: Float = 0
        world.run(seconds: 10, substep: 0.004) { world in
            for (body, start) in zip(bodies, starts) {
                farthest = max(farthest, (world.position(of: body) - start).length)
            }
        }
        #expect(farthest < 3)
        #expect(world.areFinite(bodies) && bodies.allSatisfy { abs(world.angle(of: $0)) < 7 })
        #expect(world.kineticEnergy(of: bodies) < 1e-3)
    }

    /// Two free bodies, and two joints that want them in two places at once: neither can have its way, and
    /// the bodies come to rest near where they were, with their center of mass in its place.
    @Test(arguments: solvers, pairs)
    func twoJointsThatWantDifferentPlacesSettle(solver: SolverKind, pair: (TestJoint, TestJoint)) {
        var world = World(solver: solver)
        let a = world.addBlock(at: Vector2(1, 1), halfWidth: 0.3, halfHeight: 0.2, gravity: .zero)
        let b = world.addBlock(
            at: Vector2(2, 1.5), halfWidth: 0.2, halfHeight: 0.3, gravity: .zero, density: 3)
        let joints = [
            pair.0.create(a, Vector2(0.8, 0.4), b, Vector2(-0.7, 0.6), length: 0.1, in: &world),
            pair.1.create(a, Vector2(-0.9, -0.5), b, Vector2(1.1, 0.2), length: 0.2, in: &world),
        ]
        let bodies = [a, b]
        let start = world.centerOfMass(of: bodies)
        var farthest: Float = 0
        world.run(seconds: 6) { farthest = max(farthest, ($0.position(of: a) - $0.position(of: b)).length) }
        #expect(farthest < 4)
        #expect((world.centerOfMass(of: bodies) - start).length < 0.01)
        #expect(joints.allSatisfy { world.gap(of: $0) < 4 })
        // The energy that a spring stored may remain as a slow rotation of the pair.
        let hasSpring = pair.0 == .spring || pair.1 == .spring
        #expect(world.kineticEnergy(of: bodies) < (hasSpring ? 0.2 : 1e-3))
        let angles = bodies.map { world.angle(of: $0) }
        world.run(seconds: 1)
        let turns = zip(bodies, angles).map { abs(world.angle(of: $0) - $1) }
        #expect(hasSpring || turns.allSatisfy { $0 < 0.3 }, "the rest does not go on turning")
    }

    /// A compromise costs no energy: bodies that fly and spin are not driven by what holds them together.
    @Test(arguments: solvers, pairs.filter { $0.0 != .spring && $0.1 != .spring })
    func contradictionsDriveNothing(solver: SolverKind, pair: (TestJoint, TestJoint)) {
        var world = World(solver: solver)
        let a = world.addBlock(at: .zero, halfWidth: 0.3, velocity: Vector2(2, 1), gravity: .zero)
        let b = world.addBlock(at: Vector2(1, 0.3), halfHeight: 0.2, velocity: Vector2(1, -1), gravity: .zero)
        world.setAngularVelocity(3, of: b)
        _ = pair.0.create(a, Vector2(0.8, 0.4), b, Vector2(-0.7, 0.6), length: 0.1, in: &world)
        _ = pair.1.create(a, Vector2(-0.9, -0.5), b, Vector2(1.1, 0.2), length: 0.2, in: &world)
        let energy = world.kineticEnergy(of: [a, b])
        var maximum: Float = 0
        world.run(seconds: 3) { maximum = max(maximum, $0.kineticEnergy(of: [a, b])) }
        #expect(maximum < 1.5 * energy)
    }
}
