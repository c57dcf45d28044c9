/// The style at the beginning of an attributed text, which a view takes over.
package struct TextStyle {
    package var color: UIColor?
    package var font: UIFont?
    package var alignment: NSTextAlignment?

    /// Reads the style, and warns of attributes that have no effect.
    @MainActor package init(_ text: NSAttributedString) {
        guard text.length > 0 else { return }
        Self.warnOfAttributes(in: text)
        let values = text.attributes(at: 0, effectiveRange: nil)
        color = values[.foregroundColor] as? UIColor
        font = values[.font] as? UIFont
        alignment = (values[.paragraphStyle] as? NSParagraphStyle)?.alignment
    }

    /// The attributes without effect, by their names in code.
    private static let withoutEffect: [(key: NSAttributedString.Key, name: String)] = [
        (.textEffect, "textEffect"), (.writingDirection, "writingDirection"),
        (.verticalGlyphForm, "verticalGlyphForm"),
    ]

    /// Warns of attributes that have no effect.
    @MainActor package static func warnOfAttributes(in text: NSAttributedString) {
        var names: Set<String> = []
        var hyphenates = false
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, _, _ in
            for (key, name) in withoutEffect where values[key] != nil { names.insert(name) }
            if let style = values[.paragraphStyle] as? NSParagraphStyle, style.hyphenationFactor > 0 {
                hyphenates = true
            }
        }
        for (_, name) in withoutEffect where names.contains(name) {
            warnOfNoEffect("NSAttributedString.Key.\(name)")
        }
        if hyphenates { warnOfNoEffect("NSParagraphStyle.hyphenationFactor") }
    }
}
