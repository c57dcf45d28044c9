/// A rule of motion for the items of an animator. The base class holds child behaviors, so that a subclass
/// can combine several into one.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject, KeyValueObserver {
    /// The number of the object in the run, from 1, in the order of first use.
    private lazy var hashNumber = RunContext.current.newHashNumber()

    /// The hash value, which is the same in every run, as is the order of sets of such objects.
    open override var hash: Int { MainActor.assumeIsolated { hashNumber } }

    /// A closure called once in every step of the animator, after the contacts are reported; default nil.
    open var action: (() -> Void)?

    /// A closure called in the step in which the last of the behavior's items, or of its children's, comes to
    /// rest; default nil. Flipbook's own.
    public var didSettle: (() -> Void)?

    /// The child behaviors, in the order added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// The animator that this behavior, or its outermost parent, was added to; nil for none.
    open var dynamicAnimator: UIDynamicAnimator? { animator }

    weak var animator: UIDynamicAnimator?
    weak var parent: UIDynamicBehavior?
    private let list = ObjectList<any UIDynamicItem>()
    /// The items, each once, in the order added; empty for behaviors that only have children.
    package var members: [any UIDynamicItem] { list.elements }

    /// Notifies the behavior that a property that it observes has changed. The default implementation does
    /// nothing.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Creates a behavior without children.
    public override init() {
        super.init()
    }

    /// True when other behaviors can be its children; false for gravity, collision and the other
    /// built-in kinds.
    var acceptsChildren: Bool { true }

    /// Adds a child behavior, which acts while this behavior is in an animator.
    ///
    /// A behavior that is a child already stays as it is. It is an error to add a behavior that is in an
    /// animator or in another behavior, one that contains this behavior, or to add to gravity, collision or
    /// another built-in kind.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard acceptsChildren else {
            return fail("\(type(of: self)) cannot have child behaviors: compose them in a UIDynamicBehavior.")
        }
        if behavior.parent === self { return }
        guard !behavior.isTaken, behavior !== self, !isPart(of: behavior) else {
            return fail(
                "\(type(of: behavior)) was added twice: a behavior can be in one animator, or in one other behavior."
            )
        }
        behavior.parent = self
        childBehaviors.append(behavior)
        animator?.associate(behavior)
    }

    /// Removes a child behavior. A behavior that is not a child has no effect.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        behavior.parent = nil
        animator?.dissociate(behavior)
    }

    /// Notifies the behavior that it is about to join an animator, or, with nil, to leave one. The default
    /// implementation does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Notifies the behavior that it joined an animator, after the animator took its items.
    func didJoin(_ animator: UIDynamicAnimator) {}

    /// Notifies the behavior that it leaves an animator, while the animator still holds its items.
    func willLeave(_ animator: UIDynamicAnimator) {}

    /// True when the behavior is in an animator or in another behavior.
    var isTaken: Bool { animator != nil || parent != nil }

    private func isPart(of other: UIDynamicBehavior) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }

    /// This behavior and all its descendants, parents first.
    var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

    /// True when this behavior or one of its descendants has an action.
    var hasAction: Bool { action != nil || childBehaviors.contains(where: \.hasAction) }

    /// True when this behavior or one of its descendants has a `didSettle` closure.
    var hasSettleReport: Bool { didSettle != nil || childBehaviors.contains(where: \.hasSettleReport) }

    func holds(_ item: any UIDynamicItem) -> Bool {
        list.contains(item)
    }

    /// Adds an item. Adding it again has no effect.
    func addMember(_ item: any UIDynamicItem) {
        guard !holds(item) else { return }
        list.append(item, for: item)
        animator?.hold(item, by: self)
    }

    /// Removes an item. An item that the behavior does not hold has no effect.
    func removeMember(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        animator?.release(item, by: self)
    }

    /// Applies the behavior's changed settings to the bodies of its items.
    func settingsDidChange() {
        animator?.settingsDidChange(of: self)
    }

    /// Reports that the scene broke a rule.
    func fail(_ sentence: String) {
        RunContext.current.fail(SceneFailure(sentence))
    }

    /// Returns true when a number, point or vector is within a limit; reports a failure if not.
    func accept(_ property: String, _ value: some LimitedValue, _ limit: Limit) -> Bool {
        accept(value.isAllowed(by: limit), property, value, limit.rule)
    }

    /// Returns `isValid`; reports a failure that names the property, its rule and the value if it is false.
    func accept(_ isValid: Bool, _ property: String, _ value: Any, _ rule: String) -> Bool {
        RunContext.accept(isValid, "\(type(of: self)).\(property)", rule, value: value)
    }

    /// Returns true when a property's new value is within a limit. Otherwise reports a failure and gives the
    /// property its old value back.
    func accept<Value: LimitedValue>(
        _ property: String, _ value: inout Value, _ limit: Limit, orKeep oldValue: Value
    ) -> Bool {
        accept(value.isAllowed(by: limit), property, &value, limit.rule, orKeep: oldValue)
    }

    /// Returns `isValid`. If it is false, reports a failure and gives the property its old value back.
    func accept<Value>(
        _ isValid: Bool, _ property: String, _ value: inout Value, _ rule: String, orKeep oldValue: Value
    ) -> Bool {
        if !accept(isValid, property, value, rule) { value = oldValue }
        return isValid
    }
}
