/// The methods with which a delegate follows the editing of a field; all are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns a Boolean value that indicates whether editing may begin; default true.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Notifies the delegate that editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns a Boolean value that indicates whether editing may end; default true.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Notifies the delegate that editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Notifies the delegate that editing has ended, and why. It is called in place of the method without a
    /// reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Notifies the delegate that the cursor has moved, or that another part of the text is selected.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns a Boolean value that indicates whether typed text is accepted; default true.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Returns a Boolean value that indicates whether the return key acts; default true.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns a Boolean value that indicates whether the text may be cleared by a tap on the button; default
    /// true.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}
