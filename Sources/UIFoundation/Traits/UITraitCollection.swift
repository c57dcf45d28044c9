/// The environment of the interface: light, and as large as the film.
@preconcurrency @MainActor public final class UITraitCollection: NSObject {
    /// The style: that of the interface, unless code has created the collection with another one.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The horizontal size class: regular on tablets, and on phones that lie on their sides and have 414
    /// points or more there from top to bottom; otherwise compact.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class: compact below 500 points, as on phones that lie on their sides, otherwise
    /// regular.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The contrast: normal in the environment of the film.
    public private(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
    /// The level: the base in the environment of the film, elevated in sheets and popovers.
    public private(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// The weight of texts: regular in the environment of the film.
    public private(set) var legibilityWeight = UILegibilityWeight.unspecified
    /// The user's preferred size of texts: large, the standard, unless code overrides it.
    public let preferredContentSizeCategory: UIContentSizeCategory

    /// The traits that code has set, by their types.
    private var others: [ObjectIdentifier: Any] = [:]

    /// Creates the environment of the film.
    public override convenience init() {
        self.init(
            film: InterfaceStyle.isDark ? .dark : .light, .large,
            InterfaceStyle.isElevated ? .elevated : .base)
    }

    /// Returns the environment of the film in a style, a preferred size of texts and a level.
    package static func current(
        _ style: UIUserInterfaceStyle, _ category: UIContentSizeCategory = .large,
        _ level: UIUserInterfaceLevel = .base
    ) -> UITraitCollection {
        UITraitCollection(film: style, category, level)
    }

    private convenience init(
        film style: UIUserInterfaceStyle, _ category: UIContentSizeCategory = .large,
        _ level: UIUserInterfaceLevel = .base
    ) {
        let size = RunContext.current.size
        let isWide = min(size.width, size.height) >= 700 || size.width > size.height && size.height >= 414
        self.init(
            style, horizontal: isWide ? .regular : .compact,
            vertical: size.height < 500 ? .compact : .regular, category: category)
        (accessibilityContrast, userInterfaceLevel, legibilityWeight) = (.normal, level, .regular)
    }

    private init(
        _ style: UIUserInterfaceStyle, horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass, category: UIContentSizeCategory = .unspecified
    ) {
        (userInterfaceStyle, horizontalSizeClass, verticalSizeClass) = (style, horizontal, vertical)
        preferredContentSizeCategory = category
        super.init()
    }

    /// Creates an environment of a style, without size classes.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle, horizontal: .unspecified, vertical: .unspecified)
    }

    /// Creates an environment of a horizontal size class, without a style.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(.unspecified, horizontal: horizontalSizeClass, vertical: .unspecified)
    }

    /// Creates an environment of a vertical size class, without a style.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(.unspecified, horizontal: .unspecified, vertical: verticalSizeClass)
    }

    /// Creates an environment of a contrast, without a style.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(.unspecified, horizontal: .unspecified, vertical: .unspecified)
        self.accessibilityContrast = accessibilityContrast
    }

    /// Creates an environment of a level, without a style.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(.unspecified, horizontal: .unspecified, vertical: .unspecified)
        self.userInterfaceLevel = userInterfaceLevel
    }

    /// Creates an environment of a weight of texts, without a style.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(.unspecified, horizontal: .unspecified, vertical: .unspecified)
        self.legibilityWeight = legibilityWeight
    }

    /// Creates an environment of the traits that several ones specify; later ones win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait, _ none: Trait) -> Trait {
            traitCollections.map(trait).last { $0 != none } ?? none
        }
        self.init(
            last(\.userInterfaceStyle, .unspecified), horizontal: last(\.horizontalSizeClass, .unspecified),
            vertical: last(\.verticalSizeClass, .unspecified),
            category: last(\.preferredContentSizeCategory, .unspecified))
        accessibilityContrast = last(\.accessibilityContrast, .unspecified)
        userInterfaceLevel = last(\.userInterfaceLevel, .unspecified)
        legibilityWeight = last(\.legibilityWeight, .unspecified)
        for collection in traitCollections { others.merge(collection.others) { $1 } }
    }

    /// Creates an environment that differs from another one in some traits.
    package convenience init(_ base: UITraitCollection, _ traits: UITraitOverrides) {
        self.init(
            traits.value(of: UITraitUserInterfaceStyle.self) ?? base.userInterfaceStyle,
            horizontal: traits.value(of: UITraitHorizontalSizeClass.self) ?? base.horizontalSizeClass,
            vertical: traits.value(of: UITraitVerticalSizeClass.self) ?? base.verticalSizeClass,
            category: traits.value(of: UITraitPreferredContentSizeCategory.self)
                ?? base.preferredContentSizeCategory)
        accessibilityContrast =
            traits.value(of: UITraitAccessibilityContrast.self) ?? base.accessibilityContrast
        userInterfaceLevel = traits.value(of: UITraitUserInterfaceLevel.self) ?? base.userInterfaceLevel
        legibilityWeight = traits.value(of: UITraitLegibilityWeight.self) ?? base.legibilityWeight
        others = base.others.merging(traits.all) { $1 }
    }

    /// Returns the value that code has set for a trait; nil for none.
    func other<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
        others[ObjectIdentifier(trait)] as? Trait.Value
    }

    /// Creates an environment of a preferred size of texts, without a style.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(
            .unspecified, horizontal: .unspecified, vertical: .unspecified,
            category: preferredContentSizeCategory)
    }

    /// The sense of the screen for pressure: unavailable in a film.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// The direction of the language: from left to right.
    public var layoutDirection: UIUserInterfaceLayoutDirection {
        other(UITraitLayoutDirection.self) ?? .leftToRight
    }

    /// The environment of the film, or that in which a closure is performed or a view is drawn.
    public static var current: UITraitCollection {
        let environment = UITraitCollection()
        if InterfaceStyle.traits.isEmpty { return environment }
        var all = UITraitOverrides(warns: false)
        for case let own as ColorTraits in InterfaceStyle.traits { all.take(own.traits) }
        return UITraitCollection(environment, all)
    }

    /// Performs a closure in which colors and `current` have the style, the level and the code's own traits
    /// of the environment; unspecified ones leave those of the film.
    public func performAsCurrent(_ actions: () -> Void) {
        InterfaceStyle.with(
            dark: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle == .dark,
            elevated: userInterfaceLevel == .unspecified ? nil : userInterfaceLevel == .elevated,
            traits: others.isEmpty ? nil : [ColorTraits(UITraitOverrides(others))], actions)
    }

    /// The kind of device: a tablet where both sides have 700 points, otherwise a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let size = RunContext.current.size
        return other(UITraitUserInterfaceIdiom.self)
            ?? (min(size.width, size.height) >= 700 ? .pad : .phone)
    }

    /// The number of pixels per point.
    public var displayScale: CGFloat { other(UITraitDisplayScale.self) ?? RunContext.current.scale }

    /// Returns whether colors look different from those in another environment: where the styles differ.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
    }
}
