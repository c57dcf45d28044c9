/// The methods with which a delegate responds to scrolling; all are optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Notifies the delegate that the content was moved by code, an animation or a finger.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Notifies the delegate that a scroll requested with `animated: true` has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Notifies the delegate that a finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Notifies the delegate that a drag ends, with a velocity in points per millisecond. The delegate can
    /// change the offset at which the content will come to rest.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Notifies the delegate that a drag has ended, and whether the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Notifies the delegate that the content has come to rest after a fling.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

// Swift on Linux has no optional requirements; these defaults stand in for the methods that a delegate omits.
extension UIScrollViewDelegate {
    /// Does nothing by default.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing by default.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing by default.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
