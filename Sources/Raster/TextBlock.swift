import CoreGeometry
import Picture

/// A text broken into lines. Pixels, SVG, PDF and the text measurer share this layout.
struct TextBlock {
    /// A line and its width, in points.
    struct Line {
        var string: String
        var width: CGFloat
    }

    let lines: [Line]
    let lineHeight: CGFloat
    private let ascent: CGFloat

    /// Breaks a string into lines no wider than `width`, in points, and at most `lineLimit` of them (0 for
    /// any number).
    init(_ string: String, typeface: Typeface, width: CGFloat, lineLimit: Int) throws {
        lineHeight = typeface.lineHeight
        ascent = typeface.ascent
        let breaker = LineBreaker(typeface: typeface, width: width, lineLimit: lineLimit)
        lines = try breaker.lines(of: string).map { Line(string: $0, width: try typeface.width(of: $0)) }
    }

    /// Breaks a text for its frame: no more lines than fit its height, but at least one.
    init(_ text: Text, typeface: Typeface) throws {
        let fitting = Int(max(1, min(text.frame.height / typeface.lineHeight + 0.001, 1e6)))
        let limit = text.lineLimit > 0 ? min(text.lineLimit, fitting) : fitting
        try self.init(text.string, typeface: typeface, width: text.frame.width, lineLimit: limit)
    }

    /// The size of the block, in points; zero for an empty text.
    var size: CGSize {
        guard lines.contains(where: { !$0.string.isEmpty }) else { return .zero }
        return CGSize(width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * lineHeight)
    }

    /// Returns the left end of a line's baseline, for a block centered vertically in a frame.
    func origin(ofLine index: Int, in frame: CGRect, alignment: Text.Alignment) -> CGPoint {
        let top = frame.midY - CGFloat(lines.count) * lineHeight / 2
        let x =
            switch alignment {
            case .left: frame.minX
            case .center: frame.midX - lines[index].width / 2
            case .right: frame.maxX - lines[index].width
            }
        return CGPoint(x: x, y: top + CGFloat(index) * lineHeight + ascent)
    }
}
