import Foundation

/// A 64-bit FNV-1a hash, which, unlike Swift's own, is the same on every machine and in every run.
public struct Hash64: Sendable, Hashable {
    /// The hash so far; initially FNV's offset basis.
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Creates the hash of no bytes.
    public init() {}

    /// Creates the hash of some bytes.
    public init(of data: Data) {
        combine(data)
    }

    /// Returns whether a text has the form of a hash: 16 hexadecimal digits.
    static func isText(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    }

    /// The hash as 16 hexadecimal digits.
    public var text: String { value.hexadecimal }

    /// Adds bytes. The multiplier is FNV's prime for 64 bits.
    public mutating func combine(_ data: Data) {
        data.withUnsafeBytes { bytes in
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
    }

    /// Adds the eight bytes of a number, in little-endian order.
    public mutating func combine(_ number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            value = (value ^ ((number >> shift) & 0xff)) &* 0x100_0000_01b3
        }
    }

    /// Adds an integer as 64 bits.
    public mutating func combine(_ number: Int) {
        combine(UInt64(bitPattern: Int64(number)))
    }

    /// Adds the bits of a floating-point number, so that 0 and -0 differ.
    public mutating func combine(_ number: Double) {
        combine(number.bitPattern)
    }

    /// Adds a text, preceded by its length in UTF-8.
    public mutating func combine(_ text: String) {
        combine(text.utf8.count)
        combine(Data(text.utf8))
    }
}

extension UInt64 {
    /// The number as 16 hexadecimal digits.
    var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
