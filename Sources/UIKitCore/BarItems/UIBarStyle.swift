/// The styles of bars.
public enum UIBarStyle: Int, Sendable {
    /// A light bar.
    case `default` = 0
    /// A dark bar.
    case black = 1
    /// A dark bar that content shows through, as it does through every translucent one.
    case blackTranslucent = 2

    /// A dark bar, under its earlier name.
    public static var blackOpaque: UIBarStyle { .black }

    /// True for a dark bar.
    package var isBlack: Bool { self != .default }
}
