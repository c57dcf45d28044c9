import Foundation

/// A 64-bit hash (FNV-1a) that is the same on every machine and in every run, unlike Swift's own.
public struct Fingerprint: Sendable, Hashable {
    /// The hash so far; at first FNV's offset basis.
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The fingerprint of nothing.
    public init() {}

    /// The fingerprint of a file's bytes.
    public init(of data: Data) {
        combine(data)
    }

    /// Sixteen hexadecimal digits.
    public var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Adds bytes; the multiplier is FNV's prime for 64 bits.
    public mutating func combine(_ data: Data) {
        data.withUnsafeBytes { bytes in
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
    }

    /// Adds eight bytes, the lowest first.
    public mutating func combine(_ number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            value = (value ^ ((number >> shift) & 0xff)) &* 0x100_0000_01b3
        }
    }

    /// Adds a whole number.
    public mutating func combine(_ number: Int) {
        combine(UInt64(bitPattern: Int64(number)))
    }

    /// Adds every bit of a number.
    public mutating func combine(_ number: Double) {
        combine(number.bitPattern)
    }

    /// Adds a text and its length.
    public mutating func combine(_ text: String) {
        combine(text.utf8.count)
        combine(Data(text.utf8))
    }
}
