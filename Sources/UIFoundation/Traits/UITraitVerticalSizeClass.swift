/// The trait of the height.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
