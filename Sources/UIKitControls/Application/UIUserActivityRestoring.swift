/// An object that takes up what the user did elsewhere.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
    /// Takes up an activity; a film has none.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
    /// Does nothing.
    public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
