import Testing
import UIKitTestSupport

@testable import FlipbookVector

/// The words of live figures as differences, read as a page reads them.
@Suite struct WordStridesTests {
    private static func sums(_ stored: [UInt32]) -> [UInt32] {
        let blocks = (Int(stored[0]) + 511) / 512
        var words = Array(stored.dropFirst(1 + blocks))
        for index in words.indices {
            let stride = Int(stored[1 + index / 512])
            if stride > 0 { words[index] &+= words[index - stride] }
        }
        return words
    }

    @Test func recordsLeaveTheDifferencesOfTheirFields() {
        // One field counts on; the 46 others are the same in all records.
        let words: [UInt32] = (0..<4096).map { index in
            let field = UInt32(index % 47)
            return field == 3 ? UInt32(index) : 0x3F80_0000 + field * 65_537
        }
        let stored = WordStrides(of: words).words
        #expect(Self.sums(stored) == words)
        #expect(stored[0] == UInt32(words.count))
        #expect(stored[2...8].allSatisfy { $0 == 47 })
        #expect(stored[(1 + 8 + 512)...].allSatisfy { $0 == 0 || $0 == 47 })
    }

    @Test func noWordsAreNoWords() {
        #expect(WordStrides(of: []).words == [0])
    }

    @Test(arguments: 0..<50) func randomWordsComeBack(_ seed: Int) {
        var random = SeededRandom(seed: seed)
        let limit = [3, 1000, Int(UInt32.max)][seed % 3]
        let words = (0..<random.next(below: 3000)).map { _ in UInt32(random.next(below: limit)) }
        #expect(Self.sums(WordStrides(of: words).words) == words)
    }
}
