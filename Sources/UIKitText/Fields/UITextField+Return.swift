import UIKitCore

extension UITextField {
    /// Acts as the return key does: unless the delegate refuses, targets of `editingDidEndOnExit` are
    /// notified, and editing ends for them.
    package func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if endsEditing { resignFirstResponder() }
    }
}
