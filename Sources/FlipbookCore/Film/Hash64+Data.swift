public import Foundation

extension Hash64 {
    /// Creates the hash of some bytes.
    public init(of data: Data) {
        self.init()
        combine(data)
    }

    /// The hash as 16 hexadecimal digits.
    public var text: String { value.hexadecimal }

    /// Adds bytes.
    public mutating func combine(_ data: Data) {
        data.withUnsafeBytes { combine(bytes: $0) }
    }
}

extension UInt64 {
    /// The number as 16 hexadecimal digits.
    var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Creates a number from 16 hexadecimal digits, or returns nil for any other text.
    init?(hexadecimal text: String) {
        guard text.utf8.count == 16, text.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
            return nil
        }
        self.init(text, radix: 16)
    }
}
