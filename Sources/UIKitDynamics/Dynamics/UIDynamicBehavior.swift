/// A rule of motion that an animator obeys; by itself it holds other behaviors as its children, so that
/// subclasses can compose them into one.
@MainActor open class UIDynamicBehavior: NSObject {
    /// What is called once in every step of the animator, after the contacts; default nothing.
    open var action: (() -> Void)?

    /// What is called on the step in which the last of the items, or of the children's items, comes to rest;
    /// default nothing. Ours.
    public var didSettle: (() -> Void)?

    /// The behaviors that this one is composed of, in the order added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// The animator that this behavior, or the one that it is a child of, was added to; nil for none.
    open var dynamicAnimator: UIDynamicAnimator? { animator }

    weak var animator: UIDynamicAnimator?
    weak var parent: UIDynamicBehavior?
    /// The items, each once, in the order added; empty for behaviors that only have children.
    private(set) var members: [any UIDynamicItem] = []
    private var memberNames: Set<ObjectIdentifier> = []

    /// A behavior without children.
    public override init() {
        super.init()
    }

    /// Whether other behaviors can be its children: true for UIDynamicBehavior and direct subclasses of it,
    /// false for gravity, collision and the like.
    var acceptsChildren: Bool { true }

    /// Makes another behavior a part of this one; it acts when this one is in an animator.
    ///
    /// A behavior that is a child or in an animator already, or a parent that is gravity, collision or the
    /// like, is an error.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard acceptsChildren else {
            return fail("\(type(of: self)) cannot have child behaviors: compose them in a UIDynamicBehavior.")
        }
        guard !behavior.isTaken, behavior !== self, !isPart(of: behavior) else {
            return fail(
                "\(type(of: behavior)) was added twice: a behavior can be in one animator, or in one other behavior."
            )
        }
        behavior.parent = self
        childBehaviors.append(behavior)
        animator?.associate(behavior)
    }

    /// Takes a child out; one that is not a child changes nothing.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        behavior.parent = nil
        animator?.dissociate(behavior)
    }

    /// Called before the behavior comes into an animator, and with nil before it leaves; does nothing by
    /// itself.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Called once the animator has taken the items.
    func didJoin(_ animator: UIDynamicAnimator) {}

    /// Called while the animator still has the items.
    func willLeave(_ animator: UIDynamicAnimator) {}

    /// Whether the behavior is in an animator or in another behavior.
    var isTaken: Bool { animator != nil || parent != nil }

    private func isPart(of other: UIDynamicBehavior) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }

    /// This behavior and all that it is composed of, parents first.
    var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

    /// Whether this behavior, or one that it is composed of, is to be called in every step.
    var hasAction: Bool { action != nil || childBehaviors.contains(where: \.hasAction) }

    /// Whether this behavior, or one that it is composed of, is to be told of rest.
    var hasSettleReport: Bool { didSettle != nil || childBehaviors.contains(where: \.hasSettleReport) }

    func holds(_ item: any UIDynamicItem) -> Bool {
        memberNames.contains(ObjectIdentifier(item))
    }

    /// Takes an item in; one that is in already changes nothing.
    func addMember(_ item: any UIDynamicItem) {
        guard !holds(item) else { return }
        members.append(item)
        memberNames.insert(ObjectIdentifier(item))
        animator?.hold(item, by: self)
    }

    /// Lets an item go; one that is not in changes nothing.
    func removeMember(_ item: any UIDynamicItem) {
        guard holds(item), let index = members.firstIndex(where: { $0 === item }) else { return }
        members.remove(at: index)
        memberNames.remove(ObjectIdentifier(item))
        animator?.release(item, by: self)
    }

    /// Tells the animator that the items' bodies must take over changed settings.
    func settingsDidChange() {
        animator?.settingsDidChange(of: self)
    }

    /// Reports that the scene broke a rule.
    func fail(_ sentence: String) {
        Stage.current.fail(SceneFailure(sentence))
    }

    /// Whether a number, point or vector is within a limit; if not, reports so.
    func accept(_ property: String, _ value: CGFloat, _ limit: Limit) -> Bool {
        accept(limit.allows(value), property, value, limit.rule)
    }
    func accept(_ property: String, _ value: CGPoint, _ limit: Limit) -> Bool {
        accept(limit.allows(value), property, value, limit.rule)
    }
    func accept(_ property: String, _ value: CGVector, _ limit: Limit) -> Bool {
        accept(limit.allows(value), property, value, limit.rule)
    }

    /// Whether a value can be used; if not, reports so.
    func accept(_ isValid: Bool, _ property: String, _ value: Any, _ rule: String) -> Bool {
        if !isValid { fail("\(type(of: self)).\(property) must be \(rule), but it was set to \(value).") }
        return isValid
    }
}
