/// The delegate of an alert in earlier systems.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
    /// Notifies the delegate of a tap on a button; the first one cancels.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Notifies the delegate that the alert has been dismissed by a button.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
