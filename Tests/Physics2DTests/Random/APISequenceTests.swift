import Physics2D
import TestSupport
import Testing

/// Random calls of the public API, in any order, keep a world consistent.
@Suite(.tags(.long)) struct APISequenceTests {
    /// The number of sequences, and the number of calls in one, each followed by a step.
    static let (sequenceCount, callCount) = (300, 40)

    @Test(arguments: 0..<4)
    func worldsStayConsistent(quarter: Int) {
        for seed in TestSeeds.quarter(quarter, of: Self.sequenceCount) {
            var sequence = APISequence(seed: seed)
            for call in 0..<Self.callCount {
                sequence.act()
                let before = sequence
                sequence.step()
                if let flaw = sequence.flaw ?? sequence.motionInSleep(since: before.world) {
                    Issue.record("seed \(seed), call \(call): \(flaw) after \(sequence.log.suffix(6))")
                    break
                }
            }
        }
    }

    /// A copy goes on with the same bits, and neither feels what happens to the other.
    @Test(arguments: 0..<4)
    func copiesAreSnapshots(quarter: Int) {
        for seed in TestSeeds.quarter(quarter, of: 60) {
            var sequence = APISequence(seed: seed)
            for _ in 0..<12 {
                sequence.act()
                sequence.step()
            }
            let hash = sequence.world.stateHash
            var (copy, other) = (sequence, sequence)
            for _ in 0..<4 {
                copy.act()
                copy.step()
            }
            #expect(sequence.world.stateHash == hash, "seed \(seed): the original has moved")
            for _ in 0..<4 {
                other.act()
                other.step()
                sequence.act()
                sequence.step()
            }
            #expect(other.world.stateHash == sequence.world.stateHash, "seed \(seed)")
            #expect(copy.world.stateHash == sequence.world.stateHash, "seed \(seed)")
            #expect(other.world.events == sequence.world.events, "seed \(seed)")
        }
    }

    /// Destroying bodies and shapes ends their contacts, and an empty world has none.
    @Test func destroyingEverythingEndsEveryTouch() {
        for seed in TestSeeds.first(60) {
            var sequence = APISequence(seed: seed)
            for _ in 0..<20 {
                sequence.act()
                sequence.step()
            }
            sequence.destroyEverything()
            #expect(sequence.flaw == nil, "seed \(seed)")
            #expect(sequence.ledger.openCount == 0, "seed \(seed): \(sequence.ledger.open)")
            #expect(sequence.world.touchingPoints.isEmpty, "seed \(seed)")
        }
    }
}
