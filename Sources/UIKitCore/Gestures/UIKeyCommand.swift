/// The modifier keys of a key combination.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key combination with its action. A film has no keyboard, so that it never acts.
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

/// A key that is pressed; a film has none.
@preconcurrency @MainActor open class UIPress: NSObject {}

/// An event of keys; a film has none.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
