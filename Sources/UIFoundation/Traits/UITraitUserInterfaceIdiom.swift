/// The trait of the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
