// The first child of a stack or of tabs. As on devices, that of a window's root loads when the view of its
// parent is in the window: what its `viewDidLoad` adds to the window lies above.
extension UIViewController {
    /// True from `viewDidLoad` of a window's root until its first child is loaded: changes of the children
    /// have no views to show until then.
    package var awaitsFirstChild: Bool { RunContext.current.screenState.awaited?.parent === self }

    /// Loads the child that is shown, and calls a closure that shows it: at once, or for a window's root when
    /// its view is in the window. The closure then has the child appear.
    package func showFirstChild(_ show: @escaping (_ isSeen: Bool) -> Void) {
        let state = RunContext.current.screenState
        if state.entering === self { return state.awaited = (self, show) }
        loadShownChild()
        show(false)
    }

    /// Shows the first child of a controller whose view has come into the window, if it waits for that.
    func showAwaitedChild() {
        let state = RunContext.current.screenState
        guard let awaited = state.awaited, awaited.parent === self else { return }
        loadShownChild()
        state.awaited = nil
        awaited.show(true)
        // The bars are laid out with the changes that code makes in `viewIsAppearing`.
        viewIfLoaded?.setNeedsLayout()
    }

    /// Loads the view of the child that is shown. Its `viewDidLoad` may show another child.
    private func loadShownChild() {
        while let child = shownChild, !child.isViewLoaded { child.loadViewIfNeeded() }
    }
}
