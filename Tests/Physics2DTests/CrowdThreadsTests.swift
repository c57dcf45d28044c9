import Testing

@testable import Physics2D

/// Crowds that are stepped by several threads, and by several at once.
@Suite struct CrowdThreadsTests {
    /// Turned blocks, as many as several threads are for, that fall into a box.
    private func makeRain(_ count: Int = Tuning.crewCrowdSize + 24) -> World {
        var world = World(solver: .graphColored)
        world.addLine(from: Vector2(-30, 0), to: Vector2(30, 0))
        world.addLine(from: Vector2(-30, 0), to: Vector2(-30, -90))
        world.addLine(from: Vector2(30, 0), to: Vector2(30, -90))
        for i in 0..<count {
            world.addBlock(
                at: Vector2(Float(i % 40) * 1.45 - 28, -0.8 - Float(i / 40) * 1.3), angle: Float(i) * 0.37,
                velocity: Vector2(0, 8), restitution: 0.2)
        }
        return world
    }

    private func hash(after steps: Int, _ world: World, threads: Int) -> UInt64 {
        var world = world
        world.threads = threads
        for _ in 0..<steps { world.step(1 / 60) }
        #expect(world.isCrowd)
        return world.stateHash
    }

    @Test func anyNumberOfThreadsGivesTheSameBits() {
        let world = makeRain()
        let hashes = [1, 2, 3].map { hash(after: 24, world, threads: $0) }
        #expect(hashes == [hashes[0], hashes[0], hashes[0]])
    }

    /// A heap, where contacts have many colors, beside blocks that stand alone, where they have one; in it planks
    /// that touch more blocks than there are colors, and chains.
    private func makeHeap() -> World {
        var world = World(solver: .graphColored)
        world.addLine(from: Vector2(-90, 0), to: Vector2(1900, 0))
        for i in 0..<520 { world.addBlock(at: Vector2(Float(i) * 1.5, -0.49)) }
        for i in 0..<420 {
            world.addBlock(
                at: Vector2(Float(i % 30) - 45 + 0.3 * Float(i / 30), -0.49 - 0.99 * Float(i / 30)))
        }
        for i in 0..<2 {
            let left = 900 + 80 * Float(i)
            world.addBlock(at: Vector2(left, -0.3), halfWidth: 36, halfHeight: 0.3)
            for k in 0..<70 {
                world.addBlock(at: Vector2(left + Float(k) - 35, -1.09), angle: 0.001 * Float(k))
            }
        }
        var last: BodyID?
        for i in 0..<24 {
            let link = world.addBlock(at: Vector2(-60 + Float(i) * 1.1, -16), halfHeight: 0.2)
            if let last {
                var joint = RevoluteJointDefinition(last, link)
                joint.anchorA = Vector2(0.55, 0)
                joint.anchorB = Vector2(-0.55, 0)
                _ = world.createJoint(joint)
            }
            last = link
        }
        return world
    }

    @Test func unevenHeapsPlanksAndChainsGiveTheSameBits() {
        let world = makeHeap()
        #expect(world.dynamicCount >= Tuning.crewCrowdSize)
        let hashes = [1, 2, 3].map { hash(after: 20, world, threads: $0) }
        #expect(Set(hashes).count == 1)
        var one = world
        one.step(1 / 60)
        #expect(one.crowd.colored.size(Crowd.Colors.overflow) > 0)
    }

    @Test func severalThreadsFindAllPairsThoughOneShapeMeetsEach() throws {
        guard #available(macOS 15, *) else { return }
        let count = 1500
        var boxes = (0..<count).map { i in
            let low = Vector2(Float(i % 40) * 1.3, Float(i / 40) * 0.9)
            return Bounds(Box(low: low, high: low + Vector2(1 + Float(i % 3), 1)))
        }
        boxes[7] = Bounds(Box(low: Vector2(-10, -10), high: Vector2(100, 100)))
        var owners = (0..<Int32(count)).map { 2 * $0 + ($0 % 5 == 0 ? 0 : 1) }
        var all: [UInt64] = []
        for a in 0..<count {
            for b in (a + 1)..<max(count, a + 1)
            where boxes[a].overlaps(boxes[b]) && GriddedShapes.mayMeet(owners[a], owners[b]) {
                all.append(GriddedShapes.key(a, b))
            }
        }
        let crew = Threads(3)
        try #require(crew.begin())
        defer { crew.end() }
        let found = boxes.withUnsafeMutableBufferPointer { boxes in
            owners.withUnsafeMutableBufferPointer { owners in
                var grid = Grid()
                let shapes = GriddedShapes(
                    count: count, bounds: boxes.baseAddress!, owners: owners.baseAddress!)
                let pairs = grid.findPairs(shapes, Shift(crew: crew))
                return (0..<pairs.count).flatMap { Array(pairs[Piece(index: $0, count: pairs.count)]) }
            }
        }
        #expect(found == all)
        #expect(all.count > 2 * count)
    }

    @Test func copiesThatShareTheirThreadsStepAtOnceAndAlike() async {
        var world = makeRain()
        world.threads = 2
        for _ in 0..<4 { world.step(1 / 60) }
        let copied = world
        let hashes = await withTaskGroup(of: UInt64.self) { group in
            for _ in 0..<3 { group.addTask { hash(after: 8, copied, threads: 2) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(hashes == Array(repeating: hash(after: 8, world, threads: 1), count: 3))
    }

    @Test func threadsEndWithTheWorldAndAnotherNumberMakesOthers() {
        weak var first: AnyObject?
        weak var second: AnyObject?
        do {
            var world = makeRain()
            world.threads = 2
            world.step(1 / 60)
            first = world.crowd.crew
            #expect(first != nil)
            world.threads = 3
            world.step(1 / 60)
            #expect(first == nil)
            second = world.crowd.crew
            #expect(world.crowd.crew?.count == 3)
        }
        #expect(second == nil)
    }

    @Test func fewBodiesNeedNoThreads() {
        var world = makeRain(200)
        world.threads = 2
        world.step(1 / 60)
        #expect(world.isCrowd && world.crowd.crew == nil)
    }
}
