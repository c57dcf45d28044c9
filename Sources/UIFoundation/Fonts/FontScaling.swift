import Picture

/// The way in which a font follows the user's preferred size of texts.
package struct FontScaling: Sendable {
    /// The text style as which it scales.
    let style: UIFont.TextStyle
    /// The font that metrics scale; nil for the font of the style.
    let base: Font?
    /// The largest size, in points; 0 for none.
    let limit: CGFloat
}

extension UIFont {
    /// Returns the font in another preferred size of texts; nil for a font of a fixed size.
    @MainActor package func scaled(to category: UIContentSizeCategory) -> UIFont? {
        guard let scaling else { return nil }
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        guard let base = scaling.base else {
            return .preferredFont(forTextStyle: scaling.style, compatibleWith: traits)
        }
        return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
            for: UIFont(base), maximumPointSize: scaling.limit, compatibleWith: traits)
    }
}
