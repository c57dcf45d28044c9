import Physics2D
import Testing

/// A world that was written and read goes on with the same bits.
@Suite struct ArchiveTests {
    private func words(of world: World) -> [UInt32] {
        var (world, archive) = (world, Archive())
        world.code(&archive)
        return archive.words
    }

    private func world(of words: [UInt32]) -> World? {
        var (world, archive) = (World(), Archive(reading: words))
        world.code(&archive)
        return archive.isValid && archive.isAtEnd ? world : nil
    }

    @Test func readWorldsGoOnAsTheOriginals() throws {
        for seed in TestSeeds.first(60) {
            var sequence = APISequence(seed: 2 * seed)
            for _ in 0..<12 {
                sequence.act()
                sequence.step()
            }
            var original = sequence.world
            original.clearEvents()
            original.solver = .sequential
            var copy = try #require(world(of: words(of: original)), "seed \(seed)")
            #expect(copy.stateHash == original.stateHash, "seed \(seed)")
            for step in 0..<60 {
                original.step(1 / 120)
                copy.step(1 / 120)
                #expect(copy.stateHash == original.stateHash, "seed \(seed), step \(step)")
                #expect(copy.events == original.events, "seed \(seed), step \(step)")
            }
            #expect(words(of: copy) == words(of: original), "seed \(seed)")
        }
    }

    @Test func wordsThatAreNoWorldAreRefused() {
        let sequence = APISequence(seed: 4)
        let words = words(of: sequence.world)
        #expect(world(of: words) != nil)
        #expect(world(of: Array(words.dropLast())) == nil)
        #expect(world(of: words + [0]) == nil)
        #expect(world(of: []) == nil)
        #expect(world(of: Array(repeating: .max, count: 1000)) == nil)
    }
}
