extension UITraitCollection {
    /// Returns whether the environment has all traits that another one specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        func has<Trait: Equatable>(_ value: (UITraitCollection) -> Trait, _ none: Trait) -> Bool {
            value(trait) == none || value(trait) == value(self)
        }
        return has(\.userInterfaceStyle, .unspecified) && has(\.horizontalSizeClass, .unspecified)
            && has(\.verticalSizeClass, .unspecified) && has(\.userInterfaceLevel, .unspecified)
            && has(\.preferredContentSizeCategory, .unspecified) && has(\.legibilityWeight, .unspecified)
            && has(\.accessibilityContrast, .unspecified)
    }
}
