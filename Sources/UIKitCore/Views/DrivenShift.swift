/// The displacement of a view from its position after the animator's last step to the interpolated
/// one that pictures show.
package struct DrivenShift {
    /// The displacement of the center in the superview's coordinates, in points.
    var center: CGPoint
    /// The rotation in radians.
    var angle: CGFloat

    /// Creates a displacement.
    package init(center: CGPoint, angle: CGFloat) {
        (self.center, self.angle) = (center, angle)
    }

    /// Applies the displacement to a presentation.
    func apply(to seen: inout Presentation) {
        seen.center = CGPoint(x: seen.center.x + center.x, y: seen.center.y + center.y)
        guard angle != 0 else { return }
        seen.transform = seen.transform.concatenating(CGAffineTransform(rotationAngle: angle))
    }
}
