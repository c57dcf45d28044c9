import Physics2D
import TestSupport
import Testing

/// The broad phase finds every pair of shapes that touch, and the narrow phase no other, judged by own
/// arithmetic.
@Suite(.tags(.long)) struct ContactFindingTests {
    /// A shape, and where it was before and after a step.
    private struct Passage {
        var body: BodyID
        var tag: Int
        var before: ConvexJudge
        var after: ConvexJudge
    }

    /// Bodies from 0.05 m to 50 m across and long segments, thrown together without gravity.
    private func makeCrowdOfSizes(_ solver: SolverKind, seed: Int) -> (world: World, bodies: [BodyID]) {
        var (world, dice) = (World(solver: solver), Dice(seed: seed))
        world.allowsSleep = false
        let bodies = (0..<200).map { index in
            var definition = BodyDefinition()
            definition.position = Vector2(dice.number(in: -30...30), dice.number(in: -30...30))
            definition.angle = dice.number(in: -3...3)
            definition.linearVelocity = Vector2(dice.number(in: -4...4), dice.number(in: -4...4))
            definition.angularVelocity = dice.number(in: -1...1)
            definition.kind = index % 40 == 1 ? .fixed : .dynamic
            let body = world.createBody(definition)
            addShape(index, to: body, &world, &dice)
            return body
        }
        return (world, bodies)
    }

    private func addShape(_ index: Int, to body: BodyID, _ world: inout World, _ dice: inout Dice) {
        var shape = ShapeDefinition()
        (shape.density, shape.skinRadius, shape.tag) = (1, 0, index)
        let size: Float = index % 50 == 0 ? dice.number(in: 5...25) : dice.number(in: 0.025...0.5)
        switch index % 4 {
        case 0: world.addBox(halfWidth: size, halfHeight: 0.7 * size, to: body, shape)
        case 1 where index % 40 == 1:
            world.addSegment(from: Vector2(-20, 0), to: Vector2(20, 3), to: body, shape)
        case 1: _ = world.addPolygon(dice.polygon(radius: size), to: body, shape)
        case 2: world.addCircle(radius: size, to: body, shape)
        default: world.addBox(halfWidth: 2 * size, halfHeight: 0.1 * size, to: body, shape)
        }
    }

    // Contacts are found where bodies are when a step begins. A pair that overlaps by more than a step moves
    // it must be open; one that is apart by more than that, before and after, must not be.
    @Test(arguments: SolverKind.allCases, 0..<2)
    func openTouchesAreThePairsThatOverlap(_ solver: SolverKind, seed: Int) {
        var (world, bodies) = makeCrowdOfSizes(solver, seed: seed)
        var (ledger, tags) = (ContactLedger(), [BodyID: Int]())
        for (tag, body) in bodies.enumerated() { tags[body] = tag }
        var mustCount = 0
        for step in 0..<12 {
            let before = world.outlines
            world.step(World.substep)
            ledger.enter(world.events)
            world.clearEvents()
            guard step % 4 != 1 else { continue }
            let passages = zip(before, world.outlines).map {
                Passage(
                    body: $0.body, tag: tags[$0.body] ?? -1, before: ConvexJudge($0), after: ConvexJudge($1))
            }
            mustCount += judge(passages, world, ledger)
        }
        #expect(mustCount > 300)
    }

    /// Compares the open touches with the pairs that overlap; returns how many must be open.
    private func judge(_ shapes: [Passage], _ world: World, _ ledger: ContactLedger) -> Int {
        let bounds = shapes.map(\.before.bounds)
        var mustCount = 0
        for a in shapes.indices {
            for b in shapes.indices.dropFirst(a + 1) where mayTouch(shapes[a], shapes[b], world) {
                let pair = ContactLedger.Pair(shapes[a].tag, shapes[b].tag)
                let isOpen = ledger.open[pair] != nil
                let isNear =
                    all(bounds[a].high + 1 .> bounds[b].low) && all(bounds[b].high + 1 .> bounds[a].low)
                guard isNear || isOpen else { continue }
                let skin = skin(shapes[a].before, shapes[b].before)
                let gaps = [
                    shapes[a].before.gap(to: shapes[b].before), shapes[a].after.gap(to: shapes[b].after),
                ]
                // At a segment's end a corner may pass by as deep as the skin is.
                let slack = skin > 0 ? skin : 0.002
                if gaps.allSatisfy({ $0 < -slack }) {
                    mustCount += 1
                    #expect(isOpen, "\(pair) overlaps by \(-gaps[0]) m without a contact")
                }
                if gaps.allSatisfy({ $0 > skin + 0.1 }) { #expect(!isOpen, "\(pair) is \(gaps[0]) m apart") }
            }
        }
        return mustCount
    }

    @Test(arguments: SolverKind.allCases)
    func touchingPointsLieWhereBodiesMeet(_ solver: SolverKind) {
        var count = 0
        for seed in TestSeeds.first(10) {
            var scene = RandomWorld(seed: seed, solver, .damped)
            for _ in 0..<180 { scene.world.step(World.substep) }
            let shapes = scene.world.outlines.map { (body: $0.body, judge: ConvexJudge($0)) }
            // Bodies have moved since the points were found, by less than 0.3 m in a step of such a world.
            for contact in scene.world.touchingPoints {
                count += 1
                #expect(abs(contact.normal.length - 1) < 1e-4)
                #expect(contact.impulse >= 0)
                let touching = Set(shapes.filter { $0.judge.gap(to: contact.point) < 0.3 }.map(\.body))
                #expect(touching.count > 1, "\(contact.point) is not where two bodies meet")
            }
        }
        #expect(count > 40)
    }

    private func mayTouch(_ a: Passage, _ b: Passage, _ world: World) -> Bool {
        a.body != b.body && (world.kind(of: a.body) == .dynamic || world.kind(of: b.body) == .dynamic)
    }

    /// The distance at which two shapes without a skin of their own touch; polygons meet a skin of 0.02 m on
    /// segments.
    private func skin(_ a: ConvexJudge, _ b: ConvexJudge) -> Double {
        a.kind == .segment || b.kind == .segment ? 0.02 : 0
    }
}
