/// The traits that a view or controller gives itself and what it contains. A film shows the style, light or
/// dark, and the preferred size of texts; code reads size classes, the kind of device and its own traits;
/// others warn.
@preconcurrency @MainActor public struct UITraitOverrides: UIMutableTraits {
    /// The values, with the number of the change that set each of them.
    private var values: [ObjectIdentifier: (value: Any, change: Int)] = [:]
    /// The traits among these on which colors depend.
    private var colorTraits: Set<ObjectIdentifier> = []
    private var changes = 0
    private let warns: Bool

    /// Creates a set without traits, of which some warn when they are set.
    package init(warns: Bool = true) { self.warns = warns }

    /// Creates a set of values by the types of their traits.
    init(_ all: [ObjectIdentifier: Any]) {
        self.init(warns: false)
        values = all.mapValues { ($0, 0) }
    }

    /// The traits that have no effect in a film.
    private static let unused: [UITrait] = [
        UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
        UITraitDisplayScale.self, UITraitLayoutDirection.self,
    ]
    /// The traits that views look for themselves.
    private static let shown = [
        ObjectIdentifier(UITraitUserInterfaceStyle.self),
        ObjectIdentifier(UITraitPreferredContentSizeCategory.self),
    ]

    /// The value of a trait; setting it adds the trait.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { value(of: trait) ?? trait.defaultValue }
        set {
            if warns, Self.unused.contains(where: { $0 == trait }) {
                warnOfNoEffect("UITraitOverrides.\(trait)")
            }
            changes += 1
            values[ObjectIdentifier(trait)] = (newValue, changes)
            if trait.affectsColorAppearance { colorTraits.insert(ObjectIdentifier(trait)) }
        }
    }

    /// Returns the value of a trait; nil where the trait is not among these.
    func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
        values[ObjectIdentifier(trait)]?.value as? Trait.Value
    }

    /// The values by the types of their traits.
    var all: [ObjectIdentifier: Any] { values.mapValues(\.value) }

    /// Adds traits of another set, but for the style and the size of texts.
    package mutating func take(_ other: UITraitOverrides) {
        for (trait, value) in other.values where !Self.shown.contains(trait) { values[trait] = value }
        colorTraits.formUnion(other.colorTraits)
    }

    /// A Boolean value that indicates whether colors depend on some of the traits.
    package var affectsColors: Bool { !colorTraits.isEmpty }

    /// Returns whether colors depend on some of the traits that differ from an earlier set.
    package func affectsColors(changing changes: Set<ObjectIdentifier>, from earlier: UITraitOverrides)
        -> Bool
    {
        !changes.isDisjoint(with: colorTraits.union(earlier.colorTraits))
    }

    /// Returns the traits that differ from an earlier set, but for the style and the size of texts.
    package func changes(from earlier: UITraitOverrides) -> Set<ObjectIdentifier> {
        let traits = Set(values.keys).union(earlier.values.keys).subtracting(Self.shown)
        return traits.filter {
            let (old, new) = (earlier.values[$0], values[$0])
            if old?.change == new?.change { return false }
            guard let old = old?.value as? AnyHashable, let new = new?.value as? AnyHashable else {
                return true
            }
            return old != new
        }
    }

    /// Returns a Boolean value that indicates whether a trait is among these.
    public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

    /// Removes a trait.
    public mutating func remove(_ trait: UITrait) {
        values[ObjectIdentifier(trait)] = nil
        colorTraits.remove(ObjectIdentifier(trait))
    }

    /// The trait of light or dark colors.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    /// The trait of the width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    /// The trait of the height.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    /// The trait of the preferred size of texts.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    /// The trait of the kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    /// The trait of the level of backgrounds.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    /// The trait of the contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    /// The trait of the weight of texts.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    /// The trait of the number of pixels per point.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    /// The trait of the direction of the language.
    public var layoutDirection: UIUserInterfaceLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
}
