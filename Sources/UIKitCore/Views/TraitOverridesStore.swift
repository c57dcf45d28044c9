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

    /// Returns an environment with the traits of objects, of which later ones win.
    func environment(_ base: UITraitCollection, in objects: [AnyObject]) -> UITraitCollection {
        var traits = UITraitOverrides(warns: false)
        for object in objects { traits.take(self[object]) }
        return UITraitCollection(base, traits)
    }

    /// A Boolean value that indicates whether any object overrides a trait.
    var isEmpty: Bool { all.isEmpty }
}

extension UIView {
    /// The traits that the view gives itself and its subviews.
    public var traitOverrides: UITraitOverrides {
        get { RunContext.current[TraitOverridesStore.self][self] }
        set {
            let (before, environment) = (contentSizeCategory, traitCollection)
            let changes = newValue.changes(from: traitOverrides)
            RunContext.current[TraitOverridesStore.self][self] = newValue
            overrideUserInterfaceStyle = newValue.userInterfaceStyle
            newValue.noteContentSize()
            contentSizeDidChange(from: before)
            if !changes.isEmpty { notify(of: changes, from: environment) }
        }
    }

    /// Returns an environment with the traits that the view, the views around it and their controllers set.
    func withOverrides(_ base: UITraitCollection) -> UITraitCollection {
        let store = RunContext.current[TraitOverridesStore.self]
        if store.isEmpty { return base }
        let chain = sequence(first: self, next: \.superview).reversed()
        return store.environment(
            base, in: chain.flatMap { [$0.viewController, $0] as [AnyObject?] }.compactMap { $0 })
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
}

extension UIViewController {
    /// The traits that the controller gives itself and its children.
    public var traitOverrides: UITraitOverrides {
        get { RunContext.current[TraitOverridesStore.self][self] }
        set {
            let (before, environment) = (contentSizeCategory, traitCollection)
            let changes = newValue.changes(from: traitOverrides)
            RunContext.current[TraitOverridesStore.self][self] = newValue
            overrideUserInterfaceStyle = newValue.userInterfaceStyle
            newValue.noteContentSize()
            viewIfLoaded?.contentSizeDidChange(from: before)
            if !changes.isEmpty { viewIfLoaded?.notify(of: changes, from: environment) }
        }
    }

    /// Returns an environment with the traits that the controller and those around it set.
    func withOverrides(_ base: UITraitCollection) -> UITraitCollection {
        if let view = viewIfLoaded, view.superview != nil { return view.withOverrides(base) }
        let store = RunContext.current[TraitOverridesStore.self]
        if store.isEmpty { return base }
        return store.environment(
            base, in: sequence(first: self, next: { $0.parent ?? $0.presenter }).reversed())
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
