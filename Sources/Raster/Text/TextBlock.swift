import CoreGeometry
import Picture

/// A text broken into lines of glyphs. Pixels, SVG, PDF and the text measurer share this layout.
///
/// Glyphs are placed and outlined at one large size without hinting, so that they have the same form and
/// place at every size, scale and angle.
struct TextBlock: Sendable {
    /// The size at which lines are stored, in units per em.
    static let emSquare: CGFloat = 1024

    /// The lines, from top to bottom.
    let lines: [TextLine]
    /// The family of the font that was found for the text; runs of other families are substitutes.
    let family: String
    /// The size of the font, in points.
    let fontSize: CGFloat
    /// The ascent of the font above the baseline, in units of the em square.
    let ascent: CGFloat
    /// The distance between baselines, in units of the em square; the same for all lines, so that a glyph of
    /// another font moves no line.
    let lineHeight: CGFloat

    /// The factor from units of the em square to points.
    var scale: CGFloat { fontSize / TextBlock.emSquare }

    /// The size of the block, in points; zero for an empty text.
    var size: CGSize {
        guard lines.contains(where: { !$0.string.isEmpty }) else { return .zero }
        return CGSize(
            width: (lines.map(\.width).max() ?? 0) * scale, height: CGFloat(lines.count) * lineHeight * scale)
    }

    /// Returns the left end of a line's baseline, for a block centered vertically in a frame.
    func origin(ofLine index: Int, in frame: CGRect, alignment: Text.Alignment) -> CGPoint {
        let (line, height) = (lines[index], lineHeight * scale)
        let top = frame.midY - CGFloat(lines.count) * height / 2
        let x =
            switch line.side(for: alignment) {
            case .center: frame.midX - line.width * scale / 2
            case .right: frame.maxX - line.width * scale
            case .left, .natural: frame.minX
            }
        return CGPoint(x: x, y: top + CGFloat(index) * height + ascent * scale)
    }
}
