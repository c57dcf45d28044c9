/// The traits that a view or controller gives itself and what it contains. A film shows the style, light or
/// dark, and the preferred size of texts; others warn.
@preconcurrency @MainActor public struct UITraitOverrides {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a trait; setting it adds the trait.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[ObjectIdentifier(trait)] as? Trait.Value ?? trait.defaultValue }
        set {
            let isShown =
                trait == UITraitUserInterfaceStyle.self || trait == UITraitPreferredContentSizeCategory.self
            if !isShown { warnOfNoEffect("UITraitOverrides.\(trait)") }
            values[ObjectIdentifier(trait)] = newValue
        }
    }

    /// Returns a Boolean value that indicates whether a trait is among these.
    public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

    /// Removes a trait.
    public mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

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

/// The overrides of the objects of a run.
@MainActor private final class TraitOverridesStore: RunState {
    private var all: [ObjectIdentifier: (object: Unowned, overrides: UITraitOverrides)] = [:]

    /// A reference that does not hold its object.
    private struct Unowned { weak var object: AnyObject? }

    init(of context: RunContext) {}

    subscript(object: AnyObject) -> UITraitOverrides {
        get {
            let entry = all[ObjectIdentifier(object)]
            return entry.flatMap { $0.object.object === object ? $0.overrides : nil } ?? UITraitOverrides()
        }
        set { all[ObjectIdentifier(object)] = (Unowned(object: object), newValue) }
    }
}

extension UIView {
    /// The traits that the view gives itself and its subviews.
    public var traitOverrides: UITraitOverrides {
        get { RunContext.current[TraitOverridesStore.self][self] }
        set {
            let before = contentSizeCategory
            RunContext.current[TraitOverridesStore.self][self] = newValue
            overrideUserInterfaceStyle = newValue.userInterfaceStyle
            newValue.noteContentSize()
            contentSizeDidChange(from: before)
        }
    }
}

extension UITraitOverrides {
    /// Notes that there is a preferred size of texts besides the standard one.
    fileprivate func noteContentSize() {
        guard contains(UITraitPreferredContentSizeCategory.self) else { return }
        RunContext.current.screenState.hasContentSizeOverrides = true
    }
}

extension UIViewController {
    /// The traits that the controller gives itself and its children.
    public var traitOverrides: UITraitOverrides {
        get { RunContext.current[TraitOverridesStore.self][self] }
        set {
            let before = contentSizeCategory
            RunContext.current[TraitOverridesStore.self][self] = newValue
            overrideUserInterfaceStyle = newValue.userInterfaceStyle
            newValue.noteContentSize()
            viewIfLoaded?.contentSizeDidChange(from: before)
        }
    }

    /// Gives a child other traits. It has no effect.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        if collection != nil { warnOfNoEffect("UIViewController.setOverrideTraitCollection") }
    }

    /// Returns the traits given to a child: none.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection?
    {
        nil
    }
}
