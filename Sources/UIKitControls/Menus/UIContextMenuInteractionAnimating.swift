public import UIKitCore

/// The animation with which a menu opens or closes, to which a delegate adds changes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller whose view is the preview; nil for a picture of the view.
    var previewViewController: UIViewController? { get }
    /// Adds changes of views, which are animated beside the menu.
    /// - Parameter animations: The changes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end of the animation.
    /// - Parameter completion: The closure.
    func addCompletion(_ completion: @escaping () -> Void)
}
