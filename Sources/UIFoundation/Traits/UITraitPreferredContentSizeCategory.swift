/// The trait of the preferred size of texts.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}
