/// The object that follows the scrolling of pages: it loads those that come into sight, and settles on the
/// one at which the row comes to rest.
@MainActor final class PageFollower: NSObject, UIScrollViewDelegate {
    private weak var owner: UIPageViewController?
    /// The delegate that the scene's code gives the row; nil for none.
    weak var outer: (any UIScrollViewDelegate)?
    /// The pages in reach: the current one and its neighbors.
    var pages: [UIViewController] = []
    /// The index of the current page.
    var current = 0
    /// True while code moves the row.
    var isPaused = false
    /// The page that code scrolls in; nil for none.
    var slide: PageSlide?
    /// The page that is scrolling in; nil for none.
    private var incoming: UIViewController?

    init(_ owner: UIPageViewController) { self.owner = owner }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        defer { outer?.scrollViewDidScroll(scrollView) }
        guard !isPaused, let owner, pages.indices.contains(current) else { return }
        let position = owner.position
        let next = position > CGFloat(current) ? current + 1 : position < CGFloat(current) ? current - 1 : nil
        guard let next, pages.indices.contains(next), incoming !== pages[next] else { return }
        let isFirst = incoming == nil
        if let incoming { takeOut(incoming, of: owner) }
        incoming = pages[next]
        owner.delegate?.pageViewController(owner, willTransitionTo: [pages[next]])
        owner.add(pages[next], at: next, isSeen: true)
        // A finger that goes on to the other neighbor has announced the current page's end already.
        if isFirst, pages.indices.contains(current) { pages[current].willDisappear(true) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        outer?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        outer?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        outer?.scrollViewWillBeginDecelerating(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if !scrollView.isTracking { comeToRest() }
        outer?.scrollViewDidEndDecelerating(scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { comeToRest() }
        outer?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if slide != nil { owner?.slideDidEnd() }
        outer?.scrollViewDidEndScrollingAnimation(scrollView)
    }

    private func comeToRest() {
        guard let owner, let page = incoming, pages.indices.contains(current) else { return }
        incoming = nil
        let (old, before) = (pages[current], current)
        let isTurned = Int(owner.position.rounded()) != current
        if isTurned {
            owner.moveDot(by: Int(owner.position.rounded()) - before)
            turn(from: old, to: page, of: owner)
        } else {
            takeBack(old, from: page, of: owner)
        }
        owner.delegate?.pageViewController(
            owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isTurned)
    }

    // The order of the calls to both pages is that of devices, where pages that scroll and pages that curl
    // have different ones.

    private func turn(from old: UIViewController, to page: UIViewController, of owner: UIPageViewController) {
        guard owner.transitionStyle == .scroll else {
            owner.remove(old)
            return owner.settle(on: page)
        }
        owner.settle(on: page)
        if !isInUse(old, by: owner) { owner.remove(old) }
    }

    private func takeBack(
        _ old: UIViewController, from page: UIViewController, of owner: UIPageViewController
    ) {
        guard owner.transitionStyle == .scroll else {
            page.willDisappear(true)
            old.willAppear(true)
            owner.remove(page)
            return owner.settle(on: old)
        }
        old.willAppear(true)
        owner.settle(on: old)
        if !isInUse(page, by: owner) { takeOut(page, of: owner) }
    }

    /// Removes a page that has not come to rest.
    private func takeOut(_ page: UIViewController, of owner: UIPageViewController) {
        page.willDisappear(true)
        owner.remove(page)
    }

    /// Returns true for a page to which code has turned in a call of this turn.
    private func isInUse(_ page: UIViewController, by owner: UIPageViewController) -> Bool {
        owner.viewControllers?.first === page || slide?.page === page || slide?.old === page
    }
}
