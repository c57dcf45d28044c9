/// A choice of the look of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The system's choice.
    case `default` = 0
    /// Dark.
    case dark
    /// Light.
    case light
    /// Dark, under its earlier name.
    public static let alert = UIKeyboardAppearance.dark
}
