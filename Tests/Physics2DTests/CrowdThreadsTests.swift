import Testing

@testable import Physics2D

/// Crowds that are stepped by several threads, and by several at once.
@Suite struct CrowdThreadsTests {
    /// Turned blocks, as many as several threads are for, that fall into a box.
    private func makeRain(_ count: Int = Tuning.crewCrowdSize + 24) -> World {
        var world = World()
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
