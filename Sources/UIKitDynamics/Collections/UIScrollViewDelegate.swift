/// Hears how a scroll view scrolls; every method is optional.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content was moved, by code, by an animation or by a finger.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A scroll that was asked for with `animated: true` has arrived.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

// Swift on Linux has no optional requirements; these stand for the methods that a delegate leaves out.
extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
