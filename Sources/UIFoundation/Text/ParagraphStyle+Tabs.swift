extension ParagraphStyle {
    /// Returns the width of a tab at a distance from the leading side.
    ///
    /// - Parameters:
    ///   - field: The width of the text up to the next tab. It ends at a place of right alignment and lies
    ///     around one of centered alignment.
    ///   - space: The width behind the last place.
    func width(ofTabAt distance: CGFloat, before field: CGFloat, space: CGFloat) -> CGFloat {
        guard let tab = tab(after: distance) else { return space }
        switch tab.alignment {
        case .right: return max(0, tab.location - distance - field)
        case .center: return max(0, tab.location - distance - field / 2)
        default: return tab.location - distance
        }
    }

    /// Returns the next place behind a distance from the leading side; nil behind the last one.
    private func tab(after distance: CGFloat) -> (location: CGFloat, alignment: NSTextAlignment)? {
        // A text that ends at a place by a measured width can lie before it by rounding.
        let end = distance + 0.01
        let next = (tabs ?? NSTextTab.standard).filter { $0.location > end }.min { $0.location < $1.location }
        if let next { return (next.location, next.alignment) }
        guard tabInterval > 0, end.isFinite else { return nil }
        return (tabInterval * ((end / tabInterval).rounded(.down) + 1), .left)
    }
}
