/// An object that is notified of changes that code makes to a text that it edits.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// Notifies the delegate that the selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Notifies the delegate that the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Notifies the delegate that the text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Notifies the delegate that the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
