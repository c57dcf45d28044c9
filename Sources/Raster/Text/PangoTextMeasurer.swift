public import CoreGeometry
public import Picture

/// The text measurer that has the fonts and the line breaks of drawn pictures.
public struct PangoTextMeasurer: TextMeasurer {
    /// Creates a measurer; all are equal.
    public init() {}

    /// Returns the size of a text, in points, in lines no wider than `width` (any width for 0 or less, as in
    /// UIKit's `sizeThatFits`) and at most `lineLimit` of them (0 for any number); zero for an empty text or
    /// a font without size.
    public func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize {
        let request = TextShaper.Request(
            string: string, font: font, width: width > 0 ? width : .infinity, lineLimit: lineLimit)
        return (try? TextShaper.shared.block(request))?.size ?? .zero
    }
}
