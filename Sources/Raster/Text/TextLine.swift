import CoreGeometry
import Picture

/// A line of a text: runs of glyphs from left to right.
struct TextLine: Sendable {
    /// The text in logical order, without the spaces at its end.
    let string: String
    /// The width, in units of the em square.
    let width: CGFloat
    /// A Boolean value that indicates whether the paragraph's direction is from right to left.
    let isRightToLeft: Bool
    /// The runs from left to right.
    let runs: [GlyphRun]

    /// Returns the alignment of this line: a natural one depends on the paragraph's direction.
    func side(for alignment: Text.Alignment) -> Text.Alignment {
        alignment != .natural ? alignment : isRightToLeft ? .right : .left
    }
}
