import UIKitControls
@_spi(UIKitInternals) import UIKitCore

// A search in the bar: the title leaves, and the content is dimmed or lies below the results.
extension UINavigationController {
    /// Returns whether the bar has a row for the search of a controller: not while a button in the toolbar
    /// stands for it.
    func hasSearchRow(_ controller: UIViewController) -> Bool {
        guard let search = controller.navigationItem.searchController else { return false }
        return search.isActive || !showsToolbar || !controller.navigationItem.isSearchInToolbar
    }

    /// Returns whether a search takes the place of a controller's title.
    func hidesTitleForSearch(_ controller: UIViewController) -> Bool {
        guard let search = controller.navigationItem.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// Shows that a search begins or ends: in an animation while the bar is seen.
    func searchDidChange() {
        guard isViewLoaded, let search = topViewController?.navigationItem.searchController else { return }
        let isSeen = view.window != nil
        view.setNeedsLayout()
        if search.isActive { add(search, isSeen) } else { search.willDisappear(isSeen) }
        let isActive = search.isActive
        let change = { [self] in
            search.viewIfLoaded?.alpha = isActive ? 1 : 0
            // Before the bar is laid out, which else would follow content far below its top.
            followed?.followSafeArea()
            view.layOutSubtree()
        }
        guard isSeen else {
            change()
            return end(search, isActive, false)
        }
        UIView.animate(withDuration: UISearchController.duration, animations: change) { [weak self] _ in
            self?.end(search, isActive, true)
        }
    }

    private func add(_ search: UISearchController, _ isSeen: Bool) {
        addChild(search)
        UIView.performWithoutAnimation {
            search.view.frame = container.bounds
            search.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            search.view.alpha = 0
            search.willAppear(isSeen)
            container.addSubview(search.view)
            search.isAppearing(isSeen)
            search.view.layOutSubtree()
        }
        search.didMove(toParent: self)
    }

    private func end(_ search: UISearchController, _ wasActive: Bool, _ isSeen: Bool) {
        guard search.isActive == wasActive else { return }
        if wasActive { return search.didAppear(isSeen) }
        search.didDisappear(isSeen)
        search.viewIfLoaded?.removeFromSuperview()
        search.removeFromParent()
    }

    /// Puts the view of a search that is in progress above the content again, from which a controller above
    /// has been removed.
    func raiseSearch() {
        guard let top = topViewController, let search = top.navigationItem.searchController, search.isActive,
            search.viewIfLoaded?.superview === container, let content = top.viewIfLoaded
        else { return }
        container.insertSubview(search.view, aboveSubview: content)
    }
}
