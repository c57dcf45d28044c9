/// The amount of space in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No size class specified.
    case unspecified
    /// Limited space, such as the width of a phone.
    case compact
    /// Ample space, such as the width of a tablet.
    case regular
}
