/// A view or controller that a remote control or keyboard can reach. A film has no focus.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The views and controllers that are reached first. A film never calls it.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Moves the focus before the next frame. It has no effect.
    func setNeedsFocusUpdate()
    /// Moves the focus at once where that was requested. It has no effect.
    func updateFocusIfNeeded()
}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}
