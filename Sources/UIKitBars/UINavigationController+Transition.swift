@_spi(UIKitInternals) import UIKitCore

// The change from one controller to another: at once, with the system's slide, or as the delegate animates
// it.
extension UINavigationController {
    /// True while an animator of the delegate, or one that a controller prefers, moves the views. A change of
    /// the stack waits for its end.
    var isInOwnTransition: Bool { (childTransition as? ChildTransition)?.isOwn ?? false }

    /// True while a swipe from the left edge may begin: where the delegate animates the way back, it belongs
    /// to the delegate.
    var leadsBackBySwipe: Bool {
        guard stack.count > 1, let top = stack.last, childTransition == nil, pendingChange == nil else {
            return false
        }
        return delegate?.navigationController(
            self, animationControllerFor: .pop, from: top, to: stack[stack.count - 2]) == nil
    }

    /// Shows the top of the stack after a change.
    func show(_ change: StackChange, animated: Bool) {
        let (isSeen, former) = (view.window != nil, shown)
        shown = stack.last
        let isMoving = animated && isSeen
        let transition = isMoving ? makeTransition(from: former, change) : nil
        childTransition = transition
        if transition == nil { navigationBar.transition?.giveWay() }
        updateBar()
        tabBarController?.barMayHide(animated: isMoving && transition == nil)
        let announce: () -> Void = { [weak self] in
            self?.isAnnouncing = false
            self?.announce(animated: animated)
        }
        if let transition {
            transition.willShow = announce
            // Until iOS 18 touches do not reach what slides: a second tap does not choose a row again.
            let ignoresTouches = !transition.isInteractive && SystemLook.current != .iOS26
            if ignoresTouches { container.isUserInteractionEnabled = false }
            transition.start()
            return raiseSearch()
        }
        ChildChange(from: former, to: shown, in: container, isSeen: isSeen).show(willShow: announce)
        raiseSearch()
        change.end(in: self)
        if isSeen { notifyDidShow(animated: animated) }
    }

    /// Shows the top of the stack as the first controller, which appears where the view is in the window.
    func showFirst(isSeen: Bool) {
        shown = stack.last
        if isSeen {
            shown?.willAppear(false)
            announceTop()
        }
        ChildChange(from: nil, to: shown, in: container, isSeen: false).show()
    }

    /// Notifies the delegate that the controller is shown from now on.
    private func announce(animated: Bool) {
        announced = shown
        if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
    }

    private func notifyDidShow(animated: Bool) {
        guard let top = stack.last else { return }
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Notifies the delegate of a controller that came onto the stack outside of the window.
    func announceTop() {
        guard shown != nil, announced !== shown else { return }
        isAnnouncing = true
        announce(animated: false)
    }

    /// Notifies the delegate that the controller of the announcement is seen.
    func endAnnouncement() {
        announceTop()
        guard isAnnouncing else { return }
        isAnnouncing = false
        notifyDidShow(animated: false)
    }

    private func makeTransition(from former: UIViewController?, _ change: StackChange) -> ChildTransition? {
        guard let former, let top = shown else { return nil }
        let own = delegate?.navigationController(
            self, animationControllerFor: change.operation, from: former, to: top)
        let isPop = change.operation == .pop
        let interaction =
            own.map { delegate?.navigationController(self, interactionControllerFor: $0) }
            ?? (isPop ? swipe : nil)
        let transition = ChildTransition(
            in: self, container: container, from: former, to: top,
            animator: own ?? systemAnimator(from: former, to: top, isPop: isPop), interaction: interaction)
        transition.frame = { [weak self, weak top] in
            guard let self, let top else { return .zero }
            return childFrame(top)
        }
        let bars = StackBars(of: self, isPop: isPop)
        // Before the code of the scene adds what runs alongside.
        transition.coordinator.animate(alongsideTransition: { _ in bars.run() }, completion: nil)
        transition.willEnd = { [weak self] in
            bars.end(didComplete: $0)
            if !$0 { self?.takeBack(change, former) }
        }
        transition.didEnd = { [weak self] in self?.transitionDidEnd(change, didComplete: $0) }
        return transition
    }

    /// Returns the animator that the upper controller prefers, or else that of the slide.
    private func systemAnimator(
        from former: UIViewController, to top: UIViewController, isPop: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        let (upper, lower) = isPop ? (former, top) : (top, former)
        return upper.preferredAnimation?.animator(of: upper, isEntering: !isPop, above: lower)
            ?? SlideAnimator(isPop: isPop)
    }

    /// Returns whether the transition that the top of the stack prefers lets a drag begin.
    func allowsSwipe(_ pan: UIPanGestureRecognizer) -> Bool {
        guard let top = stack.last, let preferred = top.preferredAnimation else { return true }
        let speed = pan.velocity(in: top.view)
        return preferred.mayFollowFinger(
            at: pan.location(in: top.view), velocity: CGVector(dx: speed.x, dy: speed.y))
    }

    /// Returns to the stack before a change that was canceled, unless the stack has changed since.
    private func takeBack(_ change: StackChange, _ former: UIViewController) {
        shown = former
        guard stack.elementsEqual(change.new, by: ===) else { return }
        stack = change.old
        change.takeBack()
        updateBar()
        tabBarController?.barMayHide(animated: true)
    }

    private func transitionDidEnd(_ change: StackChange, didComplete: Bool) {
        if childTransition == nil { container.isUserInteractionEnabled = true }
        if didComplete {
            change.end(in: self)
            notifyDidShow(animated: true)
        } else {
            announced = shown
        }
        // A change that the stack has got in the meantime.
        guard childTransition == nil, let shown, let top = stack.last, top !== shown else { return }
        let old = didComplete ? change.old.filter { $0 !== shown } + [shown] : change.old
        show(StackChange(old: old, new: stack), animated: true)
    }
}
