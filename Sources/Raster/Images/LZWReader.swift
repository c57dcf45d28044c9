/// A reader of the compressed indices of a GIF: each code stands for a sequence that has occurred before, and
/// is read from the lowest bit on.
struct LZWReader {
    /// The number of bits of an index.
    let depth: Int

    /// The largest number of codes, which have at most 12 bits.
    private static let most = 4096

    /// The code before the last of each sequence, and its last index, by its code.
    private var parents = [UInt16](repeating: 0, count: most)
    private var ends = [UInt8](repeating: 0, count: most)
    private var count = 0

    /// Creates a reader; the number of bits of an index is 1 to 8.
    init(depth: Int) {
        self.depth = depth
        for index in 0..<1 << depth { ends[index] = UInt8(index) }
    }

    private var clearCode: Int { 1 << depth }
    private var endCode: Int { clearCode + 1 }

    /// Returns a number of indices; fewer where the data ends before, or has a code that nothing stands for.
    mutating func indices(in data: [UInt8], count most: Int) -> [UInt8] {
        var indices: [UInt8] = []
        indices.reserveCapacity(most)
        var (bits, bitCount, width) = (0, 0, depth + 1)
        var last: Int?
        count = endCode + 1
        for byte in data {
            bits |= Int(byte) << bitCount
            bitCount += 8
            while bitCount >= width, indices.count < most {
                let code = bits & (1 << width - 1)
                (bits, bitCount) = (bits >> width, bitCount - width)
                if code == endCode { return indices }
                if code == clearCode {
                    (count, width, last) = (endCode + 1, depth + 1, nil)
                    continue
                }
                guard append(code, after: last, to: &indices) else { return indices }
                if count == 1 << width, width < 12 { width += 1 }
                last = code
            }
        }
        if indices.count > most { indices.removeLast(indices.count - most) }
        return indices
    }

    /// Appends the sequence of a code, and adds the one that it makes with the code before. Returns false for
    /// a code without a sequence.
    private mutating func append(_ code: Int, after last: Int?, to indices: inout [UInt8]) -> Bool {
        guard let last else {
            guard code < clearCode else { return false }
            indices.append(UInt8(code))
            return true
        }
        guard code < count || code == count && count < Self.most else { return false }
        // The sequence that this code adds may be its own: the one before with its first index at the end.
        let first = first(of: code < count ? code : last)
        if count < Self.most {
            (parents[count], ends[count]) = (UInt16(last), first)
            count += 1
        }
        let start = indices.count
        var link = code
        while link > endCode {
            indices.append(ends[link])
            link = Int(parents[link])
        }
        indices.append(ends[link])
        indices[start...].reverse()
        return true
    }

    private func first(of code: Int) -> UInt8 {
        var link = code
        while link > endCode { link = Int(parents[link]) }
        return ends[link]
    }
}
