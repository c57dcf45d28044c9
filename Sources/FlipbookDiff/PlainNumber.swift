import Foundation

// Numbers of traces in the notation in which they are written. Swift and Foundation read far more: “0x10”,
// “+1”, “inf”, and “1x” as 1.

extension Double {
    /// Reads a decimal number such as -1.5 or 1.5e-07, or returns nil for any other text.
    init?(plain text: some StringProtocol) {
        guard text.isPlainNumber, let number = Double(String(text)), number.isFinite else { return nil }
        self = number
    }
}

extension Int {
    /// Reads a whole number from 0 on without leading zeros, or returns nil for any other text.
    init?(plain text: some StringProtocol) {
        guard text.isWholeNumber, let number = Int(text) else { return nil }
        self = number
    }
}

extension StringProtocol {
    /// True for digits alone, the first of several not 0.
    fileprivate var isWholeNumber: Bool {
        !utf8.isEmpty && utf8.allSatisfy(\.isDigit) && (utf8.count == 1 || utf8.first != UInt8(ascii: "0"))
    }

    /// True for a whole number, which may have a minus sign, decimals and an exponent.
    fileprivate var isPlainNumber: Bool {
        let parts = split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let whole = digits[0].utf8.first == UInt8(ascii: "-") ? digits[0].dropFirst() : digits[0]
        guard whole.isWholeNumber, digits.dropFirst().allSatisfy(\.isDigits) else { return false }
        return parts.dropFirst().allSatisfy { exponent in
            let hasSign = exponent.utf8.first.map { [UInt8(ascii: "-"), UInt8(ascii: "+")].contains($0) }
            return (hasSign ?? false ? exponent.dropFirst() : exponent).isDigits
        }
    }

    private var isDigits: Bool { !utf8.isEmpty && utf8.allSatisfy(\.isDigit) }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
