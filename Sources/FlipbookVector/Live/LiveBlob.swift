import Foundation

/// Words of four bytes that a page unpacks, and their places.
struct LiveBlob {
    /// A part of the words: its offset and its length.
    typealias Part = [Int]

    private(set) var words: [UInt32] = []

    /// Adds words; returns where they are.
    mutating func add(_ words: [UInt32]) -> Part {
        defer { self.words += words }
        return [self.words.count, words.count]
    }

    /// Adds 64-bit numbers, the low words first; returns where their words are.
    mutating func add(_ numbers: [UInt64]) -> Part {
        add(
            numbers.flatMap {
                [UInt32(truncatingIfNeeded: $0), UInt32(truncatingIfNeeded: $0 >> 32)]
            })
    }

    /// Adds words as changes of others where that is shorter: pairs of an index and a word. Returns 1 for
    /// changes or 0 for whole words, and where they are.
    mutating func add(_ words: [UInt32], changing base: [UInt32]) -> [Int] {
        guard words.count == base.count else { return [0] + add(words) }
        let changes = words.indices.filter { words[$0] != base[$0] }
        guard 2 * changes.count < words.count else { return [0] + add(words) }
        return [1] + add(changes.flatMap { [UInt32($0), words[$0]] })
    }

    /// The words, packed and as text.
    var text: String {
        var data = Data(capacity: 4 * words.count)
        for word in words { withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) } }
        return Data(data.deflated).base64EncodedString()
    }
}
