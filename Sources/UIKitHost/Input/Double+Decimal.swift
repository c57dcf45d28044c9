extension Double {
    /// Creates a number from decimal text, such as `0.9`, `-2`, `+1` or `1e3`; nil for hexadecimal text, for
    /// words such as `nan` and `inf`, for separators of digits, and for text without a number.
    ///
    /// A number that is too large becomes an infinite one, as in Swift's own reading.
    package init?(decimal text: some StringProtocol) {
        // Swift reads 0x1p3 as 8 as well, which Foundation's decimal numbers, those of sweeps, read as 0.
        guard text.utf8.allSatisfy("0123456789.eE+-".utf8.contains) else { return nil }
        self.init(text)
    }
}
