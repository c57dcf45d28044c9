import CoreGeometry
import Picture

/// A clip to an upright rectangle with round corners, which is set only around what it cuts. What lies
/// within its straight sides looks the same without it, and Cairo needs a multiple of the time to intersect
/// a letter with a clip that is no rectangle.
struct RoundClip {
    /// The rounded rectangle, in the coordinates of the transform.
    let shape: Shape
    let transform: CGAffineTransform
    /// Areas between the straight sides, in the surface's units, less one unit for the tolerance of curves.
    let inside: [CGRect]

    /// Creates the clip; nil for any other shape, or one that is turned.
    init?(shape: Shape, transform: CGAffineTransform) {
        guard case .roundedRectangle(let rect, let radius) = shape, transform.isUpright, rect.finite != nil,
            radius.isFinite
        else { return nil }
        (self.shape, self.transform) = (shape, transform)
        let standard = rect.standardized
        let corner = standard.cornerRadius(limiting: radius)
        inside = [(0, corner), (corner, 0)].map { dx, dy in
            standard.insetBy(dx: dx, dy: dy).applying(transform).insetBy(dx: 1, dy: 1)
        }
    }

    /// Returns whether the clip changes what has an extent, in the surface's units. A pixel that an edge
    /// touches has to lie inside as a whole.
    func cuts(_ extent: CGRect) -> Bool {
        let pixels = extent.insetBy(dx: -1, dy: -1)
        return !inside.contains { $0.contains(pixels) }
    }
}
