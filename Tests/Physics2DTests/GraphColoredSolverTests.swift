import Testing

@testable import Physics2D

/// The graph-colored solver, which solves four contacts at a time.
@Suite struct GraphColoredSolverTests {
    private func makeWorld(_ solver: SolverKind = .graphColored) -> World { World(solver: solver) }

    /// Rows of blocks, each a half off the one below.
    private func addPyramid(rows: Int, to world: inout World) -> [BodyID] {
        world.addLine(from: Vector2(-30, 0), to: Vector2(30, 0), friction: 0.6)
        return (0..<rows).flatMap { row in
            (0..<(rows - row)).map { column in
                let x = 1.1 * (Float(column) - 0.5 * Float(rows - row - 1))
                return world.addBlock(at: Vector2(x, -0.5 - 1.005 * Float(row)), friction: 0.6)
            }
        }
    }

    /// Turned blocks that fall into a box.
    private func addPile(_ count: Int, to world: inout World) {
        world.addLine(from: Vector2(-6, 0), to: Vector2(6, 0))
        world.addLine(from: Vector2(-6, 0), to: Vector2(-6, -60))
        world.addLine(from: Vector2(6, 0), to: Vector2(6, -60))
        for i in 0..<count {
            world.addBlock(
                at: Vector2(Float(i % 7) * 1.6 - 4.8, -1 - Float(i / 7) * 1.6), angle: Float(i) * 0.37,
                restitution: 0.2)
        }
    }

    // MARK: Motion

    @Test func aFreeBodyFallsAsItDoesAlone() {
        var (colored, sequential) = (makeWorld(), makeWorld(.sequential))
        let (a, b) = (colored.addBlock(at: .zero, angle: 1), sequential.addBlock(at: .zero, angle: 1))
        colored.run(seconds: 1)
        sequential.run(seconds: 1)
        #expect(colored.position(of: a) == sequential.position(of: b))
        #expect(colored.linearVelocity(of: a) == sequential.linearVelocity(of: b))
    }

