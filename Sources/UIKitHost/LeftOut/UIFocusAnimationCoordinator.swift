/// The animations of a change of the focus. A film has none.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Calls the closures at once.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}
