/// The trait of the direction of the language.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceLayoutDirection { .leftToRight }
}
