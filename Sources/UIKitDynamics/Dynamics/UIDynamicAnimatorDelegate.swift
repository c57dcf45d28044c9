/// Hears when an animator begins and ceases to move items; both methods are optional.
@MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Items are about to move, for the first time or again.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Every item has come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

// Swift on Linux has no optional requirements; these stand for the methods that a delegate leaves out.
extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
