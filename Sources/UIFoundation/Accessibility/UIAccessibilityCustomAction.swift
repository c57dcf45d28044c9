/// An action that is offered to people who hear the interface. A film does not perform it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// The name.
    open var name: String
    /// The object that receives the message; default nil, held weakly.
    open private(set) weak var target: AnyObject?
    /// The message; nil for an action with a closure.
    open private(set) var selector: Selector?
    /// The closure that performs the action; nil for a message.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

    /// Creates an action that calls a closure.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        (self.name, self.actionHandler) = (name, actionHandler)
        super.init()
    }

    /// Creates an action that sends a message.
    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.selector) = (name, selector)
        super.init()
        self.target = target as AnyObject?
    }
}
