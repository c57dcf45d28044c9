public import Foundation

/// A notification of iOS 4 to 9, which a film leaves out.
open class UILocalNotification: NSObject {
    /// The time at which it is due; default nil, for at once.
    open var fireDate: Date?
    /// The time zone of that time.
    open var timeZone: TimeZone?
    /// The interval of repetition; default none.
    open var repeatInterval: NSCalendar.Unit = []
    /// The calendar of repetition.
    open var repeatCalendar: Calendar?
    /// The text.
    open var alertBody: String?
    /// The title.
    open var alertTitle: String?
    /// The title of the button.
    open var alertAction: String?
    /// A Boolean value that indicates whether there is a button; default true.
    open var hasAction = true
    /// The name of the launch image.
    open var alertLaunchImage: String?
    /// The name of the sound.
    open var soundName: String?
    /// The number on the icon; 0 leaves it as it is.
    open var applicationIconBadgeNumber = 0
    /// What belongs to the notification.
    open var userInfo: [AnyHashable: Any]?
    /// The name of the group of actions.
    open var category: String?
}

/// The name of the standard sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
