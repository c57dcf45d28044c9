import Testing

@testable import Physics2D

/// Worlds that several threads step, and copies that are stepped at the same time.
@Suite struct ThreadTests {
    /// Turned blocks, as many as several threads are for, that fall into a box.
    private func makeRain(_ count: Int = Tuning.parallelBodyCount + 24) -> World {
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
        return world.stateHash
    }

    @Test func anyNumberOfThreadsGivesTheSameBits() {
        let world = makeRain()
        for steps in [6, 12, 24, 48] {
            let hashes = [1, 2, 3].map { hash(after: steps, world, threads: $0) }
            #expect(Set(hashes).count == 1, "after \(steps) steps")
        }
    }

    /// Four blocks that overlap a floor a little, and so many in the air that several threads are for them.
    /// One thread solves the four contacts in the lanes of one constraint; two threads leave lanes unused.
    private func makeFlock(gap: Float) -> World {
        var world = World(solver: .graphColored)
        world.addLine(from: Vector2(-2000, 0), to: Vector2(2000, 0))
        for i in 0..<Tuning.parallelBodyCount {
            let isLow = i % (Tuning.parallelBodyCount / 4) == 7
            world.addBlock(at: Vector2(Float(i) * 2 - 1000, isLow ? -0.5 - gap : -40))
        }
        return world
    }

    @Test(arguments: [0, 0.004, 0.008, 0.012] as [Float])
    func unusedLanesChangeNoBits(gap: Float) {
        let world = makeFlock(gap: gap)
        let hashes = [1, 2, 3].map { hash(after: 1, world, threads: $0) }
        #expect(Set(hashes).count == 1)
    }

    /// A heap, where contacts have many colors, beside blocks that stand alone, where they have one; in it
    /// planks that touch more blocks than there are colors, and chains.
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
        #expect(world.dynamicCount >= Tuning.parallelBodyCount)
        let hashes = [1, 2, 3].map { hash(after: 20, world, threads: $0) }
        #expect(Set(hashes).count == 1)
    }

    @Test func theSequentialSolverGivesTheSameBitsOnThreads() {
        var world = makeRain()
        world.solver = .sequential
        let hashes = [1, 2, 3].map { hash(after: 12, world, threads: $0) }
        #expect(Set(hashes).count == 1)
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
            first = world.workerPool.pool
            #expect(first != nil)
            world.threads = 3
            world.step(1 / 60)
            #expect(first == nil)
            second = world.workerPool.pool
            #expect(world.workerPool.pool?.count == 3)
        }
        #expect(second == nil)
    }

    @Test func fewBodiesNeedNoThreads() {
        var world = makeRain(200)
        world.threads = 2
        world.step(1 / 60)
        #expect(world.workerPool.pool == nil)
    }

    /// Rows of blocks that lie on one another, enough for several threads. Blocks side by side have numbers
    /// that are near, or with a larger stride far from one another.
    private func makeWall(stride: Int = 1) -> World {
        var world = World(solver: .graphColored)
        world.addLine(from: Vector2(-40, 0), to: Vector2(40, 0))
        let count = 1009
        for i in 0..<count {
            let cell = i * stride % count
            let (column, row) = (cell % 60, cell / 60)
            world.addBlock(
                at: Vector2(Float(column) * 1.01 - 30 + (row % 2 == 0 ? 0 : 0.5), -0.495 - Float(row) * 0.99))
        }
        return world
    }

    private func step(_ world: World, threads: Int, steps: Int = 1) -> World {
        var world = world
        world.threads = threads
        for _ in 0..<steps { world.step(1 / 60) }
        return world
    }

    // With a stride of 7 most of a block's neighbors are in other partitions.
    @Test(arguments: [1, 7])
    func bodiesInAnyOrderGiveTheSameBitsOnAnyNumberOfThreads(stride: Int) {
        let world = makeWall(stride: stride)
        let hashes = [1, 2, 5].map { step(world, threads: $0, steps: 6).stateHash }
        #expect(Set(hashes).count == 1)
    }

    @Test func severalThreadsLetPilesFallAsleepInTheSameStep() {
        var world = World(solver: .graphColored)
        world.addLine(from: Vector2(-400, 0), to: Vector2(400, 0))
        for i in 0..<1001 {
            world.addBlock(at: Vector2(Float(i / 3) * 2 - 330, -0.495 - Float(i % 3) * 0.99))
        }
        // Once nothing begins or ends, colors and shares are those of the step before.
        func fallAsleep(threads: Int) -> (steps: Int?, hash: UInt64) {
            var world = world
            world.threads = threads
            let steps = (1...60).first { _ in
                world.step(1 / 20)
                return !world.bodies.elements.contains { $0.isMoving }
            }
            return (steps, world.stateHash)
        }
        let alone = fallAsleep(threads: 1)
        #expect(alone.steps != nil)
        #expect(fallAsleep(threads: 2) == alone)
        #expect(fallAsleep(threads: 3) == alone)
    }
}
