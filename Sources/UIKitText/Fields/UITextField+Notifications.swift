extension UITextField {
    /// The text has changed; the object is the field.
    nonisolated public static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")
    /// Editing has begun; the object is the field.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Editing has ended; the object is the field.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")

    func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
