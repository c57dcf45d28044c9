extension UIView {
    /// Exchanges two subviews. Indices without a subview have no effect.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        exchangeSubviews(index1, index2)
    }

    /// Returns a Boolean value that indicates whether the view is the other one or a descendant of it.
    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// Returns the first view with a tag, depth first and starting with this view; nil for none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Adds a subview and calls the hooks in UIKit's order: willMove for the window, then for the superview;
    /// after the change, didMove for the window, then for the superview, then didAddSubview.
    package func place(_ view: UIView, at index: ([UIView]) -> Int) {
        guard mayHold(view) else { return }
        if view.superview === self { return move(view, to: index) }
        let window = window
        let isMove = window != nil && view.superview != nil && view.window === window
        if isMove { RunContext.current.screenState.isMovingView = true }
        defer { if isMove { RunContext.current.screenState.isMovingView = false } }
        if view.superview != nil { view.removeFromSuperview() }
        if let window {
            RunContext.current.shownLooks.noteArrival(of: view.storage)
            checkParent(ofControllerOf: view)
            view.announceWindow(window)
        }
        view.willMove(toSuperview: self)
        guard view.superview == nil else { return }
        let tint = view.hasOwnTint ? nil : view.tintColor
        linkSubview(view, at: index(subviews))
        if let tint, view.tintColor != tint { view.tintDidChange() }
        if RunContext.current.screenState.hasStyleOverrides { view.followInterfaceStyle() }
        if RunContext.current.screenState.hasContentSizeOverrides { view.followContentSize() }
        markForLayout(ofNew: view)
        if window != nil { view.confirmWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func leaveSuperview() {
        guard let parent = superview else { return }
        let wasInWindow = window != nil
        if wasInWindow { announceWindow(nil) }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        guard superview === parent else { return }
        if wasInWindow { RunContext.current.shownLooks.noteDeparture(of: storage) }
        parent.unlinkSubview(self)
        if wasInWindow { confirmWindow() }
        didMoveToSuperview()
    }

    func move(_ view: UIView, to index: ([UIView]) -> Int) {
        guard view.superview === self else { return }
        moveSubview(view, to: index)
    }

    private func mayHold(_ view: UIView) -> Bool {
        guard isDescendant(of: view) else { return isShallow(with: view) }
        let context = RunContext.current
        let (name, other) = (context.name(of: view), context.name(of: self))
        let rule =
            name == other
            ? "a view cannot lie upon itself" : "it cannot lie upon \(other), which lies upon it"
        context.fail(SceneFailure("\(name): \(rule)."))
        return false
    }

    /// Reports a mask that is this view, or that holds it, and takes it back.
    func refuseMaskAround(_ former: UIView?) {
        guard let mask, isDescendant(of: mask) else { return }
        self.mask = former
        let (context, rule) = (
            RunContext.current, "a view cannot be masked by itself or by a view that holds it"
        )
        context.fail(SceneFailure("\(context.name(of: self)): \(rule)."))
    }

    /// The largest number of nested views: layout and drawing recurse into each of them, and each
    /// takes stack space.
    private static let deepestNesting = 200

    private func isShallow(with view: UIView) -> Bool {
        let above = view.subviews.isEmpty ? 1 : view.height(atMost: Self.deepestNesting)
        var depth = above
        var below: UIView? = self
        while depth <= Self.deepestNesting, let view = below {
            depth += 1
            below = view.superview
        }
        if depth <= Self.deepestNesting { return true }
        RunContext.current.fail(
            SceneFailure(
                "\(RunContext.current.name(of: view)): at most \(Self.deepestNesting) views can lie upon one another."
            ))
        return false
    }

    /// Returns the number of nested levels of this view, itself included; a number above the limit
    /// when there are more.
    private func height(atMost limit: Int) -> Int {
        var (level, height) = ([self], 0)
        while !level.isEmpty, height <= limit {
            height += 1
            level = level.flatMap(\.subviews)
        }
        return height
    }

    private func announceWindow(_ window: UIWindow?) {
        viewController?.viewWillMove(to: window)
        willMove(toWindow: window)
        for subview in subviews { subview.announceWindow(window) }
    }

    private func confirmWindow() {
        if window == nil, storage.hasAnimations { endAnimationsIfOffScreen() }
        // A layout that a controller made before, without a window, knew of no safe area.
        if window != nil, viewController != nil { setNeedsLayout() }
        if window != nil { adoptAppearance() }
        windowDidChange()
        didMoveToWindow()
        awaitDisplay()
        viewController?.viewDidMoveToWindow()
        for subview in subviews { subview.confirmWindow() }
    }

    /// Ends the animations on the next tick unless the view is in a window again: a move within the hierarchy
    /// leaves them running, as long as no picture shows the view outside of it.
    private func endAnimationsIfOffScreen() {
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time) { [weak self] in
            if let self, window == nil { storage.endAnimationsOffScreen() }
        }
    }
}

extension UIView {
    /// Returns the index among all sublayers at which the layer of a subview at an index lies.
    func layerIndex(ofSubview index: Int) -> Int {
        guard index < subviews.count else { return storage.sublayers.count }
        return storage.sublayers.count == subviews.count
            ? index : storage.index(of: subviews[index].storage) ?? index
    }
}
