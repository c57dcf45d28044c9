import Physics2D
import TestSupport
import Testing

/// Joints at random between a few bodies, most of them contradictory.
@Suite(.tags(.long)) struct RandomJointTests {
    /// SplitMix64: the same numbers on every machine.
    private struct Generator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var bits = state
            bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            return bits ^ (bits >> 31)
        }

        mutating func number(_ range: ClosedRange<Float>) -> Float {
            range.lowerBound + (range.upperBound - range.lowerBound) * Float(next() >> 40) / Float(1 << 24)
        }

        mutating func vector(_ size: Float) -> Vector2 { Vector2(number(-size...size), number(-size...size)) }
        mutating func isOne(in count: UInt64) -> Bool { next() % count == 0 }
        mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }
    }

    private func makeWorld(_ seed: UInt64, _ solver: SolverKind) -> (world: World, bodies: [BodyID]) {
        var random = Generator(state: seed &* 1_000_003)
        var world = World(solver: solver)
        let gravity = Vector2(0, random.isOne(in: 3) ? 10 : 0)
        let bodies = (0...1 + random.index(below: 3)).map { index in
            let velocity = random.isOne(in: 3) ? random.vector(5) : .zero
            let body = world.addBlock(
                at: random.vector(2), halfWidth: random.number(0.05...0.4),
                halfHeight: random.number(0.05...0.4), angle: random.number(-3...3), velocity: velocity,
                gravity: gravity, density: random.number(0.5...6))
            if random.isOne(in: 6) { world.setFixedRotation(true, of: body) }
            if index > 0, random.isOne(in: 4) { world.setKind(.fixed, of: body) }
            return body
        }
        for _ in 0...random.index(below: 5) { addJoint(&random, bodies, &world) }
        return (world, bodies)
    }

    private func addJoint(_ random: inout Generator, _ bodies: [BodyID], _ world: inout World) {
        let first = random.index(below: bodies.count)
        let second = (first + 1 + random.index(below: bodies.count - 1)) % bodies.count
        let (a, b, point) = (bodies[first], bodies[second], random.vector(2))
        let meet = !random.isOne(in: 4)
        let joint = TestJoint.allCases[random.index(below: TestJoint.allCases.count)].create(
            a, meet ? world.localPoint(point, of: a) : random.vector(1), b,
            meet ? world.localPoint(point, of: b) : random.vector(1),
            length: random.isOne(in: 2) ? random.number(0...3) : nil, in: &world)
        let low = random.number(-2...2)
        let limits = random.isOne(in: 2) ? low...low + random.number(0...1) : nil
        switch world.kind(of: joint) {
        case .revolute, .prismatic: world.setLimits(limits, of: joint)
        default: break
        }
    }

    /// Within 2 s gravity moves a free body by 20 m, and its own velocity by 14 m.
    @Test(arguments: [SolverKind.sequential, .graphColored]) func nothingIsThrownAway(solver: SolverKind) {
        for seed in TestSeeds.first(150).map(UInt64.init) {
            var (world, bodies) = makeWorld(seed, solver)
            var farthest: Float = 0
            world.run(seconds: 2) { world in
                for body in bodies { farthest = max(farthest, world.position(of: body).length) }
            }
            #expect(world.areFinite(bodies), "seed \(seed)")
            #expect(farthest < 80, "seed \(seed)")
            #expect(bodies.allSatisfy { abs(world.angle(of: $0)) < 100 }, "seed \(seed)")
        }
    }
}
