/// A trait of the environment, such as that of light or dark colors.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where none is specified.
    static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The trait of light or dark colors.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// The trait of the width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait of the height.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait of the preferred size of texts.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The trait of the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The trait of the level of backgrounds.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

/// The trait of the contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

/// The trait of the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: CGFloat { 0 }
}

/// The trait of the direction of the language.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UIUserInterfaceLayoutDirection { .leftToRight }
}
