/// Hears how a scroll view scrolls; every method is optional.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content was moved, by code, by an animation or by a finger.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A scroll that was asked for with `animated: true` has arrived.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// A finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is about to be lifted, with a velocity in points per millisecond; the offset at which the
    /// content will come to rest can be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger was lifted; the content glides on if it was thrown.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Content that was thrown has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

// Swift on Linux has no optional requirements; these stand for the methods that a delegate leaves out.
extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
