/// The trait of the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: CGFloat { 0 }
}
