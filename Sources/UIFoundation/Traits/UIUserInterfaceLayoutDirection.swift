/// The directions of languages.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft
}
