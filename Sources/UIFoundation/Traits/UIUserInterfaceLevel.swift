/// The level of content above the window.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// No level specified.
    case unspecified = -1
    /// The level of the window.
    case base
    /// A level above it, as of sheets.
    case elevated
}
