import CoreGeometry

/// A phrase of the language of set-ups: a pattern at the beginning of the rest of the text, and what it does.
@MainActor struct Phrase {
    private let pattern: Regex<AnyRegexOutput>
    private let action: (Stage, inout PhraseWords) throws -> Bool

    /// Creates a phrase. The action returns false where the phrase does not fit the stage, and another one
    /// is tried. A pattern that is no regular expression is an error of the program.
    init(_ pattern: String, _ action: @escaping (Stage, inout PhraseWords) throws -> Bool) {
        // A broken pattern shows in every test that reads a set-up.
        self.pattern = try! Regex(pattern)
        self.action = action
    }

    /// Creates a phrase that always fits.
    static func always(
        _ pattern: String, _ action: @escaping (Stage, inout PhraseWords) throws -> Void
    ) -> Phrase {
        Phrase(pattern) {
            try action($0, &$1)
            return true
        }
    }

    /// Creates phrases that say nothing that matters to a stage.
    static func silent(_ patterns: String...) -> [Phrase] { patterns.map { always($0) { _, _ in } } }

    /// Reads the phrase at the beginning of a text, and returns the rest; nil if it is not there.
    func read(_ text: Substring, on stage: Stage) throws -> Substring? {
        guard let match = try pattern.prefixMatch(in: text) else { return nil }
        var words = PhraseWords(
            groups: match.output.map { $0.substring.map(String.init) ?? "" },
            rest: text[match.range.upperBound...])
        guard try action(stage, &words), words.rest.startIndex > text.startIndex else { return nil }
        return words.rest
    }
}
