import Foundation

/// Compression in the Deflate format (RFC 1951): repeated sequences become references, all in one block with
/// the fixed codes.
struct Deflate {
    private var output: [UInt8] = []
    private var bits: UInt32 = 0
    private var bitCount: UInt32 = 0

    /// The greatest distance of a reference, and the greatest length of what it repeats.
    private static let (window, longest) = (32768, 258)
    /// The number of earlier places that are compared.
    private static let attempts = 32

    /// Returns the compressed bytes.
    static func compressed(_ data: Data) -> Data {
        var deflate = Deflate()
        deflate.compress(Array(data))
        return Data(deflate.output)
    }

    private mutating func compress(_ bytes: [UInt8]) {
        write(0b011, count: 3)  // the last block, with fixed codes
        var heads = [Int](repeating: -1, count: 1 << 15)
        var previous = [Int](repeating: -1, count: bytes.count)
        func hash(_ place: Int) -> Int {
            let word = Int(bytes[place]) << 16 | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
            return (word &* 2_654_435_761) >> 12 & 0x7FFF
        }
        var place = 0
        while place < bytes.count {
            var (length, distance) = (1, 0)
            if place + 2 < bytes.count {
                (length, distance) = Self.match(in: bytes, at: place, from: heads[hash(place)], previous)
            }
            if length >= 3 {
                writeReference(length: length, distance: distance)
            } else {
                length = 1
                writeLiteral(Int(bytes[place]))
            }
            for index in place..<max(place, min(place + length, bytes.count - 2)) {
                let slot = hash(index)
                previous[index] = heads[slot]
                heads[slot] = index
            }
            place += length
        }
        writeLiteral(256)
        while bitCount > 0 { write(0, count: 1) }
    }

    /// Returns the length and distance of the longest earlier sequence that equals the one at a place.
    private static func match(
        in bytes: [UInt8], at place: Int, from head: Int, _ previous: [Int]
    ) -> (Int, Int) {
        var (best, distance, candidate, left) = (1, 0, head, attempts)
        let limit = min(longest, bytes.count - place)
        while candidate >= 0, place - candidate <= window, left > 0 {
            var length = 0
            while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
            if length > best { (best, distance) = (length, place - candidate) }
            (candidate, left) = (previous[candidate], left - 1)
        }
        return (best, distance)
    }

    private mutating func writeReference(length: Int, distance: Int) {
        // Lengths 3 to 257: groups of codes, each with one more extra bit than the one before.
        if length == 258 {
            writeLiteral(285)
        } else {
            let (code, extra, count) = Self.code(length - 3, codesPerGroup: 4)
            writeLiteral(257 + code)
            write(UInt32(extra), count: UInt32(count))
        }
        let (code, extra, count) = Self.code(distance - 1, codesPerGroup: 2)
        writeReversed(UInt32(code), count: 5)
        write(UInt32(extra), count: UInt32(count))
    }

    /// Returns the code of a value, its extra bits and their number. The first two groups have no extra bits.
    private static func code(_ value: Int, codesPerGroup: Int) -> (Int, Int, Int) {
        guard value >= 2 * codesPerGroup else { return (value, 0, 0) }
        let bits = Int.bitWidth - 1 - value.leadingZeroBitCount
        let digits = codesPerGroup == 4 ? 2 : 1
        let extra = bits - digits
        let code = (extra + 1) * codesPerGroup + (value >> extra) - codesPerGroup
        return (code, value & (1 << extra - 1), extra)
    }

    private mutating func writeLiteral(_ symbol: Int) {
        switch symbol {
        case 0...143: writeReversed(UInt32(0x30 + symbol), count: 8)
        case 144...255: writeReversed(UInt32(0x190 + symbol - 144), count: 9)
        case 256...279: writeReversed(UInt32(symbol - 256), count: 7)
        default: writeReversed(UInt32(0xC0 + symbol - 280), count: 8)
        }
    }

    /// Writes a code, whose first bit is its highest.
    private mutating func writeReversed(_ code: UInt32, count: UInt32) {
        var (rest, reversed) = (code, UInt32(0))
        for _ in 0..<count {
            reversed = reversed << 1 | rest & 1
            rest >>= 1
        }
        write(reversed, count: count)
    }

    private mutating func write(_ value: UInt32, count: UInt32) {
        bits |= value << bitCount
        bitCount += count
        while bitCount >= 8 {
            output.append(UInt8(bits & 0xFF))
            bits >>= 8
            bitCount -= 8
        }
    }
}
