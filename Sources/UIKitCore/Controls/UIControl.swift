/// A view that sends actions when it is touched: the superclass of buttons, switches and sliders.
///
/// A touch on it belongs to the control: a tap recognizer of a superview does not recognize it.
@preconcurrency @MainActor open class UIControl: UIView {
    private var actions: [ControlAction] = []

    /// A Boolean value that indicates whether the control responds to touches; default true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    /// A Boolean value that indicates whether the control is selected; default false.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// A Boolean value that indicates whether the control is drawn as touched; default false.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The vertical position of the content; default center.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal position of the content; default center.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// A Boolean value that indicates whether a finger that began on the control is down.
    open private(set) var isTracking = false
    /// True for a control that receives touches without the delay of scroll views around it, as a slider
    /// does.
    package var receivesTouchesAtOnce = false

    /// A Boolean value that indicates whether that finger is on the control or near it.
    open private(set) var isTouchInside = false

    /// The state, from the three Boolean properties.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Creates a control with a frame and an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Notifies the control that its state has changed; it redraws itself by default.
    @_spi(UIKitInternals) open func stateDidChange() {
        setNeedsLayout()
    }

    /// The event for which `sendPrimaryActions` stands: a value that has changed, unless a subclass differs.
    @_spi(UIKitInternals) open var primaryEvent: Event { .valueChanged }

    // MARK: Actions

    /// Adds an action that is sent to a target for events. The target is held weakly; without one, the
    /// action goes to the nearest responder, from the first responder of typed text or the control outward,
    /// that implements it. An action that the target has already is sent for these events, too.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target as AnyObject?
        let known = actions.firstIndex { $0.selector == action && $0.isSent(to: object) }
        if let known { return actions[known].events.formUnion(controlEvents) }
        actions.append(ControlAction(target: object, selector: action, events: controlEvents))
    }

    /// Removes an action of a target for events; nil stands for all targets or all of their actions.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target as AnyObject?
        for index in actions.indices where object == nil || actions[index].target === object {
            if let action, actions[index].selector?.isSame(as: action) != true { continue }
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// Returns the names of the actions that are sent to a target for an event; nil for none. Without a
    /// target, they are those for the responder chain.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = actions.filter {
            $0.isSent(to: target as AnyObject?) && !$0.events.isDisjoint(with: controlEvent)
        }.compactMap { $0.selector?.description }
        return names.isEmpty ? nil : names
    }

    /// Adds an action for events. One with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append(ControlAction(action: action, events: controlEvents))
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        for index in actions.indices where actions[index].action?.identifier == identifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// The targets of all actions.
    open var allTargets: Set<AnyHashable> {
        Set(actions.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
    }

    /// The events that have an action.
    open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

    /// Sends the actions of events, as if they had happened.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, UIEvent())
    }

    /// Sends an action to a target, or without one to the nearest responder that implements it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.send(action, to: target, from: self, for: event)
    }

    /// Performs an action with the control as its sender.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    package func send(_ events: Event, _ event: UIEvent?) {
        let all = events.contains(primaryEvent) ? events.union(.primaryActionTriggered) : events
        for entry in actions where !entry.events.isDisjoint(with: all) {
            if let action = entry.action { sendAction(action) }
            // As on a device, the chain also takes the place of a target that no longer exists.
            if let selector = entry.selector { sendAction(selector, to: entry.target, for: event) }
        }
    }

    // MARK: Tracking

    /// Begins to follow a finger; returns false to ignore it. The default implementation returns true.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Continues to follow a finger; returns false to stop. The default implementation returns true.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Ends following a finger that was lifted. The default implementation does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Ends following a finger whose touch was canceled. The default implementation does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to follow the finger, highlights the control and sends `touchDown`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
        (isTracking, isTouchInside, isHighlighted) = (true, true, true)
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    /// Follows the finger and sends the drag events.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let (wasInside, isInside) = (isTouchInside, isNear(touch))
        (isTouchInside, isHighlighted) = (isInside, isInside)
        guard continueTracking(touch, with: event) else { return stopTracking() }
        if wasInside != isInside { send(isInside ? .touchDragEnter : .touchDragExit, event) }
        send(isInside ? .touchDragInside : .touchDragOutside, event)
    }

    /// Ends following the finger and sends `touchUpInside` or `touchUpOutside`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = isNear(touch)
        let isInside = isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        send(isInside ? .touchUpInside : .touchUpOutside, event)
    }

    /// Ends following the finger and sends `touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, event)
    }

    private func stopTracking() {
        (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    }

    /// Returns true while a finger is at most 70 points outside of the control, as in UIKit.
    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    }

    /// Returns false for a recognizer of another view that the control's own response outweighs: a tap with
    /// one finger.
    @_spi(UIKitInternals) open func yields(to recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
            return true
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
}
