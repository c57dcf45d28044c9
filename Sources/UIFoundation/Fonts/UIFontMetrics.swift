import Picture

/// The scaling of fonts and lengths by the user's preferred size of texts, as a text style scales.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// Creates the metrics of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font scaled to the film's size of texts, which is the standard one.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns a font scaled to the film's size of texts, but not above a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled to the size of texts of an environment, in whole points.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a font scaled to the size of texts of an environment, in whole points, but not above a size;
    /// 0 stands for no largest size.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let (lines, standard) = lines(in: traitCollection)
        let size = lines == standard ? font.pointSize : (font.pointSize * lines / standard).rounded()
        var scaled = font.font
        scaled.size = maximumPointSize > 0 ? min(size, maximumPointSize) : size
        return UIFont(
            scaled, scaling: FontScaling(style: style, base: font.font, limit: maximumPointSize))
    }

    /// Returns a length scaled to the film's size of texts.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length scaled to the size of texts of an environment, rounded to a pixel.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = RunContext.current.scale
        let (lines, standard) = lines(in: traitCollection)
        // In this order whole numbers stay exact, and halves of pixels are rounded up.
        return (value * lines * scale / standard).rounded() / scale
    }

    /// Returns the distances of the style's lines in an environment and at the standard size of texts.
    private func lines(in traits: UITraitCollection?) -> (CGFloat, CGFloat) {
        let lines = TextStyleTable.row(of: style).lines
        let category = traits?.preferredContentSizeCategory ?? .large
        return (CGFloat(lines[category.order]), CGFloat(lines[UIContentSizeCategory.large.order]))
    }
}
