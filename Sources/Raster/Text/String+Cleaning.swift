extension String {
    /// The paragraphs of the text, each of printable characters without spaces at its end, joined by
    /// newlines.
    var paragraphs: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { String($0).withoutControls.withoutTrailingSpaces }.joined(separator: "\n")
    }

    /// The string without spaces at its end.
    var withoutTrailingSpaces: String {
        String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
    }

    /// The string with tabs replaced by spaces, and without code points that have no glyph: other control
    /// characters and noncharacters.
    var withoutControls: String {
        let scalars = unicodeScalars.lazy
            .map { $0 == "\t" ? " " : $0 }
            .filter { $0.properties.generalCategory != .control && !$0.properties.isNoncharacterCodePoint }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }
}
