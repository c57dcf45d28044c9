// The calls to a controller, and to the children whose views lie in its own, when its view appears and
// disappears.
extension UIViewController {
    /// Notifies the controller that its view is about to be seen.
    package func willAppear(_ animated: Bool) {
        appearanceState = .appearing
        viewWillAppear(animated)
        for child in forwardedChildren where child.appearanceState == .disappeared {
            child.willAppear(animated)
        }
    }

    /// Notifies the controller that its view is in the window, before layout.
    package func isAppearing(_ animated: Bool) {
        showAwaitedChild(isSeen: true)
        viewIsAppearing(animated)
        for child in forwardedChildren where child.appearanceState == .appearing {
            child.isAppearing(animated)
        }
    }

    /// Notifies the controller that its view is seen.
    package func didAppear(_ animated: Bool) {
        for child in forwardedChildren where child.appearanceState == .appearing { child.didAppear(animated) }
        (appearanceState, followsWindow) = (.appeared, false)
        RunContext.current.screenState.updateStatusBar()
        viewDidAppear(animated)
        showAccessory()
    }

    /// Notifies the controller that its view is about to leave the screen.
    package func willDisappear(_ animated: Bool) {
        appearanceState = .disappearing
        viewWillDisappear(animated)
        RunContext.current.screenState.endTyping(in: self)
        for child in forwardedChildren where child.appearanceState == .appeared {
            child.willDisappear(animated)
        }
    }

    /// Notifies the controller that its view has left the screen.
    package func didDisappear(_ animated: Bool) {
        for child in forwardedChildren where child.appearanceState == .disappearing {
            child.didDisappear(animated)
        }
        (appearanceState, followsWindow) = (.disappeared, false)
        viewDidDisappear(animated)
    }

    /// Shows the view that the controller has above the keyboard, as that of a chat: UIKit gives typed text
    /// to such a controller, which may have it, by itself.
    private func showAccessory() {
        let state = RunContext.current.screenState
        guard state.keyboard != nil, state.firstResponder == nil, canBecomeFirstResponder,
            inputAccessoryView != nil
        else { return }
        becomeFirstResponder()
    }

    /// The children that a container of a scene's own code shows. Those of a stack or of tabs follow
    /// `shownChild`.
    private var forwardedChildren: [UIViewController] {
        guard !children.isEmpty, shownChild == nil, shouldAutomaticallyForwardAppearanceMethods,
            let view = viewIfLoaded
        else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    // MARK: Calls of containers

    /// Begins a transition that a container's code announces, unless the view is on that side already.
    func beginTransition(toAppear isAppearing: Bool, animated: Bool) {
        isTransitionAnimated = animated
        switch appearanceState {
        case .disappeared, .disappearing: if isAppearing { willAppear(animated) }
        case .appeared, .appearing: if !isAppearing { willDisappear(animated) }
        }
    }

    /// Ends a transition that a container's code has begun.
    func endTransition() {
        switch appearanceState {
        case .appearing:
            isAppearing(isTransitionAnimated)
            didAppear(isTransitionAnimated)
        case .disappearing: didDisappear(isTransitionAnimated)
        case .appeared, .disappeared: break
        }
    }

    // MARK: Views that code adds

    /// Responds to the view's way to or from a window: without calls of a container, the controller follows
    /// its view.
    func viewWillMove(to window: UIWindow?) {
        guard parent?.shouldAutomaticallyForwardAppearanceMethods != false,
            !RunContext.current.screenState.isMovingView
        else { return }
        if window != nil, appearanceState == .disappeared {
            followsWindow = true
            willAppear(false)
        } else if window == nil,
            appearanceState == .appeared || appearanceState == .appearing && followsWindow
        {
            followsWindow = true
            willDisappear(false)
        }
    }

    /// Responds to the arrival of the view in the window, or to its departure.
    func viewDidMoveToWindow() {
        presented?.presentation?.followPresenter()
        guard !RunContext.current.screenState.isMovingView else { return }
        if isBeingPresented, appearanceState == .appearing, viewIfLoaded?.window != nil {
            return isAppearing(modalTransition?.isAnimated ?? false)
        }
        guard followsWindow else { return }
        if appearanceState == .disappearing { return didDisappear(false) }
        isAppearing(false)
        let clock = RunContext.current.clock
        // After the next layout, as on devices.
        clock.schedule(at: clock.time) { [weak self] in
            guard let self, followsWindow, appearanceState == .appearing else { return }
            didAppear(false)
        }
    }
}
