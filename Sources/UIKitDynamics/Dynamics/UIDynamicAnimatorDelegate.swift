/// The methods with which a delegate responds when an animator's motion pauses and resumes;
/// both are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Notifies the delegate that items are about to move, for the first time or again.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Notifies the delegate that every item has come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

// Swift on Linux has no optional requirements; these defaults stand in for the methods that a delegate omits.
extension UIDynamicAnimatorDelegate {
    /// Does nothing by default.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing by default.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
