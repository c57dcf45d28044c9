/// The displacement of a layer from its position after the animator's last step to the interpolated
/// one that pictures show.
package struct DrivenShift {
    /// The displacement of the center in the superlayer's coordinates, in points.
    package var center: CGPoint
    /// The rotation in radians.
    package var angle: CGFloat

    /// Creates a displacement.
    package init(center: CGPoint, angle: CGFloat) {
        (self.center, self.angle) = (center, angle)
    }

    /// Applies the displacement to the values that are shown.
    package func apply(to state: inout LayerState) {
        state.position = CGPoint(x: state.position.x + center.x, y: state.position.y + center.y)
        guard angle != 0 else { return }
        state.transform = state.transform.concatenating(CGAffineTransform(rotationAngle: angle))
    }
}
