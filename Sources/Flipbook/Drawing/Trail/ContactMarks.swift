import CoreGeometry
import Picture

/// The points where contacts began, each once.
struct ContactMarks: Sendable {
    /// Points nearer to one another than this get one mark, as nobody could tell two apart.
    private static let nearest: CGFloat = 3
    /// How far the arms of a cross reach to each side, in points.
    private static let reach: CGFloat = 3.5

    private(set) var points: [CGPoint] = []
    private var cells: Set<Cell> = []

    /// A square of the plane; marks are not nearer than the square next to theirs.
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    /// Adds a point, unless one is there already or it lies beyond any picture.
    mutating func add(_ point: CGPoint) {
        guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return }
        let cell = Cell(
            column: Int((point.x / Self.nearest).rounded()), row: Int((point.y / Self.nearest).rounded()))
        guard cells.insert(cell).inserted else { return }
        points.append(point)
    }

    /// The upright rectangle around the marks.
    var area: CGRect { points.map(Self.area).reduce(CGRect.null) { $0.union($1) } }

    /// The upright rectangle around the mark of a point.
    static func area(of point: CGPoint) -> CGRect {
        CGRect(origin: point, size: .zero).insetBy(dx: -2 * reach, dy: -2 * reach)
    }

    /// A cross on each point, with a rim of paper.
    func layers(_ color: Color, on paper: Color) -> [Layer] {
        points.enumerated().map { index, point in
            let cross = Shape.path(Self.cross(at: point))
            return Layer(
                name: "contact-\(index + 1)",
                contents: [
                    .stroke(cross, paper, Stroke(width: 4.5, cap: .round)),
                    .stroke(cross, color, Stroke(width: 2, cap: .round)),
                ])
        }
    }

    private static func cross(at point: CGPoint) -> Path {
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: point.x + x * reach, y: point.y + y * reach)
        }
        return Path([
            .move(corner(-1, -1)), .line(corner(1, 1)), .move(corner(1, -1)), .line(corner(-1, 1)),
        ])
    }
}
