/// Traits that code can change: those of an object's overrides, or of a collection that is made.
@preconcurrency @MainActor public protocol UIMutableTraits {
    /// The value of a trait; setting it adds the trait.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
    /// The trait of light or dark colors.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The trait of the width.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The trait of the height.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The trait of the preferred size of texts.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The trait of the kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The trait of the level of backgrounds.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The trait of the contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The trait of the weight of texts.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The trait of the number of pixels per point.
    var displayScale: CGFloat { get set }
    /// The trait of the direction of the language.
    var layoutDirection: UIUserInterfaceLayoutDirection { get set }
}
