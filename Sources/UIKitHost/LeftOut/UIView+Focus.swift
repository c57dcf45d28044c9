public import UIKitCore

// The focus of keyboards and remote controls, which a film does not have.
extension UIView {
    /// A Boolean value that indicates whether the view has the focus; false.
    public var isFocused: Bool { false }
}

extension UIResponder {
    /// Has nothing to do: no focus changes.
    public func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Returns true: no focus changes.
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
}
