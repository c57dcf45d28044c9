package import Picture

extension TextMeasurer {
    /// Returns the width of spaces between letters, in points. A line of a picture has no spaces at its ends,
    /// so that they are measured between two letters.
    func width(ofSpaces count: Int, font: Font) -> CGFloat {
        guard count > 0 else { return 0 }
        if let system = SystemFont(font) { return system.width(of: String(repeating: " ", count: count)) }
        func width(_ text: String) -> CGFloat {
            size(of: text, font: font, width: .greatestFiniteMagnitude, lineLimit: 1).width
        }
        return max(0, width("x" + String(repeating: " ", count: count) + "x") - width("xx"))
    }

    /// Returns the height of a line of a font, in points.
    func lineHeight(of font: Font) -> CGFloat {
        SystemFont(font)?.lineHeight
            ?? size(of: "x", font: font, width: .greatestFiniteMagnitude, lineLimit: 1).height
    }

    /// Returns the size of a text of white space alone, which is as high as its lines; nil for another one.
    package func blankSize(of string: String, font: Font, lineLimit: Int) -> CGSize? {
        guard !string.isEmpty, string.allSatisfy(\.isWhitespace) else { return nil }
        let lines = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let shown = lineLimit > 0 ? min(lineLimit, lines.count) : lines.count
        let widths = lines.prefix(shown).map { width(ofSpaces: $0.count, font: font) }
        return CGSize(width: widths.max() ?? 0, height: CGFloat(shown) * lineHeight(of: font))
    }
}
