import CoreGeometry
import FlipbookCore
import Picture

/// The fonts of a plot, and the layout of its lines of text, in points.
struct PlotTextStyle: Sendable {
    let ruler: any TextMeasurer

    /// The font of the title.
    static let headline = Font(size: 14, isBold: true)
    /// The font of the names of panels and curves.
    static let name = Font(size: 11)
    /// The font of tick labels and notes.
    static let small = Font(size: 10)
    /// The largest width of a curve's label; longer ones end with an ellipsis.
    static let longestName: CGFloat = 160

    func width(of string: String, _ font: Font) -> CGFloat {
        ruler.size(of: string, font: font, width: 0, lineLimit: 1).width
    }

    /// Returns a line of text that is vertically centered at a point, and that begins, ends or is centered
    /// there.
    func line(
        _ string: String, _ font: Font, _ color: Color, at point: CGPoint,
        _ alignment: Text.Alignment = .left,
        widest: CGFloat = .infinity
    ) -> Layer.Content {
        // 1 pt more than measured, since rounding could otherwise cause an ellipsis.
        let width = min(width(of: string, font) + 1, widest)
        let left =
            switch alignment {
            case .left, .natural: point.x
            case .center: point.x - width / 2
            case .right: point.x - width
            }
        let height = font.size * 1.4
        let frame = CGRect(x: left, y: point.y - height / 2, width: width, height: height)
        return .text(Text(string, font: font, color: color, frame: frame, alignment: alignment))
    }
}
