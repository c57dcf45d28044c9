extension UITraitCollection {
    /// Creates an environment of the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitCollection(traitsFrom: []), Self.record(mutations))
    }

    /// Returns the environment with the traits that a closure sets in place of its own.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(self, Self.record(mutations))
    }

    /// Returns the environment with another value of a trait.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
        -> UITraitCollection
    {
        modifyingTraits { $0[trait] = value }
    }

    private static func record(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitOverrides {
        var traits: any UIMutableTraits = UITraitOverrides(warns: false)
        mutations(&traits)
        return traits as? UITraitOverrides ?? UITraitOverrides(warns: false)
    }

    /// The value of a trait, also one of the code's own.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        known(trait) as? Trait.Value ?? other(trait) ?? trait.defaultValue
    }

    /// Returns the value of a trait of the system; nil for another one.
    private func known(_ trait: UITrait) -> Any? {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): preferredContentSizeCategory
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): userInterfaceIdiom
        case ObjectIdentifier(UITraitUserInterfaceLevel.self): userInterfaceLevel
        case ObjectIdentifier(UITraitAccessibilityContrast.self): accessibilityContrast
        case ObjectIdentifier(UITraitLegibilityWeight.self): legibilityWeight
        case ObjectIdentifier(UITraitDisplayScale.self): displayScale
        case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection
        default: nil
        }
    }
}
