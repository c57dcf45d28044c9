public import UIKitCore

/// The animation with which an item is lifted, dropped or put back, to which a delegate adds changes.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes of views, which are animated beside the item.
    /// - Parameter animations: The changes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end of the animation.
    /// - Parameter completion: The closure, which gets the place at which the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
