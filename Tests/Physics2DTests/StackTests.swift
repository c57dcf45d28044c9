import Physics2D
import Testing

/// Stacks that must stand.
@Suite struct StackTests {
    @Test func tenBlocksStandForTenSecondsWithoutDrift() {
        var world = World()
        world.allowsSleep = false
        world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
        let blocks = (0..<10).map { world.addBlock(at: Vector2(0, -0.52 - Float($0) * 1.01)) }
        world.run(seconds: 1)
        let settled = blocks.map { world.position(of: $0) }
        world.run(seconds: 10)
        for (block, before) in zip(blocks, settled) {
            let now = world.position(of: block)
            #expect(abs(now.x - before.x) < 1e-3)
            #expect(abs(now.y - before.y) < 5e-3)
            #expect(abs(world.angle(of: block)) < 1e-3)
        }
    }

    @Test func aPyramidFallsAsleepAndStays() {
        var world = World()
        world.addLine(from: Vector2(-20, 0), to: Vector2(20, 0), friction: 0.6)
        var blocks: [BodyID] = []
        for row in 0..<10 {
            for column in 0..<(10 - row) {
                let x = Float(column) * 1.05 + Float(row) * 0.525 - 5
                blocks.append(world.addBlock(at: Vector2(x, -0.52 - Float(row) * 1.02), friction: 0.6))
            }
        }
        world.run(seconds: 4)
        #expect(blocks.allSatisfy { !world.isAwake($0) })
        let before = world.stateHash
        world.run(seconds: 1)
        #expect(world.stateHash == before, "asleep means unchanged")
    }

    @Test func aHitWakesASleepingStack() {
        var world = World()
        world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
        let lower = world.addBlock(at: Vector2(0, -0.52))
        let upper = world.addBlock(at: Vector2(0, -1.53))
        world.run(seconds: 3)
        #expect(!world.isAwake(lower) && !world.isAwake(upper))
        world.addBlock(at: Vector2(0.2, -4))
        world.run(seconds: 0.7)
        #expect(world.isAwake(lower) && world.isAwake(upper))
    }
}