    @Test func frictionStopsABlockWhereItShould() {
        // From 5 m/s under 0.5 g of friction a block slides v^2 / (2 mu g) = 2.5 m.
        var world = makeWorld()
        world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0), friction: 0.5)
        let block = world.addBlock(at: Vector2(0, -0.505), velocity: Vector2(5, 0), friction: 0.5)
        world.run(seconds: 2)
        #expect(abs(world.position(of: block).x - 2.5) < 0.03)
        #expect(abs(world.angle(of: block)) < 1e-3)
    }

    @Test func aBounceKeepsItsShareOfTheSpeed() {
        var world = makeWorld()
        world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
        let block = world.addBlock(at: Vector2(0, -2), restitution: 0.5)
        var fastest: Float = 0
        for _ in 0..<120 {
            world.step(World.substep)
            fastest = max(fastest, -world.linearVelocity(of: block).y)
        }
        // It falls 1.5 m, to 5.48 m/s.
        #expect(abs(fastest - 2.74) < 0.15)
    }

    /// A push at one corner rotates a square and makes it slide before the other corner pushes. At the end of
    /// a step, a square that lands flat must have lost that motion, or it tumbles at the next bounce.
    @Test(arguments: [Float(0), 0.2, 0.5, 0.8])
    func whatLandsFlatStaysFlat(restitution: Float) {
        var world = makeWorld()
        world.addLine(from: Vector2(-100, 0), to: Vector2(100, 0), friction: 0.5)
        let blocks = (0..<20).map { i in
            world.addBlock(
                at: Vector2(4 * Float(i) - 38, -2 - 0.3 * Float(i)), friction: 0.5, restitution: restitution)
        }
        world.run(seconds: 3)
        for block in blocks { #expect(abs(world.angle(of: block)) < 0.01) }
    }

    @Test func aHitKeepsMomentum() {
        var world = makeWorld()
        let none = Vector2.zero
        let a = world.addBlock(at: Vector2(-2, 0.3), velocity: Vector2(4, 0), gravity: none, density: 2)
        let b = world.addBlock(at: Vector2(0, 0), angle: 0.3, gravity: none)
        let c = world.addBlock(at: Vector2(1.3, -0.2), gravity: none)
        world.run(seconds: 1)
        let momentum =
            2 * world.linearVelocity(of: a).x + world.linearVelocity(of: b).x
            + world.linearVelocity(of: c).x
        #expect(abs(momentum - 8) < 1e-4)
        #expect(world.linearVelocity(of: c).x > 1)
    }

    @Test func aFastBodyStopsAtAThinWall() {
        var world = makeWorld()
        world.addLine(from: Vector2(5, -3), to: Vector2(5, 3))
        let block = world.addBlock(at: .zero, velocity: Vector2(150, 0), gravity: .zero)
        world.run(seconds: 0.5)
        #expect(world.position(of: block).x < 4.6)
    }

    /// A wedge's center lies a third into it, and on its slide along one wall it meets the other.
    @Test func wedgesThatFlyIntoACornerStayInside() {
        var world = World(solver: .graphColored)
        var (wall, wedge) = (ShapeDefinition(), ShapeDefinition())
        (wedge.group, wedge.density) = (1, 1)
        world.filter = CollisionFilter(groupCount: 2)
        world.filter[1, 1] = false
        var fixed = BodyDefinition()
        fixed.kind = .fixed
        let corner = world.createBody(fixed)
        wall.friction = 0
        world.addSegment(from: Vector2(-300, 0), to: Vector2(10, 0), to: corner, wall)
        world.addSegment(from: Vector2(0, -300), to: Vector2(0, 10), to: corner, wall)
        let wedges = (0..<200).map { i in
            var definition = BodyDefinition()
            definition.position = Vector2(-6 - 0.37 * Float(i % 50), -6 - 1.3 * Float(i % 7))
            definition.angle = 0.61 * Float(i)
            definition.linearVelocity = Vector2(240 - Float(i), 60 + Float(i))
            definition.angularVelocity = Float(i % 11) - 5
            let body = world.createBody(definition)
            _ = world.addPolygon([Vector2(0, 0), Vector2(3, 0), Vector2(0, 0.4)], to: body, wedge)
            return body
        }
        for _ in 0..<30 {
            world.step(1 / 60)
            let positions = wedges.map { world.bodies[$0.index].sweep.center }
            #expect(positions.allSatisfy { $0.x < 0.01 && $0.y < 0.01 })
        }
    }

    @Test func aPyramidStandsAndFallsAsleep() {
        var world = makeWorld()
        let blocks = addPyramid(rows: 8, to: &world)
        let before = blocks.map { world.position(of: $0) }
        world.run(seconds: 2)
        for (block, position) in zip(blocks, before) {
            #expect((world.position(of: block) - position).length < 0.05)
            #expect(!world.isAwake(block))
        }
    }

    /// A pyramid of 210 at 60 Hz.
    @Test func aLargePyramidIsAtRestWithinThreeSeconds() {
        var world = makeWorld()
        world.addLine(from: Vector2(-50, 0), to: Vector2(50, 0), friction: 0.6)
        let positions = (0..<20).flatMap { row in
            (0..<(20 - row)).map { column in
                let x = Float(column) - 0.5 * Float(19 - row)
                return Vector2(1.02 * x, -1.02 * Float(row) - 0.52)
            }
        }
        let blocks = positions.map { world.addBlock(at: $0, friction: 0.6) }
        for _ in 0..<180 { world.step(1 / 60) }
        for (block, position) in zip(blocks, positions) {
            #expect(!world.isAwake(block))
            #expect(abs(world.position(of: block).x - position.x) < 0.03)
        }
    }

    @Test func bothSolversPileUpEquallyHigh() {
        func height(_ solver: SolverKind) -> Float {
            var world = makeWorld(solver)
            addPile(35, to: &world)
            world.run(seconds: 3)
            let ids = world.bodies.elements.indices.dropFirst(3)
            return ids.map { world.bodies.elements[$0].sweep.center.y }.reduce(0, +) / 35
        }
        #expect(abs(height(.graphColored) - height(.sequential)) < 0.1)
    }

    // MARK: Other shapes, joints, filters, events

    @Test func circlesRestOnAFloorAndOnOneAnother() {
        var world = makeWorld()
        world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
        let balls = (0..<3).map { i in
            var definition = BodyDefinition()
            definition.position = Vector2(0, -0.6 - 1.1 * Float(i))
            definition.gravity = Vector2(0, 10)
            let body = world.createBody(definition)
            var shape = ShapeDefinition()
            shape.density = 1
            world.addCircle(radius: 0.5, to: body, shape)
            return body
        }
        world.run(seconds: 2)
        for (i, ball) in balls.enumerated() {
            #expect(abs(world.position(of: ball).y + 0.5 + Float(i)) < 0.05)
        }
    }

    @Test func aPinHoldsAPendulum() {
        var world = makeWorld()
        var fixed = BodyDefinition()
        fixed.kind = .fixed
        let ceiling = world.createBody(fixed)
        let bob = world.addBlock(at: Vector2(2, 0))
        var pin = RevoluteJointDefinition(ceiling, bob)
        pin.anchorB = Vector2(-2, 0)
        _ = world.createJoint(pin)
        for _ in 0..<240 {
            world.step(World.substep)
            #expect(abs(world.position(of: bob).length - 2) < 0.02)
        }
    }

    @Test func eventsTellOfTouchAndOfItsEnd() {
        var world = makeWorld()
        world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
        let block = world.addBlock(at: Vector2(0, -0.6))
        world.run(seconds: 0.5)
        #expect(world.events.map(\.phase) == [.began])
        world.destroyBody(block)
        #expect(world.events.map(\.phase) == [.began, .ended])
    }

    @Test func groupsThatDoNotMeetPass() {
        var world = makeWorld()
        world.filter = CollisionFilter(groupCount: 1, everything: false)
        world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
        let block = world.addBlock(at: Vector2(0, -2))
        world.run(seconds: 1.5)
        #expect(world.position(of: block).y > 3)
    }

    /// A pyramid at rest stays at rest, with its impulses, whichever solver takes over.
    @Test func aPyramidKeepsStandingWhenTheSolverChanges() {
        var world = makeWorld()
        world.allowsSleep = false
        let blocks = addPyramid(rows: 6, to: &world)
        world.run(seconds: 3)
        world.clearEvents()
        for _ in 0..<4 {
            let before = blocks.map { world.position(of: $0) }
            world.solver = world.solver == .sequential ? .graphColored : .sequential
            world.run(seconds: 0.25)
            #expect(world.events.isEmpty)
            for (block, position) in zip(blocks, before) {
                #expect((world.position(of: block) - position).length < 0.002)
                #expect(abs(world.angle(of: block)) < 0.001)
            }
        }
    }

    // MARK: Bits

    @Test func aCopyGoesOnAsTheOriginal() {
        var world = makeWorld()
        addPile(21, to: &world)
        world.run(seconds: 0.5)
        var copy = world
        world.run(seconds: 0.25)
        copy.run(seconds: 0.25)
        #expect(copy.stateHash == world.stateHash)
    }

    /// The bits are the same in debug and release builds.
    @Test func theBitsAreThoseOfTheGoldenHash() throws {
        var world = makeWorld()
        addPile(28, to: &world)
        world.run(seconds: 1)
        #expect(String(world.stateHash, radix: 16) == "b9382866d79ee58b")
    }

    @Test func sinesOfFourAreThoseOfOne() {
        for i in 0..<500 {
            let angle = Float(i) * 0.537 - 150
            let four = sinesAndCosines(FloatW(angle, -angle, angle * 1e3, angle * 1e-3))
            for (lane, factor) in [Float(1), -1, 1e3, 1e-3].enumerated() {
                let one = Rotation(angle: angle * factor)
                #expect(four.sines[lane] == one.sine && four.cosines[lane] == one.cosine)
            }
        }
    }
}
