/// The ways in which an app notified its users in iOS 8 and 9.
open class UIUserNotificationSettings: NSObject {
    /// The ways.
    public let types: UIUserNotificationType
    /// The groups of actions.
    public let categories: Set<UIUserNotificationCategory>?

    /// Creates settings.
    public init(types typesForSettings: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?)
    {
        (types, self.categories) = (typesForSettings, categories)
        super.init()
    }
}
