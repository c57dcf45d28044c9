import FlipbookCore

extension JSONText {
    /// Returns a number with at most a number of decimals, by default three.
    static func number(_ value: Double, decimals: Int = 3) -> JSONText {
        let digits = value.text(decimals)
        // JSON needs a digit before the point.
        if digits.hasPrefix(".") { return .literal("0" + digits) }
        return .literal(digits.hasPrefix("-.") ? "-0" + digits.dropFirst() : digits)
    }

    /// Returns a list of numbers with at most three decimals.
    static func numbers(_ values: [Double]) -> JSONText { .list(values.map { .number($0) }) }
}
