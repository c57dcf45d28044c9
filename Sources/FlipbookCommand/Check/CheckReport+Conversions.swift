extension CheckReport.Finding {
    /// The types of numbers, which Swift converts by name alone.
    private static let numbers: Set<Substring> = ["CGFloat", "Double", "Float", "Int", "TimeInterval"]

    /// The message, and for a number of another type the conversion that it needs.
    var sentence: String {
        guard let match = message.firstMatch(of: /of type '(\w+)' to .*type '(\w+)'/),
            Self.numbers.contains(match.output.1), Self.numbers.contains(match.output.2)
        else { return message }
        return message + "; \(match.output.2)(…) converts it"
    }
}
