@_spi(UIKitInternals) import UIKitCore

// Bars at the bottom are clear while no content is below them.
extension UITabBarController: ScrollFollower {
    /// Follows the scroll view of the controller shown.
    package func contentDidMove(of scrollView: UIScrollView) { followContent() }

    /// Lets the bar show whether content is below it.
    func followContent() {
        let new = shownChild?.scrollViewAtBottom
        if new !== followed {
            if followed?.bottomFollower === self { followed?.bottomFollower = nil }
            followed = new
            new?.bottomFollower = self
        }
        motion?.follow(new)
        tabBar.isAtEdge = NavigationBarMeasures.current.isClearAtEdge && new?.isAtBottom != false
        // The bar of a tablet is at the top.
        tabBar.edge = tabBar.measures.form == .text ? nil : BarEdge(.bottom, of: new)
    }
}

extension UINavigationController {
    private var hidesToolbar: Bool { isToolbarHidden || hidesBarsForHeight }

    /// True while the toolbar has a place on the screen.
    var showsToolbar: Bool { !hidesToolbar && toolbar.hasPlace(for: toolbar.items) }

    /// Gives the toolbar its place, below the lower edge where it is hidden.
    func placeToolbar() {
        let (box, low) = (view.bounds, toolbarHeight(view.safeAreaInsets.bottom))
        let top = showsToolbar ? box.height - low : box.height
        // A bar that leaves with the content is hidden at the end.
        let leaving = showsToolbar ? nil : toolbarSlide?.leavingFrame
        toolbar.frame = leaving ?? CGRect(x: 0, y: top, width: box.width, height: low)
        toolbar.isHidden = hidesToolbar && !isToolbarSliding && leaving == nil
    }

    /// Returns the height of the toolbar with the entries of a controller, in points; 0 for none.
    func toolbarHeight(for child: UIViewController, _ safeArea: CGFloat) -> CGFloat {
        hidesToolbar || !toolbar.hasPlace(for: child.toolbarItems)
            ? 0 : toolbarHeight(safeArea)
    }

    /// True where a tab bar is at the lower edge.
    private var isAboveTabBar: Bool { (tabBarController?.barInsets(of: self).bottom ?? 0) > 0 }

    private func toolbarHeight(_ safeArea: CGFloat) -> CGFloat {
        toolbar.height(withSafeArea: safeArea, isAboveTabBar: isAboveTabBar)
    }

    /// Lets the toolbar, and the tab bar around the stack, show whether content is below them.
    func followEnd() {
        tabBarController?.followContent()
        let content = topViewController?.scrollViewAtBottom
        toolbar.isAtEdge = NavigationBarMeasures.current.isClearAtEdge && content?.isAtBottom != false
        // A tab bar at the bottom draws the end of the content.
        toolbar.edge = showsToolbar && !isAboveTabBar ? BarEdge(.bottom, of: content) : nil
    }
}

extension UIViewController {
    /// The scroll view that a bar at the bottom follows: that which code has named, the view of the
    /// controller shown, or the first one in it that reaches below the bar; nil for none.
    var scrollViewAtBottom: UIScrollView? {
        if let child = shownChild { return child.scrollViewAtBottom }
        guard let view = viewIfLoaded else { return nil }
        if let named = contentScrollView(for: .bottom) ?? view as? UIScrollView { return named }
        return view.subviews.lazy.compactMap { $0 as? UIScrollView }
            .first { $0.frame.maxY >= view.bounds.maxY }
    }

    /// Returns whether the view reaches below a bar at the bottom.
    func reachesBelow(_ bar: some BottomBar) -> Bool {
        edgesForExtendedLayout.contains(.bottom) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
}
