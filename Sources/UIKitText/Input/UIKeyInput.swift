/// An object that takes typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// A Boolean value that indicates whether there is any text.
    var hasText: Bool { get }
    /// Adds text at the cursor, as if it were typed.
    func insertText(_ text: String)
    /// Removes the selected text or the character before the cursor, as the delete key does.
    func deleteBackward()
}
