/// The overrides of the objects of a run.
@MainActor private final class TraitOverridesStore: RunState {
    private var all: [ObjectIdentifier: Entry] = [:]

    /// The overrides of an object that is not held.
    @MainActor private struct Entry {
        weak var object: AnyObject?
        var overrides = UITraitOverrides()
        /// What the parent has given a controller.
        var given: UITraitCollection?
    }

    init(of context: RunContext) {}

    private subscript(entryOf object: AnyObject) -> Entry {
        get {
            let entry = all[ObjectIdentifier(object)]
            return entry.flatMap { $0.object === object ? $0 : nil } ?? Entry(object: object)
        }
        set { all[ObjectIdentifier(object)] = newValue }
    }

    subscript(object: AnyObject) -> UITraitOverrides {
        get { self[entryOf: object].overrides }
        set { self[entryOf: object].overrides = newValue }
    }

    /// The traits that a controller has from its parent; nil for none.
    subscript(givenTo child: UIViewController) -> UITraitCollection? {
        get { self[entryOf: child].given }
        set { self[entryOf: child].given = newValue }
    }

    /// Returns an environment with the traits of objects, of which later ones win.
    func environment(_ base: UITraitCollection, in objects: [AnyObject]) -> UITraitCollection {
        var traits = UITraitOverrides(warns: false)
        for object in objects { traits.take(self[object]) }
        return UITraitCollection(base, traits)
    }

    /// A Boolean value that indicates whether any object overrides a trait.
    var isEmpty: Bool { all.isEmpty }
}

/// A view or a controller, which can override traits.
@MainActor private protocol TraitOverriding: AnyObject {
    var traitCollection: UITraitCollection { get }
    var contentSizeCategory: UIContentSizeCategory { get }
    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The view that shows the traits; nil before it is loaded.
    var viewIfLoaded: UIView? { get }
}

extension TraitOverriding {
    fileprivate var overrides: UITraitOverrides {
        get { RunContext.current[TraitOverridesStore.self][self] }
        set {
            let (before, environment) = (contentSizeCategory, traitCollection)
            let former = overrides
            let changes = newValue.changes(from: former)
            RunContext.current[TraitOverridesStore.self][self] = newValue
            overrideUserInterfaceStyle = newValue.userInterfaceStyle
            newValue.noteContentSize()
            viewIfLoaded?.contentSizeDidChange(from: before)
            if newValue.affectsColors(changing: changes, from: former) { viewIfLoaded?.takeColorTraits() }
            if !changes.isEmpty { viewIfLoaded?.notify(of: changes, from: environment) }
        }
    }
}

extension UIView: TraitOverriding {
    fileprivate var viewIfLoaded: UIView? { self }

    /// The traits that the view gives itself and its subviews.
    public var traitOverrides: UITraitOverrides {
        get { overrides }
        set { overrides = newValue }
    }

    /// Returns an environment with the traits that the view, the views around it and their controllers set.
    func withOverrides(_ base: UITraitCollection) -> UITraitCollection {
        let store = RunContext.current[TraitOverridesStore.self]
        if store.isEmpty { return base }
        let chain = sequence(first: self, next: \.superview).reversed()
        return store.environment(
            base, in: chain.flatMap { [$0.viewController, $0] as [AnyObject?] }.compactMap { $0 })
    }

    /// Gives the view, and those in it, the colors of the traits that it and its controller set.
    fileprivate func takeColorTraits() {
        let store = RunContext.current[TraitOverridesStore.self]
        var own = UITraitOverrides(warns: false)
        if let viewController { own.take(store[viewController]) }
        own.take(store[self])
        guard own.affectsColors || storage.colorTraits != nil else { return }
        storage.colorTraits = own.affectsColors ? ColorTraits(own) : nil
        RunContext.current.screenState.hasStyleOverrides = true
        followInterfaceStyle()
    }

    /// Notifies the view, those in it and their controllers of other traits.
    fileprivate func notify(of changes: Set<ObjectIdentifier>, from before: UITraitCollection) {
        viewController?.traitCollectionDidChange(before)
        viewController?.notify(ofTraits: changes, from: before)
        traitCollectionDidChange(before)
        notify(ofTraits: changes, from: before)
        for subview in subviews { subview.notify(of: changes, from: before) }
    }
}

extension UITraitOverrides {
    /// Notes that there is a preferred size of texts besides the standard one.
    fileprivate func noteContentSize() {
        guard contains(UITraitPreferredContentSizeCategory.self) else { return }
        RunContext.current.screenState.hasContentSizeOverrides = true
    }

    /// Removes the traits that one collection specifies, and adds those of another.
    fileprivate mutating func replace(_ old: UITraitCollection?, with new: UITraitCollection?) {
        replace(UITraitUserInterfaceStyle.self, old?.userInterfaceStyle, new?.userInterfaceStyle)
        replace(UITraitHorizontalSizeClass.self, old?.horizontalSizeClass, new?.horizontalSizeClass)
        replace(UITraitVerticalSizeClass.self, old?.verticalSizeClass, new?.verticalSizeClass)
        replace(
            UITraitPreferredContentSizeCategory.self, old?.preferredContentSizeCategory,
            new?.preferredContentSizeCategory)
    }

    private mutating func replace<Trait: UITraitDefinition>(
        _ trait: Trait.Type, _ old: Trait.Value?, _ new: Trait.Value?
    ) where Trait.Value: Equatable {
        if let old, old != trait.defaultValue { remove(trait) }
        if let new, new != trait.defaultValue { self[trait] = new }
    }
}

extension UIViewController: TraitOverriding {
    /// The traits that the controller gives itself and its children.
    public var traitOverrides: UITraitOverrides {
        get { overrides }
        set { overrides = newValue }
    }

    /// Gives the view that was just loaded the colors of traits that code set before.
    func takeColorTraits() {
        if !RunContext.current[TraitOverridesStore.self].isEmpty { viewIfLoaded?.takeColorTraits() }
    }

    /// Returns an environment with the traits that the controller and those around it set.
    func withOverrides(_ base: UITraitCollection) -> UITraitCollection {
        if let view = viewIfLoaded, view.superview != nil { return view.withOverrides(base) }
        let store = RunContext.current[TraitOverridesStore.self]
        if store.isEmpty { return base }
        return store.environment(
            base, in: sequence(first: self, next: { $0.parent ?? $0.presenter }).reversed())
    }

    /// Gives a child the traits that a collection specifies, or, for nil, takes those given before from it.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        let store = RunContext.current[TraitOverridesStore.self]
        childViewController.traitOverrides.replace(store[givenTo: childViewController], with: collection)
        store[givenTo: childViewController] = collection
    }

    /// Returns the traits given to a child; nil for none.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection?
    {
        RunContext.current[TraitOverridesStore.self][givenTo: childViewController]
    }
}
