/// A view above the content of a scroll view that a finger can pull out.
@preconcurrency @MainActor package protocol PullControl: UIView {
    /// The height of the room above the content that the control keeps while it acts, in points.
    var heldRoom: CGFloat { get }
    /// Responds to a finger that has pulled the content beyond its top by a distance in points.
    func pulled(by distance: CGFloat)
    /// Responds to a movement of the content.
    func contentDidMove()
    /// Responds to the finger that lets go of the content.
    func released()
}
