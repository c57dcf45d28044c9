/// A closure with a title, which a control or a menu performs.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The name by which an action is replaced or removed.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The text of the name.
        public let rawValue: String
        /// Creates a name from a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of the action, unique unless it was given.
    public let identifier: Identifier
    /// The properties; default none.
    open var attributes: Attributes
    /// The state; default off.
    open var state: State
    /// The control or bar item that performs the action, during the call of its closure.
    open private(set) var sender: Any?
    private let handler: (UIAction) -> Void

    /// Creates an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        let number = RunContext.current.newActionNumber()
        self.identifier = identifier ?? Identifier("action-\(number)")
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    package func perform(from sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
