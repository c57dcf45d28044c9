import UIKitCore

// The button that clears a text.
extension UITextField {
    /// The width and height of the button, in points, as on iPhones.
    static let clearButtonSide: CGFloat = 19

    /// True while the button is shown.
    package var isClearable: Bool {
        hasText && isShown(clearButtonMode) && !(rightView != nil && isShown(rightViewMode))
    }

    /// Shows the button in its place, or hides it.
    func layOutClearButton() {
        guard isClearable else {
            clearButton?.isHidden = true
            return
        }
        let button = madeClearButton
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }

    /// The usual image of the button.
    package static var clearButtonImage: UIImage? {
        UIImage(
            systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))
    }

    /// The button, made at its first use.
    package var madeClearButton: UIButton {
        let button = clearButton ?? makeClearButton()
        clearButton = button
        return button
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(Self.clearButtonImage, for: .normal)
        button.tintColor = .tertiaryLabel
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        button.isHidden = true
        addSubview(button)
        return button
    }

    /// Clears the text, if the delegate allows it.
    private func clear() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        text = ""
        post(Self.textDidChangeNotification)
        send(.editingChanged, nil)
    }
}
