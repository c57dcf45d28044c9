import Physics2D

/// A behavior that applies a force to its items, continuously or as a single impulse.
///
/// On an item of 100 x 100 pt and density 1, a continuous push of magnitude 1 is an acceleration of
/// 100 pt/s^2, and an instantaneous one adds 100 pt/s. Lighter items gain more.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// The kinds of push.
    public enum Mode: Int, Sendable {
        /// The push acts in every step while it is active.
        case continuous = 0
        /// The push acts once, at the next step, and is then no longer active.
        case instantaneous = 1
    }

    /// The kind of the push.
    open private(set) var mode: Mode

    /// A Boolean value that indicates whether the push acts; default true. An instantaneous push becomes
    /// inactive once it has acted; setting this property to true makes it act once more.
    open var active = true {
        didSet { if active != oldValue { pushDidChange() } }
    }

    // The angle and the magnitude are stored separately, so that an angle set before the magnitude lasts,
    // also while the magnitude is 0. The vector is stored beside them exactly as it was set.
    private var direction = CGVector(dx: 0, dy: 0)
    private var storedAngle: CGFloat = 0
    private var storedMagnitude: CGFloat = 0

    /// The force vector, in newtons, or the impulse in newton seconds; the default (0, 0) has no effect.
    /// Setting it sets angle and magnitude; (0, 0) keeps the angle.
    ///
    /// A component beyond 1e18, or not finite, is an error, and so is a force that would accelerate an item
    /// by more than 1e12 pt/s^2, or an impulse that would give it more than 1e9 pt/s.
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

    /// Creates an active push with items and a force of 0.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        items.forEach(addMember)
    }

    /// Creates a continuous push without items.
    public convenience override init() {
        self.init(items: [], mode: .continuous)
    }

    /// The items, in the order added.
    open var items: [any UIDynamicItem] { members }

    /// Adds an item. Adding it again has no effect.
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }

    /// Removes an item; it keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        removeMember(item)
    }

    /// The direction of the force in radians, clockwise from the positive x axis; default 0. It lasts while
    /// the magnitude is 0, so angle and magnitude can be set in either order. Setting it keeps the magnitude.
    open var angle: CGFloat {
        get { storedAngle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude of the force, in newtons; default 0. A negative magnitude reverses the force.
    /// Setting it keeps the angle.
    open var magnitude: CGFloat {
        get { storedMagnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the angle, in radians clockwise from the positive x axis, and the magnitude, in newtons. A number
    /// that is not finite, or a magnitude beyond 1e18, is an error.
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

    /// Returns the point at which the force acts on an item, as an offset from its center in points along the
    /// reference view's axes; default (0, 0).
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets the point at which the force acts on an item, as an offset from its center in points along the
    /// reference view's axes. A force off the center also rotates the item. An item that the behavior does
    /// not hold has no effect; a number beyond 1e9, or not finite, is an error.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard holds(item),
            accept(Limit.coordinate.allows(o), "setTargetOffsetFromCenter", o, Limit.coordinate.rule)
        else { return }
        offsets[ObjectIdentifier(item)] = o
        pushDidChange()
    }

    override var acceptsChildren: Bool { false }

    /// True when an item is to be pushed in the next step.
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
