/// A part of a text, between two places.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// The place before the first character.
    open var start: UITextPosition { UITextPosition() }
    /// The place after the last character.
    open var end: UITextPosition { UITextPosition() }
    /// A Boolean value that indicates whether the part has no characters.
    open var isEmpty: Bool { true }
}
