/// The trait of the contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
}
