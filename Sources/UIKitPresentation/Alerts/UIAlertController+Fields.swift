@_spi(UIKitInternals) import UIKitCore

// The text fields of an alert, and the place that the keyboard leaves for it.
extension UIAlertController {
    /// Begins to edit the first field, unless code has chosen another one of the alert.
    func editFirstField() {
        guard let fields = textFields, !fields.contains(where: { $0.isFirstResponder }) else { return }
        fields.first?.becomeFirstResponder()
    }

    /// Acts as the return key does in a field: it leads to the next one, and from the last one presses the
    /// preferred button, or without one the last of those that do not cancel.
    func pressReturn(in field: UITextField) {
        guard let fields = textFields, let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let action = preferredAction ?? actions.last(where: { $0.style != .cancel }),
            action.isEnabled
        {
            press(action)
        }
    }

    /// The middle of an alert in its view: that of the screen or its safe area, or of the room that the
    /// keyboard leaves of it.
    var middleOfAlert: CGFloat {
        let area = measures.isInSafeArea ? view.bounds.inset(by: view.safeAreaInsets) : view.bounds
        guard let keyboard = RunContext.current.screenState.keyboard, keyboard.isUp else { return area.midY }
        let top = view.convert(keyboard.frame, from: nil).minY
        return (area.minY + max(area.minY, min(area.maxY, top))) / 2
    }
}
