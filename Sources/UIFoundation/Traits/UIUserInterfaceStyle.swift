/// The light or dark style of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// No style specified.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
