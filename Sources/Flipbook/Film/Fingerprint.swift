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

    /// Whether a text can be that of a fingerprint.
    static func isText(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    }

    /// Sixteen hexadecimal digits.
    public var text: String { value.hexadecimal }

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

extension UInt64 {
    /// Sixteen hexadecimal digits.
    var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
