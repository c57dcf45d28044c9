import Physics2D

/// A behavior that configures the physical properties of its items: elasticity, friction, density,
/// resistance, charge and freedom to rotate.
///
/// When several of these behaviors hold an item, each property has the value set last; taking the item
/// counts as setting. An item held by none has the defaults, and returns to them when the only behavior
/// that set a property releases it.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var properties = Properties()
    /// The sequence number at which each property was set; 0 for never.
    private var stamps = Properties.Stamps()
    /// The velocities that were added before the behavior joined an animator.
    private var pendingVelocities: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    /// Creates a behavior with items, whose properties are the defaults.
    public init(items: [any UIDynamicItem]) {
        super.init()
        items.forEach(addMember)
    }

    /// Creates a behavior without items.
    public convenience override init() {
        self.init(items: [])
    }

    /// The items, in the order added.
    open var items: [any UIDynamicItem] { members }

    /// Adds an item, which gets the properties set here. Adding it again has no effect.
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }

    /// Removes an item, whose properties return to those of its other behaviors or to the defaults.
    open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

    /// The fraction of the approach speed that a bounce keeps, from 0 for none to 1e6;
    /// default 0.2 (measured). At 1 all speed is kept, above 1 a bounce adds speed. A contact uses the
    /// larger elasticity of the two.
    open var elasticity: CGFloat {
        get { properties.elasticity }
        set { set(\.elasticity, \.elasticity, newValue, "elasticity", .ratio) }
    }

    /// The friction, from 0 for none to 1e6; default 0.2 (measured). A contact uses the geometric
    /// mean of the two frictions.
    open var friction: CGFloat {
        get { properties.friction }
        set { set(\.friction, \.friction, newValue, "friction", .ratio) }
    }

    /// The mass of 100 x 100 pt, in kilograms; from 0 to 1e9, default 1. At 0 the item has a mass of 1 kg and
    /// infinite inertia. An item that would be lighter than 1e-12 kg or heavier than 1e18 kg is an error.
    open var density: CGFloat {
        get { properties.density }
        set { set(\.density, \.density, newValue, "density", .density) }
    }

    /// The damping of the velocity, per second; 0 or more, default 0.1 (measured).
    /// At infinity the item does not move.
    open var resistance: CGFloat {
        get { properties.resistance }
        set { setResistance(\.resistance, \.resistance, newValue, "resistance") }
    }

    /// The damping of the angular velocity, per second; 0 or more, default 0.1 (measured).
    /// At infinity the item does not rotate.
    open var angularResistance: CGFloat {
        get { properties.angularResistance }
        set {
            setResistance(\.angularResistance, \.angularResistance, newValue, "angularResistance")
        }
    }

    /// A Boolean value that indicates whether contacts can rotate the item; default true. When false, an
    /// angular velocity that it already has is kept.
    open var allowsRotation: Bool {
        get { properties.allowsRotation }
        set { set(\.allowsRotation, \.allowsRotation, newValue) }
    }

    /// The electric charge, on which electric and magnetic fields act; from -1e9 to 1e9, default 0.
    open var charge: CGFloat {
        get { properties.charge }
        set {
            guard accept("charge", newValue, .charge) else { return }
            set(\.charge, \.charge, newValue)
        }
    }

    /// A Boolean value that indicates whether the item is immovable, like a wall; default false.
    open var isAnchored: Bool {
        get { properties.isAnchored }
        set { set(\.isAnchored, \.isAnchored, newValue) }
    }

    /// Adds to an item's velocity, in points per second, up to 1e9 in each direction.
    /// Before the behavior is in an animator, the velocity is stored until it joins one. An item that the
    /// behavior does not hold has no effect.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard holds(item), accept("addLinearVelocity", velocity, .velocity) else { return }
        addVelocity(linear: velocity, angular: 0, for: item)
    }

    /// Returns an item's velocity in points per second; (0, 0) for an item that is not held or not
    /// in an animator.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        holds(item) ? animator?.linearVelocity(of: item) ?? .zero : .zero
    }

    /// Adds to an item's angular velocity, in radians per second clockwise, up to 1e6.
    /// Before the behavior is in an animator, the velocity is stored until it joins one. An item that the
    /// behavior does not hold has no effect.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard holds(item), accept("addAngularVelocity", velocity, .spin) else { return }
        addVelocity(linear: .zero, angular: velocity, for: item)
    }

    /// Returns an item's angular velocity in radians per second clockwise; 0 for an item that is not
    /// held or not in an animator.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        holds(item) ? animator?.angularVelocity(of: item) ?? 0 : 0
    }

    override var acceptsChildren: Bool { false }

    private func addVelocity(linear: CGPoint, angular: CGFloat, for item: any UIDynamicItem) {
        if let animator {
            animator.addVelocity(linear: linear, angular: angular, to: item)
        } else {
            pendingVelocities.append((item, linear, angular))
        }
    }

    /// Applies the velocities that were added before the behavior joined an animator.
    func addPendingVelocities() {
        for pending in pendingVelocities {
            animator?.addVelocity(linear: pending.linear, angular: pending.angular, to: pending.item)
        }
        pendingVelocities = []
    }

    private func set<Value>(
        _ property: WritableKeyPath<Properties, Value>,
        _ sequenceNumber: WritableKeyPath<Properties.Stamps, Int>,
        _ value: Value
    ) {
        properties[keyPath: property] = value
        stamps[keyPath: sequenceNumber] = Self.nextSequenceNumber()
        settingsDidChange()
    }

    private func set(
        _ property: WritableKeyPath<Properties, CGFloat>,
        _ sequenceNumber: WritableKeyPath<Properties.Stamps, Int>,
        _ value: CGFloat, _ name: String, _ limit: Limit
    ) {
        guard accept(name, value, limit) else { return }
        set(property, sequenceNumber, value)
    }

    private func setResistance(
        _ property: WritableKeyPath<Properties, CGFloat>,
        _ sequenceNumber: WritableKeyPath<Properties.Stamps, Int>,
        _ value: CGFloat, _ name: String
    ) {
        // There is no upper limit: the solver divides by the resistance, so a number too large for a float
        // stops an item just as infinity does.
        guard accept(value >= 0, name, value, "a number of 0 or more") else { return }
        set(property, sequenceNumber, value)
    }

    /// Writes the properties set here to the result, except those set later by another behavior. Taking an
    /// item, at the sequence number passed, counts as setting.
    func apply(to result: inout Properties, _ latest: inout Properties.Stamps, heldSince sequenceNumber: Int)
    {
        func take<Value>(
            _ property: WritableKeyPath<Properties, Value>, _ key: WritableKeyPath<Properties.Stamps, Int>
        ) {
            guard stamps[keyPath: key] > 0 else { return }
            let time = max(stamps[keyPath: key], sequenceNumber)
            guard time > latest[keyPath: key] else { return }
            latest[keyPath: key] = time
            result[keyPath: property] = properties[keyPath: property]
        }
        take(\.elasticity, \.elasticity)
        take(\.friction, \.friction)
        take(\.density, \.density)
        take(\.resistance, \.resistance)
        take(\.angularResistance, \.angularResistance)
        take(\.allowsRotation, \.allowsRotation)
        take(\.charge, \.charge)
        take(\.isAnchored, \.isAnchored)
    }

    /// The last sequence number of this process: behaviors and animators of one run may come from different
    /// hosts, and only the order of the numbers counts.
    private static var lastSequenceNumber = 0

    /// Returns a sequence number larger than all before, to compare which value was set last.
    static func nextSequenceNumber() -> Int {
        lastSequenceNumber += 1
        return lastSequenceNumber
    }
}

extension UIDynamicItemBehavior {
    /// The values of all properties; the defaults are those of Apple's engine (measured).
    struct Properties {
        var elasticity: CGFloat = 0.2
        var friction: CGFloat = 0.2
        var density: CGFloat = 1
        var resistance: CGFloat = 0.1
        var angularResistance: CGFloat = 0.1
        var allowsRotation = true
        var charge: CGFloat = 0
        var isAnchored = false

        /// The sequence number at which each property was set; 0 for never.
        struct Stamps {
            var elasticity = 0
            var friction = 0
            var density = 0
            var resistance = 0
            var angularResistance = 0
            var allowsRotation = 0
            var charge = 0
            var isAnchored = 0
        }
    }
}
