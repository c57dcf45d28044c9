@_spi(UIKitInternals) import UIKitCore

// Animated changes begin before the next layout, as on devices: code that pushes a controller can give it its
// values afterward, since its view is not loaded yet.
extension UINavigationController {
    /// Lets a change begin before the next layout, together with one that waits already.
    func postpone(_ change: StackChange) {
        let state = RunContext.current.screenState
        if let waiting = pendingChange {
            // Controllers that came and went in the meantime were never shown.
            for controller in change.leaving where !waiting.old.holds(controller) {
                controller.removeFromParent()
                controller.parentChange = .none
            }
            pendingChange = StackChange(old: waiting.old, new: change.new)
        } else {
            pendingChange = change
            state.pendingTransitions.append { [weak self] in self?.beginPendingChange() }
        }
        viewIfLoaded?.setNeedsLayout()
    }

    private func beginPendingChange() {
        guard let change = pendingChange else { return }
        pendingChange = nil
        guard change.operation != .none || change.new.isEmpty else {
            change.end(in: self)
            return updateBar()
        }
        show(change, animated: true)
    }
}
