import Testing
import UIKitTestSupport

@testable import FlipbookVector

/// States of a live figure as changes of others, read as a page reads them.
@Suite struct WordChangesTests {
    private static func applied(_ changes: [UInt32], to base: [UInt32]) -> [UInt32] {
        let count = Int(changes[0])
        let rows = (0..<3).map {
            changes[1 + $0 * count..<1 + ($0 + 1) * count].map { Int(Int32(bitPattern: $0)) }
        }
        var fresh = changes[(1 + 3 * count)...]
        var (result, place) = ([UInt32](), 0)
        for step in 0..<count {
            place += rows[0][step]
            if rows[1][step] > 0 { result += base[place..<place + rows[1][step]] }
            result += fresh.prefix(rows[2][step])
            fresh = fresh.dropFirst(rows[2][step])
            place += rows[1][step] + rows[2][step]
        }
        return result
    }

    private let base = (0..<2000).map { UInt32($0) &* 2_654_435_761 }

    @Test func equalListsAreOneCopy() {
        #expect(WordChanges(of: base, from: base).words == [1, 0, 2000, 0])
    }

    @Test func wordsThatChangeInPlaceCostFourWordsEach() {
        var words = base
        for index in [3, 700, 1999] { words[index] ^= 1 }
        let changes = WordChanges(of: words, from: base).words
        #expect(Self.applied(changes, to: base) == words)
        #expect(changes.count <= 1 + 4 * 4)
    }

    @Test func partsThatGoComeAndMoveAreCopied() {
        let words = Array(base[100..<900] + [7, 8, 9] + base[1200..<2000] + base[0..<50])
        let changes = WordChanges(of: words, from: base).words
        #expect(Self.applied(changes, to: base) == words)
        #expect(changes.count <= 1 + 3 * 4 + 3)
    }

    @Test(arguments: 0..<200) func randomEditsComeBack(_ seed: Int) {
        var random = SeededRandom(seed: seed)
        var words = (0..<random.next(below: 400)).map { _ in UInt32(random.next(below: 6)) }
        let base = words
        for _ in 0..<random.next(below: 8) {
            let start = random.next(below: words.count + 1)
            let end = min(words.count, start + random.next(below: 30))
            words.replaceSubrange(
                start..<end, with: (0..<random.next(below: 30)).map { _ in UInt32(random.next(below: 6)) })
        }
        #expect(Self.applied(WordChanges(of: words, from: base).words, to: base) == words)
    }
}
