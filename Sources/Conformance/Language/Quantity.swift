import CoreGeometry

/// A quantity in words: a pattern for the whole text, and how it is read from a stage.
@MainActor struct Quantity {
    private let pattern: Regex<AnyRegexOutput>
    private let value: (Stage, PhraseWords) throws -> Any?

    init(_ pattern: String, _ value: @escaping (Stage, PhraseWords) throws -> Any?) {
        // A broken pattern shows in every test that reads a quantity.
        self.pattern = try! Regex(pattern)
        self.value = value
    }

    /// Returns the value as an optional of its own; nil if the text is another quantity.
    func read(_ text: String, on stage: Stage) throws -> Any?? {
        guard let match = try pattern.wholeMatch(in: text) else { return nil }
        let words = PhraseWords(groups: match.output.map { $0.substring.map(String.init) ?? "" }, rest: "")
        return .some(try value(stage, words))
    }
}
