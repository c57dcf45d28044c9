import CoreGeometry
import FlipbookCore
import Picture

/// The path of an item's center: a thin line with a dot at its end.
struct CenterPath {
    /// The minimum width or height of a path, in points; a shorter one would be invisible.
    private static let shortest: CGFloat = 2
    /// The largest distance of an omitted point from the line, in points: less than a pixel of a screen.
    private static let tolerance: CGFloat = 0.1

    let item: String
    /// The item's own color; nil for an item that is not filled.
    let color: Color?
    private let pieces: [[CGPoint]]

    /// Creates a path through pieces of points; nil when no piece is 2 points wide or high.
    init?(_ item: String, color: Color? = nil, through pieces: [[CGPoint]]) {
        let drawn = pieces.map { piece in piece.filter { $0.x.isFinite && $0.y.isFinite } }
            .filter { !$0.isEmpty }
        let boxes = drawn.map { CGRect(holding: $0) }
        guard boxes.contains(where: { max($0.width, $0.height) >= Self.shortest }) else { return nil }
        (self.item, self.color) = (item, color)
        self.pieces = drawn.map(Self.plain)
    }

    /// The bounding box of the path, including the width of its line and the dot.
    var area: CGRect { CGRect(holding: pieces.flatMap(\.self)).insetBy(dx: -4, dy: -4) }

    /// Returns the line on a rim of paper, which keeps it visible on any background.
    func layer(_ color: Color, on paper: Color) -> Layer {
        let line = Shape.path(Path(pieces.flatMap(Self.elements)))
        let end = pieces.last?.last ?? .zero
        func dot(_ radius: CGFloat) -> Shape {
            .ellipse(in: CGRect(x: end.x - radius, y: end.y - radius, width: 2 * radius, height: 2 * radius))
        }
        return Layer(
            name: "\(item)-path",
            contents: [
                .stroke(line, paper.faded(by: 0.75), Stroke(width: 3, cap: .round, join: .round)),
                .stroke(line, color, Stroke(width: 1.25, cap: .round, join: .round)),
                .fill(dot(4), paper), .fill(dot(2.75), color),
            ])
    }

    private static func elements(_ piece: [CGPoint]) -> [Path.Element] {
        piece.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    }

    /// Returns the points without those that lie within `tolerance` of the simplified line.
    private static func plain(_ points: [CGPoint]) -> [CGPoint] {
        guard points.count > 2 else { return points }
        var kept = [points[0]]
        var skipped: [CGPoint] = []
        for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
            skipped.append(point)
            if skipped.contains(where: { $0.distance(fromLine: kept[kept.count - 1], next) > tolerance }) {
                kept.append(point)
                skipped = []
            }
        }
        return kept + [points[points.count - 1]]
    }
}

extension CGPoint {
    /// Returns the distance from the line segment between two points, in points.
    fileprivate func distance(fromLine start: CGPoint, _ end: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let along = length > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / length : 0
        let share = min(1, max(0, along))
        return hypot(x - start.x - share * dx, y - start.y - share * dy)
    }
}
