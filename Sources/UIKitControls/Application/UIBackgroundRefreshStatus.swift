/// The permissions to fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The device does not allow it.
    case restricted
    /// The user does not allow it.
    case denied
    /// It is allowed.
    case available
}
