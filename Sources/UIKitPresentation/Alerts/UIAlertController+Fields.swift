@_spi(UIKitInternals) import UIKitCore

// The text fields of an alert, and the place that the keyboard leaves for it.
extension UIAlertController {
    /// Begins to edit the first field, unless code has chosen another one of the alert.
    func editFirstField() {
        guard let fields = textFields, !fields.contains(where: { $0.isFirstResponder }) else { return }
        fields.first?.becomeFirstResponder()
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
