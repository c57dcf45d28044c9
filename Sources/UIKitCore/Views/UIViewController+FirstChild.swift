// The first child of a stack or of tabs. As on devices, it loads after the view of its parent and not with
// it: when that is in the window, or where the parent is presented, when the container of the presentation
// is. What its `viewDidLoad` adds to the window lies above.
extension UIViewController {
    /// True from `viewDidLoad` until the first child is loaded, where that waits: changes of the children
    /// have no views to show until then.
    package var awaitsFirstChild: Bool {
        RunContext.current.screenState.awaited.contains { $0.parent === self }
    }

    /// True while the view loads without the first child.
    package var isEntering: Bool { RunContext.current.screenState.entering === self }

    /// Loads the view if it is not loaded yet, without the first child, which waits.
    package func loadWithoutFirstChild() {
        entering { loadViewIfNeeded() }
    }

    /// Loads the view by a closure, without the first child.
    func entering(_ load: () -> Void) {
        let state = RunContext.current.screenState
        let outer = state.entering
        state.entering = self
        load()
        state.entering = outer
    }

    /// Loads the child that is shown, and calls a closure that shows it: at once, or where the child waits,
    /// later. If the view is in the window by then, the closure has the child appear.
    package func showFirstChild(_ show: @escaping (_ isSeen: Bool) -> Void) {
        if isEntering { return RunContext.current.screenState.awaited.append((self, show)) }
        loadShownChild(isSeen: false)
        show(false)
    }

    /// Shows the first child, if it waits for that.
    ///
    /// - Parameter isSeen: A Boolean value that indicates whether the view is in the window.
    func showAwaitedChild(isSeen: Bool) {
        guard awaitsFirstChild else { return }
        loadShownChild(isSeen: isSeen)
        let state = RunContext.current.screenState
        // Code in `viewDidLoad` of the child may have shown it.
        guard let place = state.awaited.firstIndex(where: { $0.parent === self }) else { return }
        state.awaited.remove(at: place).show(isSeen)
        if isSeen { shownChild?.showAwaitedChild(isSeen: true) }
        // What code changes in `viewIsAppearing` is laid out with the bars.
        viewIfLoaded?.setNeedsLayout()
    }

    /// Loads the view of the child that is shown. Its `viewDidLoad` may show another child.
    private func loadShownChild(isSeen: Bool) {
        while let child = shownChild, !child.isViewLoaded {
            if isSeen { child.loadWithoutFirstChild() } else { child.loadViewIfNeeded() }
        }
    }
}
