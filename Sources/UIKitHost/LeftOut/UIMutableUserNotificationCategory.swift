/// A group of actions of notifications in iOS 8 and 9 that can change.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// Sets the actions, which a film leaves out.
    open func setActions(
        _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
    ) {}
}
