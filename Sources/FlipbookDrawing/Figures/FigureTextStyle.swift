import CoreGeometry
import FlipbookCore
import Picture
import Raster

/// The font of the texts in figures.
struct FigureTextStyle: Sendable, Hashable {
    /// The name of a font family for fontconfig; default the family of labels.
    var family = Font(size: 1).family

    /// The font size of annotations, captions and notes, in points.
    static let textSize: CGFloat = 12
    /// The font size of the numbers at axes, in points.
    static let tickSize: CGFloat = 10

    /// Returns the size of a text in points; a width of 0 does not limit its lines.
    func size(of string: String, _ size: CGFloat = textSize, width: CGFloat = 0) -> CGSize {
        PangoTextMeasurer().size(of: string, font: font(size), width: width, lineLimit: 0)
    }

    /// Returns a text aligned in a rectangle; default centered. The frame of a centered text is 2 points
    /// wider on each side, for glyphs that extend beyond their measured width.
    func text(
        _ string: String, _ size: CGFloat = textSize, _ color: Color, in rect: CGRect,
        alignment: Text.Alignment = .center
    ) -> Layer.Content {
        let frame = alignment == .center ? rect.insetBy(dx: -2, dy: -1) : rect
        return .text(
            Text(
                string, font: font(size), color: color, frame: frame, alignment: alignment, lineLimit: 0))
    }

    private func font(_ size: CGFloat) -> Font { Font(family: family, size: size) }
}
