import CoreGeometry
import Picture

/// A circle in a curve's colour where a contact begins; its inside is paper, so that the curve's corner is
/// not hidden by a blot.
struct ContactMark: Sendable {
    let color: Color
    let paper: Color

    /// The radius in points.
    static let radius: CGFloat = 2.5
    /// Marks nearer to the one before than this, in points, are left out: a row of them would be a smear.
    static let spacing: CGFloat = 7

    func contents(at point: CGPoint) -> [Layer.Content] {
        let circle = Shape.ellipse(
            in: CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(
                dx: -Self.radius, dy: -Self.radius))
        return [.fill(circle, paper), .stroke(circle, color, Stroke(width: 1.25))]
    }

    /// Those of several places from left to right that are far enough apart.
    static func spread(_ places: [CGPoint]) -> [CGPoint] {
        places.reduce(into: []) { kept, place in
            guard let last = kept.last else { return kept.append(place) }
            let (dx, dy) = (place.x - last.x, place.y - last.y)
            if dx * dx + dy * dy >= spacing * spacing { kept.append(place) }
        }
    }
}
