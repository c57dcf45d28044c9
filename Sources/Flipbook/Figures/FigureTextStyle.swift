import CoreGeometry
import Picture
import Raster

/// In which letters figures are written.
struct FigureTextStyle: Sendable, Hashable {
    /// A family that fontconfig knows.
    var family = Font(size: 1).family

    /// Of annotations, captions and notes, in points.
    static let textSize: CGFloat = 12
    /// Of the numbers of axes, in points.
    static let tickSize: CGFloat = 10

    /// How much room a text needs, in points.
    func size(of string: String, _ size: CGFloat = textSize, width: CGFloat = 0) -> CGSize {
        CairoTextMeasurer().size(of: string, font: font(size), width: width, lineLimit: 0)
    }

    /// A text in the middle of a rectangle. The frame is a little wider, for letters that stand out.
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
