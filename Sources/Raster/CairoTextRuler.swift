import CoreGeometry
import Picture

/// Measures texts with the letters and the line breaks with which pictures are drawn.
public struct CairoTextRuler: TextRuler {
    /// A ruler; all are alike.
    public init() {}

    /// The size in points of the text in lines no wider than `width` (no limit for 0 or less, as in UIKit's `sizeThatFits`), at most `lineLimit` of them (0 for any number); zero for an empty text or a font without size.
    public func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize {
        let width = width > 0 ? width : .infinity
        guard let typeface = try? Typeface(font) else { return .zero }
        let block = try? TextBlock(string, typeface: typeface, width: width, lineLimit: lineLimit)
        return block?.size ?? .zero
    }
}
