/// A key combination with its action. A film has no hardware keyboard, so that it never acts.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
    /// The key of an arrow.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key of an arrow.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key of an arrow.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key of an arrow.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public static let inputEscape = "UIKeyInputEscape"

    /// The key.
    public let input: String?
    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags
    /// The action.
    public let action: Selector
    /// The title in lists of commands; default nil.
    open var discoverabilityTitle: String?
    /// A Boolean value that indicates whether the command comes before those of the system; default false.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command without a key.
    public override init() { (input, modifierFlags, action) = (nil, [], Selector("")) }

    /// Creates a key combination.
    public init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    }

    /// Creates a key combination with a title.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle ?? title
    }
}
