import UIKitCore

/// A key of a keyboard; a film has none.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The characters that the key writes with its modifiers.
    public let characters: String
    /// The characters that the key writes without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that are down.
    public let modifierFlags: UIKeyModifierFlags
    /// The code of the key.
    public let keyCode: UIKeyboardHIDUsage

    package init(_ characters: String, _ keyCode: UIKeyboardHIDUsage) {
        (self.characters, charactersIgnoringModifiers) = (characters, characters)
        (self.keyCode, modifierFlags) = (keyCode, [])
    }
}
