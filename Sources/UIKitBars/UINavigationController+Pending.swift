@_spi(UIKitInternals) import UIKitCore

// Animated changes begin before the next layout, as on devices: code that pushes a controller can give it its
// values afterward, since its view is not loaded yet.
extension UINavigationController {
    /// Lets a change begin before the next layout, together with one that waits already.
    func postpone(_ change: StackChange) {
        if pendingChange == nil {
            let state = RunContext.current.screenState
            state.pendingTransitions.append { [weak self] in self?.beginPendingChange() }
        }
        pendingChange = joined(change)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the stack after a change that does not wait, together with one that does.
    func showAtOnce(_ change: StackChange, animated: Bool) {
        let whole = joined(change)
        pendingChange = nil
        perform(whole, animated: animated)
    }

    /// Begins the change that waits; without one it has no effect.
    func beginPendingChange() {
        guard let change = pendingChange else { return }
        pendingChange = nil
        perform(change, animated: true)
    }

    /// Returns a change together with the one that waits.
    private func joined(_ change: StackChange) -> StackChange {
        guard let waiting = pendingChange else { return change }
        // Controllers that came and went in the meantime were never shown.
        for controller in change.leaving where !waiting.old.holds(controller) {
            controller.removeFromParent()
            controller.parentChange = .none
        }
        return StackChange(old: waiting.old, new: change.new)
    }

    private func perform(_ change: StackChange, animated: Bool) {
        guard change.operation != .none || change.new.isEmpty else {
            change.end(in: self)
            return updateBar()
        }
        show(change, animated: animated)
    }
}
