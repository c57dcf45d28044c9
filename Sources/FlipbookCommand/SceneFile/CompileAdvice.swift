/// What to write in place of what Swift on Linux has not, where a file that does not compile uses it: the compiler
/// says what is wrong, but not the way out.
struct CompileAdvice {
    /// A sentence for each thing that the file uses.
    let sentences: [String]

    /// Advice about source.
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

    /// Whether the source says `#selector`, or `Selector(` before a string, which is no word.
    private static func usesSelectors(_ words: [SwiftLexer.Word]) -> Bool {
        let call: [SwiftLexer.Word] = [.name("Selector"), .mark("(")]
        return contains([.mark("#"), .name("selector")], words) || contains(call + [.mark(")")], words)
            || contains(call + [.mark("("), .mark(")")], words)
    }

    private static func contains(_ part: [SwiftLexer.Word], _ words: [SwiftLexer.Word]) -> Bool {
        words.indices.contains { words[$0...].starts(with: part) }
    }
}
