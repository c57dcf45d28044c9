import UIKitCore

extension UITextField {
    var editedString: String { text ?? "" }

    func accepts(_ string: String, in range: NSRange) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) != false
    }

    func put(_ string: String, in range: NSRange) {
        if let attributed, defaultStyle == nil {
            attributedText = attributed.text.replacing(range, with: string)
        } else {
            text = (editedString as NSString).replacingCharacters(in: range, with: string)
        }
    }

    func didEdit() {
        post(Self.textDidChangeNotification)
        send(.editingChanged, nil)
    }

    func didSelect() { delegate?.textFieldDidChangeSelection(self) }

    /// The place before the first character.
    public var beginningOfDocument: UITextPosition { TextOffset(0) }

    /// The place after the last character.
    public var endOfDocument: UITextPosition { TextOffset((editedString as NSString).length) }

    /// Returns the text of a part; nil for one of another object.
    public func text(in range: UITextRange) -> String? {
        span(of: range).map { (editedString as NSString).substring(with: $0) }
    }

    /// Replaces a part of the text without asking the delegate.
    public func replace(_ range: UITextRange, withText text: String) {
        if let span = span(of: range) { change(span, to: text) }
    }
}
