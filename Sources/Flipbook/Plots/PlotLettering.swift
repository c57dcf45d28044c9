import CoreGeometry
import Picture

/// How a plot's words are set and measured, in points.
struct PlotLettering: Sendable {
    let ruler: any TextRuler

    /// The plot's name.
    static let headline = Font(size: 14, isBold: true)
    /// Names of panels and curves.
    static let name = Font(size: 11)
    /// Labels of ticks, and notes.
    static let small = Font(size: 10)
    /// The longest label of a curve; longer ones end with an ellipsis.
    static let longestName: CGFloat = 160

    func width(of string: String, _ font: Font) -> CGFloat {
        ruler.size(of: string, font: font, width: 0, lineLimit: 1).width
    }

    /// A line of text whose middle is as high as the point, and that begins, ends or is centered there.
    func line(
        _ string: String, _ font: Font, _ color: Color, at point: CGPoint,
        _ alignment: Text.Alignment = .left,
        widest: CGFloat = .infinity
    ) -> Layer.Content {
        // A little more than measured, so that rounding does not make an ellipsis.
        let width = min(width(of: string, font) + 1, widest)
        let left =
            switch alignment {
            case .left: point.x
            case .center: point.x - width / 2
            case .right: point.x - width
            }
        let height = font.size * 1.4
        let frame = CGRect(x: left, y: point.y - height / 2, width: width, height: height)
        return .text(Text(string, font: font, color: color, frame: frame, alignment: alignment))
    }
}
