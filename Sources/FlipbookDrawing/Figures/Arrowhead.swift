import CoreGeometry
import FlipbookCore
import Picture

/// A slim filled triangle at the end of a line.
struct Arrowhead: Sendable, Hashable {
    /// The distance from the tip to the base, in points.
    let length: CGFloat
    /// Half of the base's width, in points.
    let halfWidth: CGFloat

    /// The arrowhead of dimension lines, angles and axes.
    static let small = Arrowhead(length: 6, halfWidth: 1.9)
    /// The arrowhead of vectors.
    static let large = Arrowhead(length: 10, halfWidth: 3.6)

    /// Returns the arrowhead with its tip at a point, in the direction of the line.
    func content(at tip: CGPoint, _ direction: CGVector, _ color: Color) -> Layer.Content {
        let base = tip.going(direction, -length)
        let across = CGVector(dx: -direction.dy, dy: direction.dx)
        let corners = [tip, base.going(across, halfWidth), base.going(across, -halfWidth)]
        return .fill(.path(Path(polygon: corners)), color)
    }
}
