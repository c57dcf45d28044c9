package import Picture

/// The style at the beginning of an attributed text, in which all of it is drawn.
package struct TextStyle {
    package var color: Color?
    package var font: UIFont?
    package var alignment: NSTextAlignment?

    /// Reads the style, and warns of attributes that have no effect.
    @MainActor package init(_ text: NSAttributedString) {
        guard text.length > 0 else { return }
        Self.warnOfAttributes(in: text)
        let values = text.attributes(at: 0, effectiveRange: nil)
        color = (values[.foregroundColor] as? UIColor)?.color
        font = values[.font] as? UIFont
        alignment = (values[.paragraphStyle] as? NSParagraphStyle)?.alignment
    }

    /// The attributes without effect, by their names in code.
    private static let withoutEffect: [(key: NSAttributedString.Key, name: String)] = [
        (.backgroundColor, "backgroundColor"), (.kern, "kern"), (.underlineStyle, "underlineStyle"),
        (.strikethroughStyle, "strikethroughStyle"), (.strokeColor, "strokeColor"),
        (.strokeWidth, "strokeWidth"), (.shadow, "shadow"), (.underlineColor, "underlineColor"),
        (.strikethroughColor, "strikethroughColor"), (.baselineOffset, "baselineOffset"),
        (.obliqueness, "obliqueness"), (.ligature, "ligature"), (.link, "link"),
    ]

    @MainActor private static func warnOfAttributes(in text: NSAttributedString) {
        var names: Set<String> = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, _, _ in
            for (key, name) in withoutEffect where values[key] != nil { names.insert(name) }
        }
        for (_, name) in withoutEffect where names.contains(name) {
            warnOfNoEffect("NSAttributedString.Key.\(name)")
        }
    }
}
