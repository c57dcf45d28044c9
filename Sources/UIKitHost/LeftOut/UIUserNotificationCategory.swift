/// A group of actions of notifications in iOS 8 and 9.
open class UIUserNotificationCategory: NSObject {
    /// The name.
    open var identifier: String?
}
