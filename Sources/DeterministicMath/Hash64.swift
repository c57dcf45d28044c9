/// A 64-bit FNV-1a hash, which, unlike Swift's own, is the same on every machine and in every run. A number
/// is hashed as eight bytes, least significant first.
public struct Hash64: Sendable, Hashable {
    /// The hash so far; initially FNV's offset basis.
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Creates the hash of an empty sequence.
    public init() {}

    /// Adds a byte.
    @inline(__always) public mutating func combine(byte: UInt8) { combine(unit: UInt64(byte)) }

    /// Adds a unit of the hash, usually a byte. The multiplier is FNV's prime for 64 bits.
    @inline(__always) private mutating func combine(unit: UInt64) {
        value = (value ^ unit) &* 0x100_0000_01b3
    }

    /// Adds an integer, extended to 64 bits.
    public mutating func combine(_ number: some FixedWidthInteger) {
        var bits = UInt64(truncatingIfNeeded: number)
        for _ in 0..<8 {
            combine(byte: UInt8(truncatingIfNeeded: bits))
            bits >>= 8
        }
    }

    /// Adds the bit pattern of a float: 0 and -0 differ. All NaNs are alike, as processors set the sign and
    /// the payload of a new one differently.
    public mutating func combine(_ number: Float) {
        combine((number.isNaN ? .nan : number).bitPattern)
    }

    /// Adds the bit pattern of a double: 0 and -0 differ, and all NaNs are alike.
    public mutating func combine(_ number: Double) {
        combine((number.isNaN ? .nan : number).bitPattern)
    }

    /// Adds the bytes of a buffer.
    public mutating func combine(bytes: UnsafeRawBufferPointer) {
        for byte in bytes { combine(byte: byte) }
    }

    /// Adds a text, preceded by its length in UTF-8.
    public mutating func combine(_ text: String) {
        combine(text.utf8.count)
        for byte in text.utf8 { combine(byte: byte) }
    }

    /// Adds the little-endian words of eight bytes in a buffer, and then the bytes after the last. The result
    /// differs from that of single bytes; of images, which have megabytes, it takes an eighth of the time.
    package mutating func combine(words: UnsafeRawBufferPointer) {
        let end = words.count & ~7
        for index in stride(from: 0, to: end, by: 8) {
            combine(unit: words.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
        }
        combine(bytes: UnsafeRawBufferPointer(rebasing: words[end...]))
    }
}
