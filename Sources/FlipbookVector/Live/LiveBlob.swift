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

    /// Adds words as changes of others; returns where the changes are.
    mutating func add(_ words: [UInt32], changing base: [UInt32]) -> Part {
        add(WordChanges(of: words, from: base).words)
    }

    /// The words, packed and as text.
    var text: String {
        let stored = WordStrides(of: words).words
        var data = Data(capacity: 4 * stored.count)
        for word in stored { withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) } }
        return Data(data.deflated).base64EncodedString()
    }
}
