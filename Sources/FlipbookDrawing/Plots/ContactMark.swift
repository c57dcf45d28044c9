import CoreGeometry
import FlipbookCore
import Picture

/// A circle in a curve's color at the beginning of a contact. It is filled with the color of paper, so that
/// the curve's corner stays visible.
struct ContactMark: Sendable {
    let color: Color
    let paper: Color

    /// The radius of the circle, in points.
    static let radius: CGFloat = 2.5
    /// The smallest distance from the mark before, in points; nearer marks are left out, since they would
    /// overlap.
    static let spacing: CGFloat = 7

    func contents(at point: CGPoint) -> [Layer.Content] {
        let circle = Shape.ellipse(
            in: CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(
                dx: -Self.radius, dy: -Self.radius))
        return [.fill(circle, paper), .stroke(circle, color, Stroke(width: 1.25))]
    }

    /// Returns the marks that are far enough apart, from marks ordered from left to right.
    static func spread(_ places: [CGPoint]) -> [CGPoint] {
        places.reduce(into: []) { kept, place in
            guard let last = kept.last else { return kept.append(place) }
            let (dx, dy) = (place.x - last.x, place.y - last.y)
            if dx * dx + dy * dy >= spacing * spacing { kept.append(place) }
        }
    }
}
