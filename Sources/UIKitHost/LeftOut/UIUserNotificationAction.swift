/// An action of notifications in iOS 8 and 9.
open class UIUserNotificationAction: NSObject {
    /// The name.
    open var identifier: String?
    /// The title.
    open var title: String?
}
