// A tap on the status bar, which scrolls to the top.
extension UIWindow {
    /// Scrolls to the top after a tap on the status bar, which is as high as the safe area at the screen's
    /// top: where one scroll view alone wants to, as in UIKit.
    func scrollToTop(byTapAt point: CGPoint) {
        let bar = RunContext.current.screenState.safeAreaInsets.top
        guard bar > 0, point.y < bar else { return }
        let candidates = scrollViewsForTop
        if candidates.count == 1 { candidates[0].scrollToTop() }
    }
}

extension UIView {
    /// The visible scroll views in the view that can scroll up or down, and to the top by a tap.
    fileprivate var scrollViewsForTop: [UIScrollView] {
        guard !isHidden, alpha > 0 else { return [] }
        let own = (self as? UIScrollView).flatMap { $0.answersStatusBar ? $0 : nil }
        return (own.map { [$0] } ?? []) + subviews.flatMap(\.scrollViewsForTop)
    }
}

extension UIScrollView {
    fileprivate var answersStatusBar: Bool {
        scrollsToTop && isScrollEnabled && offsetRange.y.lowerBound < offsetRange.y.upperBound
    }

    /// Scrolls to the top, unless the delegate forbids it.
    fileprivate func scrollToTop() {
        let top = CGPoint(x: contentOffset.x, y: offsetRange.y.lowerBound)
        guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) != false else { return }
        setContentOffset(top, animated: true)
        scrollAnimation?.leadsToTop = true
    }
}
