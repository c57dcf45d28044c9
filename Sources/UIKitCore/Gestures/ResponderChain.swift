/// The delivery of a touch to its view: all of it, unless a recognizer delays or takes it.
@MainActor final class ResponderChain {
    package let touch: UITouch
    private var hasBegun = false
    /// True when the view receives no more of the touch.
    private(set) var isClosed: Bool

    init(_ touch: UITouch, isClosed: Bool) {
        (self.touch, self.isClosed) = (touch, isClosed)
    }

    /// Sends the view the phases that no recognizer delays any longer; a move only when it is new.
    package func update(_ event: UIEvent, isNews: Bool) {
        guard !isClosed, let view = touch.view else { return }
        if touch.isTaken || view.window == nil || touch.phase == .cancelled { return cancel(event) }
        if !hasBegun {
            guard !isHeld(where: { $0.delaysTouchesBegan }), !isDelayed(for: view) else { return }
            hasBegun = true
            begin(in: view, event)
        } else if isNews, touch.phase == .moved {
            view.touchesMoved([touch], with: event)
        }
        guard touch.phase == .ended, !isHeld(where: { $0.delaysTouchesEnded }) else { return }
        isClosed = true
        view.touchesEnded([touch], with: event)
    }

    /// Sends a view the beginning of the touch, where that was, and then the way that the finger has gone in
    /// the meantime.
    private func begin(in view: UIView, _ event: UIEvent) {
        touch.isReplayed = true
        deliver(as: .began) { view.touchesBegan([touch], with: event) }
        touch.isReplayed = false
        guard !touch.isOver, !touch.isTaken, touch.point != touch.origin.point else { return }
        deliver(as: .moved) { view.touchesMoved([touch], with: event) }
    }

    private func cancel(_ event: UIEvent) {
        isClosed = true
        guard hasBegun, let view = touch.view else { return }
        deliver(as: .cancelled) { view.touchesCancelled([touch], with: event) }
    }

    private func deliver(as phase: UITouch.Phase, _ body: () -> Void) {
        let present = touch.phase
        touch.phase = phase
        body()
        touch.phase = present
    }

    /// Returns true while a scroll view around a view, or the view itself, keeps the touch from it.
    private func isDelayed(for view: UIView) -> Bool {
        (touch.gestureRecognizers ?? []).contains { recognizer in
            guard let scrollView = recognizer.view as? UIScrollView else { return false }
            return recognizer === scrollView.panGestureRecognizer && scrollView.delays(touch, of: view)
        }
    }

    /// Returns true if a recognizer that could still take the touch delays a phase of it.
    private func isHeld(where asks: (UIGestureRecognizer) -> Bool) -> Bool {
        (touch.gestureRecognizers ?? []).contains { $0.isUndecided && asks($0) }
    }
}
