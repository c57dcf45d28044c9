import Physics2D

/// A force on its items: continuously, or as a single push.
///
/// A magnitude of 1 moves an item of 100 x 100 pt and density 1 by 100 pt/s^2 when the push is continuous,
/// and gives it 100 pt/s at once when it is instantaneous; lighter items are moved more.
@MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// How long the push lasts.
    public enum Mode: Int, Sendable {
        /// As long as it is active.
        case continuous = 0
        /// For a moment: at the next step, after which it is no longer active.
        case instantaneous = 1
    }

    /// How long the push lasts.
    open private(set) var mode: Mode

    /// Whether it pushes; default true. An instantaneous push turns false once it has acted; setting it true
    /// again lets it act once more.
    open var active = true {
        didSet { if active != oldValue { pushDidChange() } }
    }

    // The angle and the magnitude are the state, kept apart, so that an angle set before the magnitude lasts,
    // and one that was set lasts while the magnitude is 0. The vector is kept beside them, as it was set.
    private var direction = CGVector(dx: 0, dy: 0)
    private var storedAngle: CGFloat = 0
    private var storedMagnitude: CGFloat = 0

    /// The force, in newtons; the default (0, 0) does nothing. Setting it sets angle and magnitude; (0, 0)
    /// leaves the angle. Components beyond 1e18, or not finite, are an error, and so is a force that would
    /// accelerate an item by more than 1e12 pt/s^2, or push it to more than 1e9 pt/s.
    open var pushDirection: CGVector {
        get { direction }
        set {
            guard accept("pushDirection", newValue, .force) else { return }
            storedMagnitude = newValue.length
            if storedMagnitude > 0 { storedAngle = arcTangent(y: newValue.dy, x: newValue.dx) }
            push(newValue)
        }
    }

    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// A push on items: active, with no force yet.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        items.forEach(addMember)
    }

    /// A continuous push, without items yet.
    public convenience override init() {
        self.init(items: [], mode: .continuous)
    }

    /// The items, in the order added.
    open var items: [any UIDynamicItem] { members }

    /// Lets an item be pushed; one that is already changes nothing.
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }

    /// Ends the push on an item; it keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        removeMember(item)
    }

    /// The direction of the force in radians, clockwise from the right; default 0. It lasts while the
    /// magnitude is 0, so either may be set first. Setting it keeps the magnitude.
    open var angle: CGFloat {
        get { storedAngle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The size of the force, in newtons; default 0. A negative one pushes the other way. Setting it keeps the
    /// angle.
    open var magnitude: CGFloat {
        get { storedMagnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction (radians, clockwise from the right) and size (newtons) of the force at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        guard accept(angle.isFinite && magnitude.isFinite, "setAngle", (angle, magnitude), "finite") else {
            return
        }
        let vector = CGVector(angle: angle, length: magnitude)
        guard accept("pushDirection", vector, .force) else { return }
        (storedAngle, storedMagnitude) = (angle, magnitude)
        push(vector)
    }

    private func push(_ vector: CGVector) {
        direction = vector
        pushDidChange()
    }

    /// Where an item is pushed, from its center, in points along the reference view's axes; default (0, 0).
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where an item is pushed, from its center, in points along the reference view's axes: off the
    /// center the push also turns the item. An item that is not held changes nothing.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard holds(item),
            accept(Limit.coordinate.allows(o), "setTargetOffsetFromCenter", o, Limit.coordinate.rule)
        else { return }
        offsets[ObjectIdentifier(item)] = o
        pushDidChange()
    }

    override var acceptsChildren: Bool { false }

    /// Whether something is to be pushed at the next step.
    var isPushing: Bool {
        active && !members.isEmpty && (mode == .instantaneous || direction.length > 0)
    }

    private func pushDidChange() {
        if isPushing { settingsDidChange() }
    }

    override func didJoin(_ animator: UIDynamicAnimator) {
        animator.change { $0.pushes.append(self) }
    }

    override func willLeave(_ animator: UIDynamicAnimator) {
        animator.change { $0.pushes.removeAll { $0 === self } }
    }
}
