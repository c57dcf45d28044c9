@_spi(UIKitInternals) import UIKitCore

// Values that UIKit keeps to itself, and that code sets by their names.

extension UITextField {
    /// Returns a value of a field alone, such as the color of its placeholder.
    func fieldValue(_ key: String) -> KeyedValue? {
        switch key {
        case "text": KeyedValue(self, \.text)
        case "textColor": KeyedValue(self, \.textColor)
        case "font": KeyedValue(self, \.font)
        case "placeholder": KeyedValue(self, \.placeholder)
        case "attributedPlaceholder": KeyedValue(self, \.attributedPlaceholder)
        case "_placeholderLabel.textColor", "placeholderLabel.textColor": hintValue(.foregroundColor)
        case "_placeholderLabel.font", "placeholderLabel.font": hintValue(.font)
        case "_clearButton", "clearButton": KeyedValue(get: { [self] in madeClearButton })
        default: nil
        }
    }

    /// Returns an attribute of the whole placeholder.
    private func hintValue(_ key: NSAttributedString.Key) -> KeyedValue {
        KeyedValue(get: { [self] in hintAttributes[key] }) { [self] in
            var values = hintAttributes
            values[key] = $0
            attributedPlaceholder = NSAttributedString(string: placeholder ?? "", attributes: values)
            return true
        }
    }

    private var hintAttributes: [NSAttributedString.Key: Any] {
        guard let hint = attributedPlaceholder, hint.length > 0 else { return [:] }
        return hint.attributes(at: 0, effectiveRange: nil)
    }
}
