/// The trait of the level of backgrounds.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}
