/// The trait of light or dark colors.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
