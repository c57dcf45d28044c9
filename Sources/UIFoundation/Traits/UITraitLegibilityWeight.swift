/// The trait of the weight of texts.
public enum UITraitLegibilityWeight: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UILegibilityWeight { .unspecified }
}
