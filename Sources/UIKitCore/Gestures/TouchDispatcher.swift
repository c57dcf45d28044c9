// A touch is sent first to the recognizers of the view that was hit and of its superviews, then to the
// view. In between, recognizers that have detected a gesture are decided (see TouchDispatcher+Decision.swift)
// and actions are called. A view therefore receives nothing of the last event by which a tap was
// recognized but the cancellation.

/// An event dispatcher, which sends touches to recognizers and views.
@MainActor package final class TouchDispatcher {
    package let event = UIEvent()
    /// The recognizers that follow touches, in the order in which they began to.
    private(set) var followers: [UIGestureRecognizer] = []

    private unowned let window: UIWindow
    private var routes: [ResponderChain] = []
    private var reports: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var holds: [(touch: UITouch, views: [UIScrollView])] = []
    private var lastTap: UITouch?
    /// The touch whose event is being sent, and its delivery; nil for none.
    private var pending: (touch: UITouch, delivery: () -> Void)?

    package init(window: UIWindow) {
        self.window = window
    }

    // MARK: Fingers

    /// Begins a touch: a finger is put down on a point of the window.
    package func begin(at point: CGPoint, time: TimeInterval) -> UITouch {
        let touch = UITouch(at: point, time: time, in: window)
        touch.isIgnored = UIApplication.shared.isIgnoringInteractionEvents
        if touch.isIgnored { return touch }
        let view = window.hitTest(point, with: event)
        touch.view = view
        touch.tapCount = tapCount(of: touch)
        send(touch) { self.enter(touch) }
        return touch
    }

    /// Sends the beginning of a touch to the recognizers and the view below it.
    private func enter(_ touch: UITouch) {
        let view = touch.view
        let chain = Array(sequence(first: view, next: { $0?.superview }).prefix { $0 != nil })
        let recognizers = chain.flatMap { $0?.touchSettings.recognizers ?? [] }
            .filter { $0.accepts(touch) }
        touch.gestureRecognizers = recognizers
        let isBusy = routes.contains { $0.touch.view === view && !$0.touch.isOver }
        let held = chain.compactMap { $0 as? UIScrollView }.filter { $0.hold() }
        let isClosed =
            view == nil || isBusy && view?.isMultipleTouchEnabled == false || !held.isEmpty
            || chain.dropFirst().contains { container in
                guard let view, let scrollView = container as? UIScrollView else { return false }
                return !scrollView.touchesShouldBegin([touch], with: event, in: view)
            }
        routes.append(ResponderChain(touch, isClosed: isClosed))
        if !held.isEmpty { holds.append((touch, held)) }
        for recognizer in recognizers {
            if !followers.contains(where: { $0 === recognizer }) { followers.append(recognizer) }
            recognizer.follow(touch)
        }
        deliver(touch) { $0.touchesBegan([touch], with: $1) }
    }

    /// Moves a touch to a point of the window, possibly the same one.
    package func move(_ touch: UITouch, to point: CGPoint, time: TimeInterval) {
        guard !ignores(touch, time), touch.move(to: point, time: time, phase: .moved) else { return }
        send(touch) { self.deliver(touch) { $0.touchesMoved([touch], with: $1) } }
    }

    /// Ends a touch: the finger is lifted from a point of the window.
    package func end(_ touch: UITouch, at point: CGPoint, time: TimeInterval) {
        if ignores(touch, time) { return }
        touch.move(to: point, time: time, phase: .ended)
        lastTap = touch
        send(touch) { self.deliver(touch) { $0.touchesEnded([touch], with: $1) } }
        for recognizer in followers { recognizer.letGo(touch) }
        cleanUp()
        letGo(of: touch)
        if !touch.hasLeftItsPlace { window.scrollToTop(byTapAt: touch.point) }
    }

    /// Cancels a touch where it is, as the system does when something else takes the screen.
    package func cancel(_ touch: UITouch, time: TimeInterval) {
        if touch.isIgnored { return }
        touch.move(to: touch.point, time: time, phase: .cancelled)
        send(touch) { self.deliver(touch) { $0.touchesCancelled([touch], with: $1) } }
        // A recognizer that does not respond to the cancellation fails by it.
        for recognizer in followers where recognizer.isUndecided && recognizer.touches.contains(touch) {
            recognizer.breakOff()
        }
        for recognizer in followers { recognizer.letGo(touch) }
        settle(news: nil)
        letGo(of: touch)
    }

    /// Returns true for a touch that nothing receives, as the app ignores touches. One that had begun before
    /// is canceled first.
    private func ignores(_ touch: UITouch, _ time: TimeInterval) -> Bool {
        if touch.isIgnored { return true }
        guard UIApplication.shared.isIgnoringInteractionEvents else { return false }
        cancel(touch, time: time)
        touch.isIgnored = true
        return true
    }

    /// Lets go of the content that a touch stopped.
    private func letGo(of touch: UITouch) {
        for hold in holds where hold.touch === touch {
            for view in hold.views { view.letGo() }
        }
        holds.removeAll { $0.touch === touch }
    }

    /// Advances the time: ends gestures of views that left the window, and notifies undecided recognizers.
    package func timePassed(at time: TimeInterval) {
        guard !routes.isEmpty || !followers.isEmpty || !reports.isEmpty else { return }
        event.update(routes.map(\.touch), at: time)
        for recognizer in followers where recognizer.view?.window == nil { recognizer.breakOff() }
        for recognizer in followers where recognizer.isUndecided { recognizer.timePassed(at: time) }
        settle(news: nil)
    }

    private func tapCount(of touch: UITouch) -> Int {
        guard let last = lastTap, last.view === touch.view, !last.hasLeftItsPlace,
            touch.timestamp - last.timestamp <= UITapGestureRecognizer.longestPause,
            touch.point.distance(to: last.point) <= UITapGestureRecognizer.reach
        else { return 1 }
        return last.tapCount + 1
    }

    // MARK: Delivery

    /// Sends the event of a touch to the app, which sends it to the touch's window; that delivers it.
    private func send(_ touch: UITouch, _ delivery: @escaping () -> Void) {
        let others = routes.map(\.touch)
        event.update(others.contains { $0 === touch } ? others : others + [touch], at: touch.timestamp)
        pending = (touch, delivery)
        UIApplication.shared.sendEvent(event)
        pending = nil
    }

    /// The window of the event that is being sent: the one around the touched view, or the film's.
    var windowOfEvent: UIWindow {
        let view = pending?.touch.view
        return sequence(first: view, next: { $0?.superview }).lazy.prefix { $0 != nil }
            .compactMap { $0 as? UIWindow }.first ?? window
    }

    /// Delivers the event that is being sent.
    func deliverEvent() {
        let delivery = pending?.delivery
        pending = nil
        delivery?()
    }

    private func deliver(_ touch: UITouch, _ send: (UIGestureRecognizer, UIEvent) -> Void) {
        event.update(routes.map(\.touch), at: touch.timestamp)
        for recognizer in touch.gestureRecognizers ?? []
        where recognizer.touches.contains(where: { $0 === touch }) {
            send(recognizer, event)
        }
        settle(news: touch)
    }

    /// Decides waiting recognizers, calls actions, sends touches to views, and removes finished touches.
    private func settle(news: UITouch?) {
        for recognizer in followers where recognizer.isWaiting { decide(recognizer) }
        callActions()
        for route in routes { route.update(event, isNews: route.touch === news) }
        cleanUp()
    }

    /// Queues a state change of a recognizer. Its actions are called only after all recognizers have
    /// received the touch.
    func report(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        reports.append((recognizer, state))
    }

    private func callActions() {
        while !reports.isEmpty {
            let report = reports.removeFirst()
            report.recognizer.callActions(as: report.state)
        }
    }

    private func cleanUp() {
        for recognizer in followers { recognizer.resetIfOver() }
        followers.removeAll { !$0.isFollowing }
        routes.removeAll { $0.isClosed && $0.touch.isOver }
    }
}
