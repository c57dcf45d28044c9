extension CGFloat {
    /// Creates the value of a number, rounded where it has too many digits.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// Creates the value of a number; nil where it cannot be kept exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
