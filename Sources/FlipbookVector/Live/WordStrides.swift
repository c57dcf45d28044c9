/// A list of words as differences from the words a stride before them, block by block.
///
/// The bodies, shapes and contacts of a world are records of equal lengths, and a field of one is often that
/// of the one before, or near it: the differences of 1,500 marbles take a third of what their words take
/// packed.
struct WordStrides {
    /// The number of words in a block, which has one stride. The page has the same number.
    private static let block = 512
    private static let longestStride = 512
    /// The step between the words of a block that are compared to find its stride.
    private static let step = 4

    private let count: Int
    private var strides: [UInt32] = []
    private var differences: [UInt32] = []

    /// Creates the differences of a list.
    init(of words: [UInt32]) {
        count = words.count
        words.withUnsafeBufferPointer { words in
            for start in Swift.stride(from: 0, to: words.count, by: Self.block) {
                let block = start..<min(start + Self.block, words.count)
                let distance = Self.stride(of: block, in: words)
                strides.append(UInt32(distance))
                differences += block.map { distance == 0 ? words[$0] : words[$0] &- words[$0 - distance] }
            }
        }
    }

    /// The list as a page reads it: its number of words, the strides of its blocks, the differences. A stride
    /// of 0 stands for the words themselves.
    var words: [UInt32] { [UInt32(count)] + strides + differences }

    /// Returns the stride that leaves the smallest differences in a block; 0 where its words are smaller.
    private static func stride(
        of block: Range<Int>, in words: UnsafeBufferPointer<UInt32>
    ) -> Int {
        var (best, most) = (0, 0)
        for distance in 0...min(longestStride, block.lowerBound) {
            var score = 0
            for index in Swift.stride(from: block.lowerBound, to: block.upperBound, by: step) {
                score += bytesSaved(distance == 0 ? words[index] : words[index] &- words[index - distance])
            }
            if score > most { (best, most) = (distance, score) }
        }
        return best
    }

    /// Returns the number of a word's bytes that only repeat its sign.
    private static func bytesSaved(_ word: UInt32) -> Int {
        let size = Int32(bitPattern: word).magnitude
        return size == 0 ? 4 : size < 1 << 8 ? 3 : size < 1 << 16 ? 2 : 0
    }
}
