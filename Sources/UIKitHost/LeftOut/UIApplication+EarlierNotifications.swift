public import UIKitCore

// The notifications of iOS 4 to 9, which a film leaves out.
extension UIApplication {
    /// The notifications that are due later; none.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { [] }
        set { if newValue?.isEmpty == false { leaveOut("scheduledLocalNotifications") } }
    }
    /// The ways in which the app notifies its users; none.
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        UIUserNotificationSettings(types: [], categories: nil)
    }
    /// Does nothing: a film shows no notifications.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
    /// Leaves the notification out, with a warning.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        leaveOut("scheduleLocalNotification")
    }
    /// Leaves the notification out, with a warning.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        leaveOut("presentLocalNotificationNow")
    }
    /// Does nothing: no notification is due.
    public func cancelLocalNotification(_ notification: UILocalNotification) {}
    /// Does nothing: no notification is due.
    public func cancelAllLocalNotifications() {}

    private func leaveOut(_ member: String) {
        RunContext.current.warn("UIApplication.\(member): a film shows no notifications.")
    }
}
