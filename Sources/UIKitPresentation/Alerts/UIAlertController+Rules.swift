@_spi(UIKitInternals) import UIKitCore

// The rules of alerts, for which a device raises exceptions.
extension UIAlertController {
    /// Returns true for a button that may be added; reports a second one that cancels.
    func mayAdd(_ action: UIAlertAction) -> Bool {
        guard action.style == .cancel, actions.contains(where: { $0.style == .cancel }) else { return true }
        report("it can have one action of style cancel, but “\(action.title ?? "")” is a second one.")
        return false
    }

    /// Returns true for an alert; reports an action sheet, which has no text fields.
    func mayHaveTextField() -> Bool {
        if preferredStyle == .alert { return true }
        report("an action sheet has no text fields: use the style alert.")
        return false
    }

    /// Reports a preferred button that was not added.
    func requirePreferredAction() {
        guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else { return }
        report(
            "preferredAction “\(preferredAction.title ?? "")” is not one of its actions: call addAction first."
        )
    }

    /// Reports a message that has nothing to show.
    func reportEmptiness() { report("it must have a title, a message or an action to show.") }

    private func report(_ sentence: String) {
        RunContext.current.fail(SceneFailure("\(type(of: self)) “\(title ?? "")”: \(sentence)"))
    }
}
