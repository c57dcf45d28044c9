import CoreGeometry
import FlipbookCore
import Picture

extension AnnotationLayout {
    /// Draws a dot, and requests a text near it.
    mutating func drawLabel(at point: CGPoint, _ text: String) {
        let dot = CGRect(x: point.x - 2, y: point.y - 2, width: 4, height: 4)
        paint([.fill(.ellipse(in: dot), inks(at: point).ink)])
        bounds = bounds.union(dot)
        request(text, \.ink, places(of: text, around: point))
    }

    /// The directions of leader lines, in order of preference.
    private static let directions: [CGVector] = [
        (0.8, -0.6), (-0.8, -0.6), (0.8, 0.6), (-0.8, 0.6), (1, 0), (-1, 0), (0.6, -0.8), (-0.6, -0.8),
        (0.6, 0.8), (-0.6, 0.8), (0.96, -0.28), (-0.96, -0.28), (0.96, 0.28), (-0.96, 0.28), (0, -1), (0, 1),
    ].map { CGVector(dx: $0.0, dy: $0.1) }

    /// The lengths of leader lines, in points.
    private static let reaches: [CGFloat] = [24, 32, 42, 54, 68, 84, 104, 130, 160, 200]

    private func places(of text: String, around point: CGPoint) -> [LabelCandidate] {
        let size = textStyle.size(of: text, width: 180)
        return Self.reaches.flatMap { reach in
            Self.directions.enumerated().map { rank, direction in
                let end = point.going(direction, reach)
                return LabelCandidate(
                    box: labelBox(size, at: end, direction),
                    leader: Segment(point, end).shortened(start: 2, end: 0),
                    detour: reach * 0.6 + CGFloat(rank) * 1.5)
            }
        }
    }

    /// Returns the box of a label. The leader line ends at the midpoint of its left or right side, or of its
    /// lower or upper side when the line is steep.
    private func labelBox(_ size: CGSize, at end: CGPoint, _ direction: CGVector) -> CGRect {
        let isSteep = abs(direction.dx) < 0.3
        let across = CGVector(
            dx: isSteep ? 0 : direction.dx < 0 ? -1 : 1, dy: isSteep ? (direction.dy < 0 ? -1 : 1) : 0)
        return box(size, beside: end, across, distance: 3)
    }
}
