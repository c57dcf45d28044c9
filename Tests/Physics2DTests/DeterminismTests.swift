import DeterministicMath
import Physics2D
import Testing

/// The same world gives the same bits.
@Suite struct DeterminismTests {
    @Test func twoRunsAgree() {
        var (first, second) = (World.pile(), World.pile())
        first.run(seconds: 3)
        second.run(seconds: 3)
        #expect(first.stateHash == second.stateHash)
    }

    /// Computed in debug and in release builds alike, this pins the bits across optimization levels and
    /// machines.
    @Test func theBitsAreThoseOfTheGoldenHash() {
        var world = World.pile()
        world.run(seconds: 3)
        #expect(String(world.stateHash, radix: 16) == "ccda51d08d09141b")
    }

    @Test func aCopyGoesOnAsTheOriginal() {
        var world = World.pile()
        world.run(seconds: 1)
        var copy = world
        world.run(seconds: 1)
        #expect(copy.stateHash != world.stateHash)
        copy.run(seconds: 1)
        #expect(copy.stateHash == world.stateHash)
    }

    @Test func nothingEscapesAndNothingIsNaN() {
        var world = World.pile()
        let marked = world.addBlock(at: Vector2(0, -20))
        world.run(seconds: 5)
        let position = world.position(of: marked)
        #expect(position.isFinite && abs(position.x) < 6 && position.y < 0)
    }

    /// Processors set the sign and the payload of a new NaN differently.
    @Test func allNaNsHaveOneHash() {
        var (first, second) = (Hash64(), Hash64())
        first.combine(Float.nan)
        second.combine(-Float(nan: 5, signaling: false))
        #expect(first == second)
        first.combine(Double.nan)
        second.combine(-Double(nan: 5, signaling: false))
        #expect(first == second)
    }
}
