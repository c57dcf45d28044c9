/// The widths of the text between a tab and the next one, in points.
struct TabField {
    /// The width of the whole text.
    var width: CGFloat = 0
    /// The width up to the first character that ends a column, of the whole text without one.
    var column: CGFloat = 0
}

extension String {
    /// Returns the text before the first character of a set; nil without one.
    func prefix(beforeAnyOf characters: CharacterSet) -> String? {
        guard let end = unicodeScalars.firstIndex(where: { characters.contains($0) }) else { return nil }
        return String(unicodeScalars[..<end])
    }
}
