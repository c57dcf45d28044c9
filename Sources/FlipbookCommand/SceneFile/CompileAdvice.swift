/// Advice for a file that does not compile because it uses features that Swift on Linux lacks. The compiler
/// names the error, but not the replacement.
struct CompileAdvice {
    /// A sentence for each such feature in the file.
    let sentences: [String]

    /// Creates advice about source code.
    init(on source: String) {
        let words = SwiftLexer.words(of: source)
        var sentences: [String] = []
        if Self.usesSelectors(words) {
            sentences.append(
                "In place of #selector(Own.tap(_:)) and Selector(\"tap:\") write Selector(Own.tap(_:)), or give "
                    + "the recognizer a closure: UITapGestureRecognizer { tap in }.")
        }
        if Self.contains([.mark("@"), .name("objc")], words) {
            sentences.append("Leave out @objc: there is no Objective-C here that could call the method.")
        }
        self.sentences = sentences
    }

    /// Returns true if the source has `#selector`, or `Selector(` before a string. The lexer leaves strings
    /// out, so the parenthesis closes at once.
    private static func usesSelectors(_ words: [SwiftLexer.Word]) -> Bool {
        let call: [SwiftLexer.Word] = [.name("Selector"), .mark("(")]
        return contains([.mark("#"), .name("selector")], words) || contains(call + [.mark(")")], words)
            || contains(call + [.mark("("), .mark(")")], words)
    }

    private static func contains(_ part: [SwiftLexer.Word], _ words: [SwiftLexer.Word]) -> Bool {
        words.indices.contains { words[$0...].starts(with: part) }
    }
}
