import Physics2D
import Testing

/// The same world gives the same bits.
@Suite struct DeterminismTests {
    /// Sixty turned blocks that fall into a box: contacts of every kind, several islands, impacts and sleep.
    private func makePile() -> World {
        var world = World()
        var definition = BodyDefinition()
        definition.kind = .fixed
        let box = world.createBody(definition)
        world.addLoop([Vector2(-6, -40), Vector2(6, -40), Vector2(6, 0), Vector2(-6, 0)], to: box)
        for i in 0..<60 {
            world.addBlock(
                at: Vector2(Float(i % 8) * 1.3 - 4.5, -2 - Float(i / 8) * 1.5),
                halfWidth: 0.4 + Float(i % 3) * 0.1,
                angle: Float(i) * 0.37, restitution: 0.2, isBullet: i % 4 == 0)
        }
        return world
    }

    @Test func twoRunsAgree() {
        var (first, second) = (makePile(), makePile())
        first.run(seconds: 3)
        second.run(seconds: 3)
        #expect(first.stateHash == second.stateHash)
    }

    /// Computed in debug and in release builds alike, this pins the bits across optimization levels and
    /// machines.
    @Test func theBitsAreThoseOfTheGoldenHash() {
        var world = makePile()
        world.run(seconds: 3)
        #expect(String(world.stateHash, radix: 16) == "ccda51d08d09141b")
    }

    @Test func aCopyGoesOnAsTheOriginal() {
        var world = makePile()
        world.run(seconds: 1)
        var copy = world
        world.run(seconds: 1)
        #expect(copy.stateHash != world.stateHash)
        copy.run(seconds: 1)
        #expect(copy.stateHash == world.stateHash)
    }

    @Test func nothingEscapesAndNothingIsNaN() {
        var world = makePile()
        let marked = world.addBlock(at: Vector2(0, -20))
        world.run(seconds: 5)
        let position = world.position(of: marked)
        #expect(position.isFinite && abs(position.x) < 6 && position.y < 0)
    }
}
