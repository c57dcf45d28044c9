import CoreGeometry
import Picture

/// A slim filled triangle at a line's end.
struct Arrowhead: Sendable, Hashable {
    /// From the tip back to its base, in points.
    let length: CGFloat
    /// Half of the base, in points.
    let halfWidth: CGFloat

    /// Of dimension lines, angles and axes.
    static let small = Arrowhead(length: 6, halfWidth: 1.9)
    /// Of vectors.
    static let large = Arrowhead(length: 10, halfWidth: 3.6)

    /// The head with its tip at a point, in the direction in which the line goes.
    func content(at tip: CGPoint, _ direction: CGVector, _ color: Color) -> Layer.Content {
        let base = tip.going(direction, -length)
        let across = CGVector(dx: -direction.dy, dy: direction.dx)
        let corners = [tip, base.going(across, halfWidth), base.going(across, -halfWidth)]
        return .fill(.path(Path(polygon: corners)), color)
    }
}
