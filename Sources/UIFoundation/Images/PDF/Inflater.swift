/// A reader of data in the format of RFC 1950 and RFC 1951 (zlib, DEFLATE), in which PDF files keep streams.
struct Inflater {
    /// The reason for which data cannot be expanded.
    enum Failure: Error { case isDamaged, isTooLong }

    private let input: ArraySlice<UInt8>
    private var position: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []
    private let limit: Int

    private init(_ input: ArraySlice<UInt8>, limit: Int) {
        (self.input, self.limit) = (input, limit)
        // The header of RFC 1950 has two bytes. The checksum at the end is not read.
        position = input.startIndex + 2
    }

    /// Returns the expanded bytes.
    ///
    /// - Parameters:
    ///   - input: A zlib stream; bytes behind it are ignored.
    ///   - limit: The largest number of expanded bytes.
    /// - Throws: `Failure`.
    static func inflated(_ input: ArraySlice<UInt8>, limit: Int) throws -> [UInt8] {
        var inflater = Inflater(input, limit: limit)
        while try !inflater.readBlock() {}
        return inflater.output
    }

    /// Expands a block and returns true when it is the last one.
    private mutating func readBlock() throws -> Bool {
        let isLast = try take(1) == 1
        switch try take(2) {
        case 0: try readStored()
        case 1: try readCodes(Self.fixedLengths, Self.fixedDistances)
        case 2:
            let codes = try readCodeLengths()
            try readCodes(codes.lengths, codes.distances)
        default: throw Failure.isDamaged
        }
        return isLast
    }

    private mutating func take(_ count: Int) throws -> Int {
        while bitCount < count {
            guard position < input.endIndex else { throw Failure.isDamaged }
            bits |= UInt32(input[position]) << UInt32(bitCount)
            (position, bitCount) = (position + 1, bitCount + 8)
        }
        let value = bits & ((1 << UInt32(count)) - 1)
        bits >>= UInt32(count)
        bitCount -= count
        return Int(value)
    }

    private mutating func append(_ byte: UInt8) throws {
        guard output.count < limit else { throw Failure.isTooLong }
        output.append(byte)
    }

    private mutating func readStored() throws {
        (bits, bitCount) = (0, 0)
        guard position + 4 <= input.endIndex else { throw Failure.isDamaged }
        let count = Int(input[position]) | Int(input[position + 1]) << 8
        position += 4
        guard position + count <= input.endIndex else { throw Failure.isDamaged }
        for byte in input[position..<position + count] { try append(byte) }
        position += count
    }

    // MARK: Codes

    /// A Huffman code: the numbers of codes of each length, and the symbols in the order of their codes.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(_ lengths: ArraySlice<Int>) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            for length in 1..<16 {
                symbols += lengths.indices.filter { lengths[$0] == length }.map { $0 - lengths.startIndex }
            }
        }
    }

    private mutating func symbol(of code: Code) throws -> Int {
        var (value, first, index) = (0, 0, 0)
        for length in 1..<16 {
            value |= try take(1)
            let count = code.counts[length]
            if value - first < count {
                let place = index + value - first
                guard code.symbols.indices.contains(place) else { throw Failure.isDamaged }
                return code.symbols[place]
            }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw Failure.isDamaged
    }

    private static let fixedLengths = Code(
        [Int](unsafeUninitializedCapacity: 288) { lengths, count in
            for symbol in 0..<288 {
                lengths[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8
            }
            count = 288
        }[...])
    private static let fixedDistances = Code([Int](repeating: 5, count: 30)[...])

    /// The order in which the lengths of the code of code lengths are stored (RFC 1951, 3.2.7).
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func readCodeLengths() throws -> (lengths: Code, distances: Code) {
        let literals = try take(5) + 257
        let distances = try take(5) + 1
        var own = [Int](repeating: 0, count: 19)
        for place in Self.order.prefix(try take(4) + 4) { own[place] = try take(3) }
        let code = Code(own[...])
        var lengths: [Int] = []
        while lengths.count < literals + distances {
            switch try symbol(of: code) {
            case 16:
                guard let last = lengths.last else { throw Failure.isDamaged }
                lengths += [Int](repeating: last, count: try take(2) + 3)
            case 17: lengths += [Int](repeating: 0, count: try take(3) + 3)
            case 18: lengths += [Int](repeating: 0, count: try take(7) + 11)
            case let length: lengths.append(length)
            }
        }
        guard lengths.count == literals + distances else { throw Failure.isDamaged }
        return (Code(lengths[..<literals]), Code(lengths[literals...]))
    }

    /// The smallest length and distance of each symbol, and the number of bits that are added to it
    /// (RFC 1951, 3.2.5).
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195, 227, 258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
        3073, 4097, 6145, 8193, 12289, 16385, 24577,
    ]

    private mutating func readCodes(_ lengths: Code, _ distances: Code) throws {
        while true {
            let symbol = try symbol(of: lengths)
            if symbol < 256 {
                try append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol - 257 < Self.lengthBases.count else { throw Failure.isDamaged }
            let length = Self.lengthBases[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
            let place = try self.symbol(of: distances)
            guard place < Self.distanceBases.count else { throw Failure.isDamaged }
            let distance = Self.distanceBases[place] + (try take(max(0, place / 2 - 1)))
            guard distance <= output.count else { throw Failure.isDamaged }
            for _ in 0..<length { try append(output[output.count - distance]) }
        }
    }
}
