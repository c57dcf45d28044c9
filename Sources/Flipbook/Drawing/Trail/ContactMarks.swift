import CoreGeometry
import Picture

/// The points where contacts began, each once.
struct ContactMarks: Sendable {
    /// Points nearer to one another than this get one mark, as nobody could tell two apart.
    private static let nearest: CGFloat = 3
    private static let radius: CGFloat = 3

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
    var area: CGRect {
        let all = CGRect(holding: points)
        return all.isNull ? all : all.insetBy(dx: -2 * Self.radius, dy: -2 * Self.radius)
    }

    /// A ring around each point, with a rim of paper to either side.
    func layers(_ color: Color, on paper: Color) -> [Layer] {
        points.enumerated().map { index, point in
            let ring = Shape.ellipse(
                in: CGRect(
                    x: point.x - Self.radius, y: point.y - Self.radius, width: 2 * Self.radius,
                    height: 2 * Self.radius))
            return Layer(
                name: "contact-\(index + 1)",
                contents: [
                    .stroke(ring, paper, Stroke(width: 3.5)), .fill(ring, paper),
                    .stroke(ring, color, Stroke(width: 1.5)),
                ])
        }
    }
}
