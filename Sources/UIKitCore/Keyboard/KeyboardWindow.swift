/// The window of the keyboard, in front of all others. Touches beside the keyboard pass through it.
@MainActor final class KeyboardWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}
