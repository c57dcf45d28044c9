/// An entry of a menu: an action or a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The states of an entry.
    public enum State: Int, Sendable {
        /// The entry is off.
        case off = 0
        /// The entry is on.
        case on = 1
        /// Some entries of a group are on.
        case mixed = 2
    }

    /// The properties of an entry.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the properties.
        public let rawValue: UInt
        /// Creates properties from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The entry does not respond.
        public static let disabled = Attributes(rawValue: 1)
        /// The entry destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// The entry is not shown.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// The title.
    open var title: String
    /// The smaller text below the title; nil for none.
    open var subtitle: String?
    /// The image; nil for none.
    open var image: UIImage?

    package init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }
}

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

/// A menu of actions, which a touch on a button opens.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The entries.
    public let children: [UIMenuElement]
    /// The ways in which the menu is shown in another one; default none.
    public let options: Options

    /// The ways in which a menu is shown in another one.
    public struct Options: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a set from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Among the entries of the other menu.
        public static let displayInline = Options(rawValue: 1)
        /// In red.
        public static let destructive = Options(rawValue: 2)
        /// With one entry on at a time.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// Creates a menu of entries.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: String? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        (self.children, self.options) = (children, options)
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
