@_spi(UIKitInternals) import UIKitCore

/// An entry of a menu that sends an action to the nearest responder that implements it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The action.
    public let action: Selector
    /// A value for the action, which may serve several commands; default nil.
    public let propertyList: Any?
    /// The title in lists of commands; default nil.
    open var discoverabilityTitle: String?
    /// The properties; default none.
    open var attributes: Attributes
    /// The state; default off.
    open var state: State

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        (self.action, self.propertyList, self.attributes, self.state) = (
            action, propertyList, attributes, state
        )
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, subtitle: subtitle, image: image)
    }

    package func perform(from source: UIView?) {
        guard !attributes.contains(.disabled) else { return }
        UIApplication.shared.sendAction(action, to: source?.responder(to: action), from: self, for: nil)
    }
}

extension UIResponder {
    /// Returns the nearest responder to an action from here; nil for none.
    fileprivate func responder(to action: Selector) -> UIResponder? {
        sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: nil) }
    }
}
