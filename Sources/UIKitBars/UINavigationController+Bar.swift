@_spi(UIKitInternals) import UIKitCore

// The bars of a controller. Code may replace the one at the top by one of its own class.
extension UINavigationController {
    /// The time in which the bar slides, in seconds.
    public static var hideShowBarDuration: CGFloat { CGFloat(MotionConstants.current.barDuration) }

    /// True while the bars are hidden because the height is compact.
    var hidesBarsForHeight: Bool {
        hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    }

    /// Lets the back button of the bar lead back.
    func connectBar() { navigationBar.goBack = { [weak self] in self?.backWasTapped() } }

    /// True where the stack, or a controller around it, is presented as a sheet.
    var isInSheet: Bool {
        sequence(first: self as UIViewController, next: \.parent).contains {
            $0.presentation is UISheetPresentationController
        }
    }

    /// Shows the items of the controllers in the bars.
    func updateBar() {
        navigationBar.largeTitlesDidChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        navigationBar.searchDidChange = { [weak self] in self?.searchDidChange() }
        navigationBar.items = stack.map(\.navigationItem)
        toolbar.items = stack.last?.toolbarItems
        viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the whole view, or the part between the bars for a controller that does not reach below them.
    func childFrame(_ controller: UIViewController) -> CGRect {
        var frame = container.bounds
        let safe = view.safeAreaInsets.bottom
        let low = toolbarHeight(for: controller, safe)
        if low > 0 {
            if !controller.reachesBelow(toolbar) { frame.size.height -= low }
        } else if let tabs = tabBarController, !controller.reachesBelow(tabs.tabBar) {
            frame.size.height -= safe
        }
        guard !isNavigationBarHidden, !controller.reachesBelow(navigationBar) else { return frame }
        let top = view.safeAreaInsets.top + barInsets(of: controller).top
        frame.origin.y += top
        frame.size.height -= top
        return frame
    }

    /// Gives the views of the controllers their frames, except for those that move.
    func placeChildren() {
        for controller in stack {
            guard let view = controller.viewIfLoaded, view.superview === container,
                view.storage.additions.isEmpty
            else { continue }
            view.frame = childFrame(controller)
        }
    }

    /// Gives the bars their places and contents for a transition that begins.
    func arrangeBars() {
        follow(contentScrollView)
        // Content that an animator of the delegate has just added lies without room for bars.
        if isInOwnTransition, let followed, followed.window != nil {
            followed.followSafeArea()
            layOutNavigationBar()
        }
        navigationBar.layOutSubtree()
        toolbar.layOutSubtree()
    }

    /// Shows the bar in the place of another one.
    func replaceBar(_ old: UINavigationBar) {
        navigationBar.isHidden = old.isHidden
        view.insertSubview(navigationBar, aboveSubview: old)
        old.removeFromSuperview()
        (old.goBack, old.largeTitlesDidChange, old.searchDidChange) = (nil, nil, nil)
        connectBar()
        updateBar()
        view.setNeedsLayout()
    }

    /// Slides the bar below to where it is shown or hidden now.
    func slideToolbar() {
        view.setNeedsLayout()
        UIView.animate(withDuration: MotionConstants.current.barDuration) {
            self.view.layOutSubtree()
        } completion: { [weak self] _ in
            self?.isToolbarSliding = false
            self?.view.setNeedsLayout()
        }
    }

    /// Pops the controller that is shown after a tap on the back button, unless the delegate of the bar
    /// forbids it.
    private func backWasTapped() {
        let delegate = navigationBar.delegate ?? self as? any UINavigationBarDelegate
        if let delegate, let item = navigationBar.topItem,
            !delegate.navigationBar(navigationBar, shouldPop: item)
        {
            return
        }
        if let action = navigationBar.topItem?.backAction { return action.perform(from: navigationBar) }
        popViewController(animated: true)
    }
}
