/// The trait of the width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
