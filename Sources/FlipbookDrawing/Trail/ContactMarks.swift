import CoreGeometry
import FlipbookCore
import Picture

/// The points where contacts began, at most one for each cell of a grid.
struct ContactMarks: Sendable {
    /// The side of a grid cell, in points. Marks that are closer would be hard to distinguish.
    private static let nearest: CGFloat = 3
    /// The extent of a cross to each side of its center, in points.
    private static let reach: CGFloat = 3.5

    private(set) var points: [CGPoint] = []
    private var cells: Set<Cell> = []

    /// A cell of the grid, which holds at most one mark.
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    /// Adds a point, unless its cell has a mark or a coordinate is a million points or more from the origin.
    mutating func add(_ point: CGPoint) {
        guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return }
        let cell = Cell(
            column: Int((point.x / Self.nearest).rounded()), row: Int((point.y / Self.nearest).rounded()))
        guard cells.insert(cell).inserted else { return }
        points.append(point)
    }

    /// The bounding box of the marks; null when there are none.
    var area: CGRect { points.map(Self.area).reduce(CGRect.null) { $0.union($1) } }

    /// Returns the bounding box of the mark at a point.
    static func area(of point: CGPoint) -> CGRect {
        CGRect(origin: point, size: .zero).insetBy(dx: -2 * reach, dy: -2 * reach)
    }

    /// Returns a cross with a rim of paper for each point.
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
