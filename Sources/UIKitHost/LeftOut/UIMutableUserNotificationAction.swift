/// An action of notifications in iOS 8 and 9 that can change.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    /// A Boolean value that indicates whether the action removes something.
    open var isDestructive = false
    /// A Boolean value that indicates whether the device has to be unlocked.
    open var isAuthenticationRequired = false
}
