@_spi(UIKitInternals) import UIKitCore

// The bar above the content: its height follows the offset of the content.
extension UINavigationController: ScrollFollower {
    /// Returns whether the title of a controller is large while nothing is scrolled.
    func hasLargeTitle(_ controller: UIViewController) -> Bool {
        // A phone on its side shows no large titles (iOS 26.1, iPhone SE).
        let size = viewIfLoaded?.bounds.size ?? .zero
        let isOnSide = size.width > size.height && traitCollection.verticalSizeClass == .compact
        guard navigationBar.prefersLargeTitles, !isOnSide else { return false }
        let below = viewControllers.prefix { $0 !== controller } + [controller]
        // An automatic mode is that of the controller below, and large for the first one.
        let modes = below.map(\.navigationItem.largeTitleDisplayMode)
        return (modes.last { $0 != .automatic } ?? .always) == .always
    }

    /// The scroll view that the bar follows: the view of the controller shown, or the first one in it that
    /// reaches below the bar.
    var contentScrollView: UIScrollView? {
        guard let view = topViewController?.viewIfLoaded else { return nil }
        if let named = topViewController?.contentScrollView(for: .top) { return named }
        if let view = view as? UIScrollView { return view }
        return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first { $0.frame.minY <= 0 }
    }

    /// Follows the offset of a scroll view.
    func follow(_ scrollView: UIScrollView?) {
        guard followed !== scrollView else { return layOutNavigationBar() }
        let old = followed
        if old?.follower === self { old?.follower = nil }
        followed = scrollView
        scrollView?.follower = self
        old?.pullControl?.contentDidMove()
        layOutNavigationBar()
    }

    /// Gives the bar the height that the offset leaves. A scroll view whose constraints have put it below the
    /// bar is not followed any more.
    package func contentDidMove(of scrollView: UIScrollView) {
        follow(contentScrollView)
        followEnd()
    }

    /// Returns the offset at which the search, and then the large title, is seen as a whole or not at all:
    /// the nearer one, as in UIKit.
    package func restingOffset(for offset: CGPoint, of scrollView: UIScrollView) -> CGPoint {
        guard !isNavigationBarHidden, let top = topViewController, scrollView === followed else {
            return offset
        }
        let held = scrollView.pullControl?.heldRoom ?? 0
        var (edge, end) = (held - scrollView.adjustedContentInset.top, offset)
        for part in leavingParts(of: top) {
            if offset.y > edge, offset.y < edge + part {
                end.y = offset.y < edge + part / 2 ? edge : edge + part
            }
            edge += part
        }
        return end.y == offset.y ? offset : scrollView.nearestOffset(to: end)
    }

    /// Returns the heights of a controller's search and large title, which leave while the content scrolls,
    /// in points; 0 for one that stays.
    private func leavingParts(of controller: UIViewController) -> [CGFloat] {
        let search = controller.navigationItem.searchController.map {
            controller.navigationItem.hidesSearchBarWhenScrolling && !$0.isActive && hasSearchRow(controller)
                ? SearchRow.height(of: $0.searchBar) : 0
        }
        let isLarge = hasLargeTitle(controller) && !hidesTitleForSearch(controller)
        return [search ?? 0, isLarge ? navigationBar.largeTitleHeight : 0]
    }

    /// Returns the height that the bar has lost to the offset of a scroll view, in points.
    package func lostHeight(over scrollView: UIScrollView) -> CGFloat {
        let held = scrollView.pullControl?.heldRoom ?? 0
        let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - held
        guard scrolled > 0 else { return 0 }
        return min(scrolled, leavingHeight(over: scrollView))
    }

    /// Returns the height of the search and the large title that leave while a scroll view scrolls, in
    /// points.
    package func leavingHeight(over scrollView: UIScrollView) -> CGFloat {
        guard !isNavigationBarHidden, let top = topViewController, scrollView === followed else { return 0 }
        return leavingParts(of: top).reduce(0, +)
    }

    /// Returns the height of a controller's search at an offset of the content, which hides it before the
    /// large title, in points; nil for a controller without a search.
    private func searchRoom(_ controller: UIViewController, scrolled: CGFloat) -> CGFloat? {
        guard hasSearchRow(controller), let search = controller.navigationItem.searchController else {
            return nil
        }
        let height = SearchRow.height(of: search.searchBar)
        let hides = controller.navigationItem.hidesSearchBarWhenScrolling && !search.isActive
        return hides ? max(0, height - max(0, scrolled)) : height
    }

    /// Puts the bar at the top.
    func layOutNavigationBar() {
        let (width, top) = (view.bounds.width, view.safeAreaInsets.top)
        // The room of a control that refreshes the content lies in the bar, above a large title.
        let held = followed?.pullControl?.heldRoom ?? 0
        let scrolled = followed.map { $0.contentOffset.y + $0.adjustedContentInset.top - held } ?? 0
        let isSearching = topViewController.map { hidesTitleForSearch($0) } ?? false
        let isLarge = !isSearching && topViewController.map { hasLargeTitle($0) } ?? false
        let search = topViewController.flatMap { searchRoom($0, scrolled: scrolled) }
        let whole = SearchRow.height(of: topViewController?.navigationItem.searchController?.searchBar)
        let rest = scrolled - (search.map { whole - $0 } ?? 0)
        let room = isLarge ? max(0, navigationBar.largeTitleHeight - rest) : 0
        // A bar that begins below the status bar draws its background up to the screen's edge.
        navigationBar.isInSheet = isInSheet
        let start = navigationBar.start(withSafeArea: top)
        let end = navigationBar.end(
            withSafeArea: top, showing: topViewController?.navigationItem, isSearching: isSearching)
        let height = end + room + (search ?? 0)
        navigationBar.roomAbove = start
        navigationBar.isAtEdge = scrolled <= 0
        navigationBar.edge = BarEdge(.top, of: followed)
        navigationBar.hidesEdgeEffect =
            navigationBar.measures.platter != nil && followed != nil && navigationBar.edge == nil
        navigationBar.isSearching = isSearching
        navigationBar.largeTitleRoom = isLarge ? room : nil
        navigationBar.searchRoom = search
        // A bar that leaves with the content is hidden at the end.
        let leaving = isNavigationBarHidden ? navigationBar.transition?.hiddenFrame : nil
        let y = isNavigationBarHidden ? -height - 1 : start
        navigationBar.frame = leaving ?? CGRect(x: 0, y: y, width: width, height: height - start)
        navigationBar.alpha = isNavigationBarHidden && leaving == nil ? 0 : 1
        placePullControl()
    }

    /// Returns the room above the large title: there the control lies below the buttons, and a bar with a
    /// background does not hide it.
    package func pullRoom(of scrollView: UIScrollView) -> UIView? {
        guard !isNavigationBarHidden, scrollView === followed, navigationBar.largeTitleRoom != nil else {
            return nil
        }
        return navigationBar.largeTitle.roomForPull()
    }

    private func placePullControl() {
        let control = followed?.pullControl
        control?.contentDidMove()
        let shown = navigationBar.largeTitle.pullControls
        for other in shown where other !== control { other.removeFromSuperview() }
        // The title moves in the animation in which the control gives up its room.
        if !shown.isEmpty, UIView.inheritedAnimationDuration > 0 { navigationBar.layOutSubtree() }
    }
}

extension UIViewController {
    /// Returns whether the view reaches below a bar at the top.
    func reachesBelow(_ bar: UINavigationBar) -> Bool {
        edgesForExtendedLayout.contains(.top) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
}
