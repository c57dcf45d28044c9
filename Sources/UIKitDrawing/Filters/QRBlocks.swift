/// The division of a QR code's words into blocks with words of correction (ISO/IEC 18004, table 9).
struct QRBlocks {
    /// The number of blocks.
    let count: Int
    /// The number of words of correction in a block.
    let corrections: Int
    /// The number of words in all.
    let total: Int

    private static let correctionCounts: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26,
            28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30,
            30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    private static let blockCounts: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15,
            16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26,
            28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34,
            35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40,
            42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    /// Creates the division for a version from 1 to 40 and a level from 0 to 3.
    init(_ version: Int, _ level: Int) {
        count = Self.blockCounts[level][version - 1]
        corrections = Self.correctionCounts[level][version - 1]
        var squares = (16 * version + 128) * version + 64
        if version >= 2 {
            let alignments = version / 7 + 2
            squares -= (25 * alignments - 10) * alignments - 55
            if version >= 7 { squares -= 36 }
        }
        total = squares / 8
    }

    /// The number of words for a message.
    private var room: Int { total - count * corrections }

    /// Returns a Boolean value that indicates whether bytes fit a version.
    func fits(_ byteCount: Int, _ version: Int) -> Bool {
        4 + (version < 10 ? 8 : 16) + 8 * byteCount <= 8 * room
    }

    /// Returns the words of bytes with those of correction, in the order in which they are drawn.
    func words(of message: [UInt8], _ version: Int) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ width: Int, to bits: inout [Bool]) {
            for index in (0..<width).reversed() { bits.append(value >> index & 1 == 1) }
        }
        append(0b0100, 4, to: &bits)
        append(message.count, version < 10 ? 8 : 16, to: &bits)
        for byte in message { append(Int(byte), 8, to: &bits) }
        append(0, min(4, 8 * room - bits.count), to: &bits)
        append(0, (8 - bits.count % 8) % 8, to: &bits)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var filler: UInt8 = 0xEC
        while words.count < room {
            words.append(filler)
            filler ^= 0xEC ^ 0x11
        }
        return interleaved(words)
    }

    private func interleaved(_ words: [UInt8]) -> [UInt8] {
        let (short, shortCount) = (total / count - corrections, count - total % count)
        let divisor = Self.divisor(corrections)
        var (blocks, checks, start): ([[UInt8]], [[UInt8]], Int) = ([], [], 0)
        for index in 0..<count {
            let end = start + short + (index < shortCount ? 0 : 1)
            blocks.append(Array(words[start..<end]))
            checks.append(Self.remainder(of: blocks[index], divisor))
            start = end
        }
        var result: [UInt8] = []
        for place in 0...short { result += blocks.compactMap { place < $0.count ? $0[place] : nil } }
        for place in 0..<corrections { result += checks.map { $0[place] } }
        return result
    }

    // MARK: The field of 256 elements

    private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
        var product = 0
        for index in (0..<8).reversed() {
            product = product << 1 ^ (product >> 7) * 0x11D
            if other >> index & 1 == 1 { product ^= Int(one) }
        }
        return UInt8(product)
    }

    /// Returns the polynomial whose zeros are powers of 2, without its first coefficient.
    private static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = product(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    private static func remainder(of words: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for word in words {
            let factor = word ^ result[0]
            result.removeFirst()
            result.append(0)
            for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }
}
