import Testing

@testable import Physics2D

/// How a crowd's contacts are dealt out to colors, blocks and members of a crew.
@Suite struct CrowdColorsTests {
    /// Rows of blocks that lie on one another, enough for several threads. Blocks side by side have numbers that are
    /// near, or with a larger stride far from one another.
    private func makeWall(stride: Int = 1) -> World {
        var world = World(solver: .graphColored)
        world.addLine(from: Vector2(-40, 0), to: Vector2(40, 0))
        let count = 1009
        for i in 0..<count {
            let place = i * stride % count
            let (column, row) = (place % 60, place / 60)
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

    private func moves(_ body: Int32, _ world: World) -> Bool { world.bodies[body].kind == .dynamic }

    /// No body that moves is in two contacts of a color.
    private func expectDistinctBodies(in world: World) {
        let crowd = world.crowd
        for color in 0..<Crowd.Colors.overflow {
            var bodies: Set<Int32> = []
            for slot in 4 * crowd.colored.starts[color]..<4 * crowd.colored.starts[color + 1] {
                let number = crowd.slots.contents[slot]
                guard number >= 0 else { continue }
                let contact = crowd.contacts[Int(number)]
                for body in [contact.bodyA, contact.bodyB] where moves(body, world) {
                    #expect(bodies.insert(body).inserted, "color \(color), body \(body)")
                }
            }
        }
    }

    @Test(arguments: [1, 2, 3])
    func contactsOfAColorShareNoBodyThatMoves(threads: Int) {
        let world = step(makeWall(), threads: threads)
        #expect(world.dynamicCount >= Tuning.crewCrowdSize)
        expectDistinctBodies(in: world)
    }

    // Rows are in the order of shapes. A body that begins rows with one shape, ends one that the floor begins, and
    // begins rows again with another shape, has contacts of three kinds side by side.
    @Test func aBodyWithAShapeBeforeTheFloorsAndOneAfterHasNoColorTwice() {
        var world = World(solver: .graphColored)
        for i in 0..<128 { world.addBlock(at: Vector2(Float(i) * 2 + 10, -0.495)) }
        let table = world.addBlock(at: Vector2(0, -0.495))
        world.addLine(from: Vector2(-10, 0), to: Vector2(1000, 0))
        world.addPolygon(
            [Vector2(2, -0.5), Vector2(3, -0.5), Vector2(3, 0.5), Vector2(2, 0.5)], to: table)
        world.addBlock(at: Vector2(2.5, -1.485))
        world.step(1 / 60)
        #expect(world.isCrowd)
        expectDistinctBodies(in: world)
    }

    @Test(arguments: [1, 2, 3])
    func eachContactThatTouchesHasOneSlot(threads: Int) {
        let crowd = step(makeWall(), threads: threads).crowd
        let slots = (0..<4 * crowd.colored.blockCount).map { crowd.slots.contents[$0] }.filter { $0 >= 0 }
        let touching = crowd.contacts.indices.filter { crowd.contacts[$0].isTouching }
        #expect(slots.map(Int.init).sorted() == touching)
        #expect(touching.count > 1500)
    }

    @Test(arguments: [1, 2, 3])
    func membersHaveAllBlocksAndNoneTwice(threads: Int) {
        let crowd = step(makeWall(), threads: threads).crowd
        var solved: [Int] = []
        for index in 0..<threads {
            let member = CrewMember(index: index, count: threads, meetingPlace: nil)
            for color in 0...Crowd.Colors.overflow {
                let share = crowd.sharing.shares[color, member]
                #expect(share.start <= share.edge && share.edge <= share.end)
                solved += share.all
            }
        }
        #expect(solved.sorted() == Array(0..<crowd.colored.blockCount))
    }

    @Test func bodiesThatSeveralMembersMoveAreInBlocksAtAnEdge() {
        let world = step(makeWall(), threads: 3)
        let crowd = world.crowd
        var members: [Int32: Set<Int>] = [:]
        func forEach(_ visit: (_ member: Int, _ isAtEdge: Bool, _ body: Int32) -> Void) {
            for index in 0..<3 {
                let member = CrewMember(index: index, count: 3, meetingPlace: nil)
                for color in 0..<Crowd.Colors.overflow {
                    let share = crowd.sharing.shares[color, member]
                    for slot in 4 * share.start..<4 * share.end {
                        let number = crowd.slots.contents[slot]
                        guard number >= 0 else { continue }
                        let contact = crowd.contacts[Int(number)]
                        for body in [contact.bodyA, contact.bodyB] where moves(body, world) {
                            visit(index, slot < 4 * share.edge, body)
                        }
                    }
                }
            }
        }
        forEach { member, _, body in members[body, default: []].insert(member) }
        var shared = 0
        forEach { _, isAtEdge, body in
            guard members[body, default: []].count > 1 else { return }
            shared += 1
            #expect(isAtEdge, "body \(body)")
        }
        #expect(shared > 0)
    }

    // With a stride of 7 most of a block's neighbors are in other segments.
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
            let steps = (1...30).first { _ in
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

    @Test func manyBodiesHaveMoreSegmentsButNotWithoutEnd() {
        #expect(Coloring.segmentCount(of: Tuning.crewCrowdSize) == 4)
        #expect(Coloring.segmentCount(of: 8_000) == 4)
        #expect(Coloring.segmentCount(of: 8_001) == 8)
        #expect(Coloring.segmentCount(of: 10_000_000) == CrewMember.most)
    }
}
