/// The room that a notification of iOS 8 and 9 has for actions.
public enum UIUserNotificationActionContext: UInt, Sendable {
    /// That of an alert.
    case `default` = 0
    /// That of a banner.
    case minimal
}
