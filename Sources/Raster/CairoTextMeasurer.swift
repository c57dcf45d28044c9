import CoreGeometry
import Picture

/// The text measurer that has the fonts and the line breaks of drawn pictures.
public struct CairoTextMeasurer: TextMeasurer {
    /// Creates a measurer; all are equal.
    public init() {}

    /// Returns the size of a text, in points, in lines no wider than `width` (any width for 0 or less, as in
    /// UIKit's `sizeThatFits`) and at most `lineLimit` of them (0 for any number); zero for an empty text or
    /// a font without size.
    public func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize {
        let width = width > 0 ? width : .infinity
        guard let typeface = try? Typeface(font) else { return .zero }
        let block = try? TextBlock(string, typeface: typeface, width: width, lineLimit: lineLimit)
        return block?.size ?? .zero
    }
}
