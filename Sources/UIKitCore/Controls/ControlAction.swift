/// An action of a control for events: a method of a target, or a closure.
struct ControlAction {
    private(set) weak var target: AnyObject?
    /// True when a target was given, which may no longer exist.
    private(set) var hadTarget = false
    private(set) var selector: Selector?
    private(set) var action: UIAction?
    var events: UIControl.Event

    init(target: AnyObject?, selector: Selector, events: UIControl.Event) {
        (self.target, hadTarget, self.selector, self.events) = (target, target != nil, selector, events)
    }

    init(action: UIAction, events: UIControl.Event) {
        (self.action, self.events) = (action, events)
    }

    /// Returns true for an action that is sent to a target; nil stands for the responder chain.
    func isSent(to target: AnyObject?) -> Bool {
        guard selector != nil else { return false }
        return target == nil ? !hadTarget : self.target === target
    }
}
