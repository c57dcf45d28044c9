extension UIViewController {
    /// Adds the controller's view to a window and fits it, with the calls in UIKit's order.
    func enter(_ window: UIWindow) {
        // Views that an animation around shows for the first time do not move there from nowhere.
        if AnimationBlock.recording == nil {
            fill(window)
        } else {
            UIView.withoutAnimation { fill(window) }
        }
        guard isViewLoaded else { return }
        RunContext.current.screenState.whenSeen { [self] in
            guard viewIfLoaded?.window != nil else { return }
            // A device calls the controller when it has shown the view.
            RunContext.current.commitLayers()
            didAppear(false)
        }
    }

    private func fill(_ window: UIWindow) {
        let state = RunContext.current.screenState
        entering { loadView(filling: window.bounds) }
        guard let view = viewIfLoaded else { return }
        willAppear(false)
        view.frame = window.bounds
        window.addSubview(view)
        showAwaitedChild(isSeen: true)
        state.updateStatusBar()
        view.notifyOfMargins()
        if view.safeAreaInsets != .zero {
            view.safeAreaInsetsDidChange()
            viewSafeAreaInsetsDidChange()
        }
        isAppearing(false)
        window.layoutIfNeeded()
    }

    /// Removes the controller's view from its window.
    func leaveWindow() {
        guard let view = viewIfLoaded, view.window != nil else { return }
        willDisappear(false)
        view.removeFromSuperview()
        didDisappear(false)
    }

    /// Loads the view: `loadView`, then the size, then `viewDidLoad`.
    func loadView(filling bounds: CGRect?) {
        guard !isViewLoaded else { return }
        if !isLoading {
            isLoading = true
            loadView()
            isLoading = false
        }
        if !isViewLoaded { replaceMissingView() }
        if let bounds { viewIfLoaded?.frame = bounds }
        if !isDrawn { RunContext.current.screenState.interfaces?.fill(self) }
        takeColorTraits()
        // Code that finds an outlet missing would crash and hide the sentence about it.
        if RunContext.current.failure == nil { viewDidLoad() }
    }

    private func replaceMissingView() {
        RunContext.current.fail(
            SceneFailure("\(type(of: self)): loadView must set the view, and must not ask for it before."))
        view = UIView(frame: UIScreen.main.bounds)
    }
}
