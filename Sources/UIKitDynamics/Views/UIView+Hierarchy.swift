extension UIView {
    /// Lays a view upon this one at a place in the order, 0 at the back; places beyond the ends count as the
    /// ends.
    public func insertSubview(_ view: UIView, at index: Int) {
        place(view) { max(0, min(index, $0.count)) }
    }

    /// Lays a view upon this one, just in front of a subview; in front of all if that is none.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        place(view) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count }
    }

    /// Lays a view upon this one, just behind a subview; behind all if that is none.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        place(view) { siblings in siblings.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Moves a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        move(view) { $0.count }
    }

    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        move(view) { _ in 0 }
    }

    /// Lets two subviews trade places; places that do not exist change nothing.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        reorderSubviews { $0.swapAt(index1, index2) }
    }

    /// Whether the view is the other one or lies upon it, at any depth.
    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// The view itself or the first one upon it, depth first, that has the tag; nil for none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The hooks come in UIKit's order: the window is announced, then the superview; window, superview and
    /// subview are confirmed.
    func place(_ view: UIView, at index: ([UIView]) -> Int) {
        guard mayHold(view) else { return }
        if view.superview === self { return move(view, to: index) }
        view.removeFromSuperview()
        let window = window
        if let window { view.announceWindow(window) }
        view.willMove(toSuperview: self)
        guard view.superview == nil else { return }
        linkSubview(view, at: index(subviews))
        view.setNeedsLayout()
        setNeedsLayout()
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
        parent.unlinkSubview(self)
        if wasInWindow { confirmWindow() }
        didMoveToSuperview()
    }

    private func move(_ view: UIView, to index: ([UIView]) -> Int) {
        guard view.superview === self else { return }
        reorderSubviews { siblings in
            siblings.removeAll { $0 === view }
            siblings.insert(view, at: index(siblings))
        }
    }

    private func mayHold(_ view: UIView) -> Bool {
        guard isDescendant(of: view) else { return isShallow(with: view) }
        let stage = Stage.current
        let (name, other) = (stage.name(of: view), stage.name(of: self))
        let rule =
            name == other
            ? "a view cannot lie upon itself" : "it cannot lie upon \(other), which lies upon it"
        stage.fail(SceneFailure("\(name): \(rule)."))
        return false
    }

    /// How many views may lie upon one another: layout and drawing go into each of them, and every one takes a piece
    /// of the stack.
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
        Stage.current.fail(
            SceneFailure(
                "\(Stage.current.name(of: view)): at most \(Self.deepestNesting) views can lie upon one another."
            ))
        return false
    }

    /// How many views lie upon one another here, this one counted; a number above the limit when there are more.
    private func height(atMost limit: Int) -> Int {
        var (level, height) = ([self], 0)
        while !level.isEmpty, height <= limit {
            height += 1
            level = level.flatMap(\.subviews)
        }
        return height
    }

    private func announceWindow(_ window: UIWindow?) {
        willMove(toWindow: window)
        for subview in subviews { subview.announceWindow(window) }
    }

    private func confirmWindow() {
        didMoveToWindow()
        for subview in subviews { subview.confirmWindow() }
    }
}
