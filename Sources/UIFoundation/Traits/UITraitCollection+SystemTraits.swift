extension UITraitCollection {
    /// The traits of the system on which colors depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitUserInterfaceIdiom.self,
            UITraitAccessibilityContrast.self,
        ]
    }

    /// The traits of the system on which the choice of an image depends.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
            UITraitAccessibilityContrast.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
            UITraitPreferredContentSizeCategory.self,
        ]
    }
}
