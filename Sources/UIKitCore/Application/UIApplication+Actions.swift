extension UIApplication {
    /// Returns the responder that gets an action without a target; nil for none. The way begins at the first
    /// responder of typed text, then at the sender, or at the window for a sender that is no responder. It
    /// ends at the app and its delegate.
    func responder(to action: Selector, from sender: Any?) -> UIResponder? {
        let starts = [RunContext.current.screenState.firstResponder, sender as? UIResponder ?? keyWindow]
        for start in starts {
            if let found = start?.target(forAction: action, withSender: sender) as? UIResponder {
                return found
            }
        }
        return [self, delegate as? UIResponder].lazy.compactMap { $0 }
            .first { $0.canPerformAction(action, withSender: sender) }
    }

    /// Sends an action of an interface. One that no responder implements has no effect, with a warning.
    func send(_ action: Selector, to target: Any?, from sender: Any, for event: UIEvent?) {
        guard !sendAction(action, to: target, from: sender, for: event) else { return }
        RunContext.current.warn(
            "\(type(of: sender)) has no target for “\(action)”, and no responder implements it; it has no effect."
        )
    }
}
