/// A list that measures its elements in sight again when their contents have changed.
@MainActor package protocol SelfSizingList: UIView {
    /// A Boolean value that indicates whether changes of constraints in an element are such changes.
    var followsConstraints: Bool { get }
    /// True until the elements that asked for it are measured again.
    var isResizing: Bool { get set }
    /// Measures an element in sight again before the next frame, if the list's settings allow that.
    func resize(_ element: UIView)
    /// Measures all elements in sight, in an animation or at once.
    func showResized(animated: Bool)
}

extension SelfSizingList {
    /// Follows changes of constraints in a run whose list wants that.
    package func followConstraints() {
        if followsConstraints { RunContext.current.screenState.hasListsThatFollowConstraints = true }
    }

    /// Measures all elements in sight before the next frame, in an animation where the code of the change
    /// allows one.
    package func resizeBeforeNextFrame() {
        isResizing = true
        let (animates, clock) = (UIView.areAnimationsEnabled, RunContext.current.clock)
        clock.schedule(at: clock.time) { [weak self] in
            guard let self else { return }
            showResized(animated: animates)
            isResizing = false
        }
    }
}

extension UIView {
    /// Lets the lists above measure the elements whose constraints have changed.
    func resizeElements() {
        guard RunContext.current.screenState.hasListsThatFollowConstraints else { return }
        for view in sequence(first: self, next: \.superview) {
            if let list = view.superview as? any SelfSizingList, list.followsConstraints { list.resize(view) }
        }
    }
}
