extension ParagraphStyle {
    /// Returns the width of a tab at a distance from the leading side.
    ///
    /// - Parameters:
    ///   - field: The text up to the next tab. It, or its column, ends at a place of right alignment, and it
    ///     lies around one of centered alignment.
    ///   - space: The width behind the last place.
    func width(ofTabAt distance: CGFloat, before field: TabField, space: CGFloat) -> CGFloat {
        guard let tab = tab(after: distance) else { return space }
        switch tab.alignment {
        case .right:
            return max(0, tab.location - distance - (tab.endsColumn ? field.column : field.width))
        case .center: return max(0, tab.location - distance - field.width / 2)
        default: return tab.location - distance
        }
    }

    /// Returns the next place behind a distance from the leading side; nil behind the last one.
    private func tab(
        after distance: CGFloat
    ) -> (location: CGFloat, alignment: NSTextAlignment, endsColumn: Bool)? {
        // A text that ends at a place by a measured width can lie before it by rounding.
        let end = distance + 0.01
        let next = (tabs ?? NSTextTab.standard).filter { $0.location > end }.min { $0.location < $1.location }
        if let next { return (next.location, next.alignment, next.terminators != nil) }
        guard tabInterval > 0, end.isFinite else { return nil }
        return (tabInterval * ((end / tabInterval).rounded(.down) + 1), .left, false)
    }

    /// The characters that end columns at any of the places; nil for none.
    var columnTerminators: CharacterSet? {
        let sets = (tabs ?? []).compactMap(\.terminators)
        guard let first = sets.first else { return nil }
        return sets.dropFirst().reduce(first) { $0.union($1) }
    }
}
