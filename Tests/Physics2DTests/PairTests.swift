import Testing

@testable import Physics2D

/// Pairs of fat AABBs that last for several steps: a change from outside in between must not be missed.
@Suite struct PairTests {
    private func makeWorld() -> World {
        var world = World(solver: .graphColored)
        world.addLine(from: Vector2(-20, 0), to: Vector2(20, 0))
        return world
    }

    /// Three blocks at rest on the floor, 3 m apart, after some steps with the same pairs.
    private func makeRow(_ world: inout World) -> [BodyID] {
        let row = (0..<3).map { world.addBlock(at: Vector2(3 * Float($0), -0.505)) }
        world.run(seconds: 0.25)
        return row
    }

    @Test func aBlockThatIsMovedMeetsItsNewNeighbors() {
        var world = makeWorld()
        let row = makeRow(&world)
        world.setPosition(Vector2(6.2, -1.6), angle: 0, of: row[0])
        world.run(seconds: 1.5)
        #expect(abs(world.position(of: row[0]).y + 1.5) < 0.05)
    }

    @Test func aBlockThatIsPushedHitsTheNext() {
        var world = makeWorld()
        let row = makeRow(&world)
        world.setLinearVelocity(Vector2(20, 0), of: row[0])
        world.run(seconds: 0.25)
        #expect(world.linearVelocity(of: row[1]).x > 1)
        #expect(world.position(of: row[0]).x < world.position(of: row[1]).x)
    }

    @Test func aBlockThatIsAddedLandsOnTheOthers() {
        var world = makeWorld()
        _ = makeRow(&world)
        let block = world.addBlock(at: Vector2(3, -1.6))
        world.run(seconds: 1)
        #expect(abs(world.position(of: block).y + 1.5) < 0.05)
    }

    @Test func aBlockWhoseFloorIsTakenFalls() {
        var world = makeWorld()
        let row = makeRow(&world)
        let top = world.addBlock(at: Vector2(3, -1.505))
        world.run(seconds: 1)
        world.destroyBody(row[1])
        world.run(seconds: 1)
        #expect(abs(world.position(of: top).y + 0.5) < 0.05)
    }

    @Test func aFixedBlockThatIsLetGoFallsOntoTheFloor() {
        var world = makeWorld()
        let row = makeRow(&world)
        let block = world.addBlock(at: Vector2(3, -3))
        world.setKind(.fixed, of: block)
        world.run(seconds: 0.5)
        #expect(world.position(of: block).y == -3)
        world.setKind(.dynamic, of: block)
        world.run(seconds: 1.5)
        #expect(abs(world.position(of: block).y + 1.5) < 0.05)
        #expect(abs(world.position(of: row[1]).y + 0.5) < 0.05)
    }

    @Test func groupsThatNoLongerMeetPassAndReportIt() {
        var world = makeWorld()
        let row = makeRow(&world)
        world.clearEvents()
        world.filter = CollisionFilter(groupCount: 1, everything: false)
        world.run(seconds: 0.5)
        #expect(world.events.map(\.phase) == [.ended, .ended, .ended])
        #expect(row.allSatisfy { world.position(of: $0).y > 0.2 })
    }

    @Test func aSleeperThatIsHitWakesAndIsPushed() {
        var world = makeWorld()
        let row = makeRow(&world)
        world.run(seconds: 2)
        #expect(!world.isAwake(row[1]))
        let ball = world.addBlock(at: Vector2(-3, -0.6), velocity: Vector2(25, 0))
        world.run(seconds: 0.5)
        #expect(world.position(of: row[0]).x > 0.5)
        #expect(world.position(of: ball).x < world.position(of: row[0]).x)
    }

    @Test func aCopyReportsTheSameEvents() {
        var world = makeWorld()
        for i in 0..<20 {
            world.addBlock(at: Vector2(Float(i % 5) * 1.2, -1 - Float(i / 5) * 1.7), angle: Float(i))
        }
        world.run(seconds: 0.3)
        var copy = world
        for _ in 0..<60 {
            world.step(World.substep)
            copy.step(World.substep)
        }
        #expect(copy.stateHash == world.stateHash)
        #expect(copy.events == world.events)
        #expect(world.events.contains { $0.phase == .ended })
    }

    // MARK: Bullets

    @Test func aBulletStopsAtAThinBlockThatMoves() {
        func reach(isBullet: Bool) -> Float {
            var world = makeWorld()
            world.addBlock(
                at: Vector2(5, -5), halfWidth: 0.02, halfHeight: 2, gravity: .zero, density: 1000)
            let block = world.addBlock(
                at: Vector2(0, -5), halfWidth: 0.1, halfHeight: 0.1, velocity: Vector2(110, 0), gravity: .zero
            )
            world.setBullet(isBullet, of: block)
            world.run(seconds: 0.25)
            return world.position(of: block).x
        }
        #expect(reach(isBullet: true) < 5.2)
        #expect(reach(isBullet: false) > 10)
    }

    @Test func aFastBlockAmongManyStopsAtAThinWall() {
        var world = makeWorld()
        world.addLine(from: Vector2(12, 0), to: Vector2(12, -80))
        for i in 0..<30 { world.addBlock(at: Vector2(Float(i % 10) - 5, -0.505 - Float(i / 10) * 1.01)) }
        let bullets = (0..<4).map { i in
            world.addBlock(
                at: Vector2(6, -1 - Float(i) * 1.5), halfWidth: 0.2, halfHeight: 0.2,
                angle: Float(i) * 0.4, velocity: Vector2(200 + 50 * Float(i), 0))
        }
        for _ in 0..<60 {
            world.step(1 / 60)
            for bullet in bullets { #expect(world.position(of: bullet).x < 12) }
        }
    }
}
