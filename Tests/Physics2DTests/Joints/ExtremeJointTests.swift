import Physics2D
import Testing

/// Joints with numbers of any size that is allowed.
@Suite struct ExtremeJointTests {
    private static let sizes: [Float] = [
        .leastNonzeroMagnitude, 1e-30, 1e-6, 1e6, 1e19, 1e30, .greatestFiniteMagnitude,
    ]

    private func makeWorld(_ solver: SolverKind) -> (world: World, a: BodyID, b: BodyID) {
        var world = World(solver: solver)
        let a = world.addBlock(at: .zero, halfWidth: 0.2)
        let b = world.addBlock(at: Vector2(1, 0.5), halfHeight: 0.3)
        return (world, a, b)
    }

    private func expectFinite(_ world: inout World, _ bodies: [BodyID]) {
        world.run(seconds: 0.5) { #expect($0.areFinite(bodies)) }
    }

    @Test(arguments: [SolverKind.sequential, .graphColored], sizes)
    func springsStayFinite(solver: SolverKind, size: Float) {
        let springs: [(Float, Float, Float)] = [(size, 0, 1), (size, size, 1), (2, size, 3), (2, 0.5, size)]
        for (frequency, ratio, length) in springs {
            var (world, a, b) = makeWorld(solver)
            var definition = DistanceJointDefinition(a, b)
            (definition.frequency, definition.dampingRatio, definition.length) = (frequency, ratio, length)
            _ = world.createJoint(definition)
            expectFinite(&world, [a, b])
        }
    }

    @Test(arguments: [SolverKind.sequential, .graphColored], sizes)
    func lengthsLimitsAndAnchorsStayFinite(solver: SolverKind, size: Float) {
        for kind in TestJoint.allCases {
            var (world, a, b) = makeWorld(solver)
            let joint = kind.create(a, Vector2(0.1, 0), b, .zero, length: size, in: &world)
            if kind == .revolute || kind == .prismatic { world.setLimits(size...size, of: joint) }
            if kind == .revolute { world.setFrictionTorque(size, of: joint) }
            expectFinite(&world, [a, b])
            (world, a, b) = makeWorld(solver)
            _ = kind.create(a, Vector2(size, -size), b, Vector2(0, size), in: &world)
            expectFinite(&world, [a, b])
        }
    }

    /// A spring far too stiff for the sub-step is a distance joint.
    @Test(arguments: [Float(1e5), 1e18, 1e30]) func aStiffSpringHoldsItsLength(frequency: Float) {
        var (world, a, _) = makeWorld(.sequential)
        let anchor = world.addAnchor(at: Vector2(0, -1))
        var definition = DistanceJointDefinition(a, anchor)
        definition.frequency = frequency
        let spring = world.createJoint(definition)
        world.run(seconds: 2)
        #expect(abs(world.gap(of: spring) - 1) < World.slop)
    }

    /// A spring so soft that its stiffness is no float any more does nothing.
    @Test func anUtterlySoftSpringLetsABodyFall() {
        var (world, a, _) = makeWorld(.sequential)
        let anchor = world.addAnchor(at: Vector2(0, -1))
        var definition = DistanceJointDefinition(a, anchor)
        definition.frequency = 1e-30
        _ = world.createJoint(definition)
        world.run(seconds: 1)
        #expect(world.position(of: a).y > 4.9)
    }

    /// The length of an axis does not matter, however small or large.
    @Test(arguments: sizes) func anAxisOfAnyLengthIsADirection(size: Float) {
        var (world, a, b) = makeWorld(.sequential)
        world.setKind(.fixed, of: a)
        _ = world.createJoint(PrismaticJointDefinition(a, b, axis: Vector2(size, 0)))
        world.run(seconds: 1)
        #expect(abs(world.position(of: b).y) < World.slop)
    }

    @Test func anyAngleIsARotation() {
        for angle in [1e9, 1e12, 1e18, 1e30, .greatestFiniteMagnitude] as [Float] {
            var world = World()
            var definition = BodyDefinition()
            (definition.kind, definition.angle) = (.fixed, angle)
            let body = world.createBody(definition)
            #expect(abs(world.worldPoint(Vector2(3, 4), of: body).length - 5) < 1e-5)
        }
    }
}
