/// A view above the content of a scroll view that a finger can pull out.
@preconcurrency @MainActor package protocol PullControl: UIView {
    /// Responds to a finger that pulls the content beyond its top, and returns the distance by which the
    /// content follows, in points.
    func pulled(by distance: CGFloat) -> CGFloat
    /// Responds to the finger that lets go of the content.
    func released()
}
