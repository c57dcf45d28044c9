/// The way from where the animator put a view to where pictures show it, between two sub-steps.
struct DrivenShift {
    /// In the superview's coordinates, in points.
    var center: CGPoint
    /// In radians.
    var angle: CGFloat

    /// Moves what is seen of the view.
    func apply(to seen: inout Presentation) {
        seen.center = CGPoint(x: seen.center.x + center.x, y: seen.center.y + center.y)
        guard angle != 0 else { return }
        seen.transform = seen.transform.concatenating(CGAffineTransform(rotationAngle: angle))
    }
}
