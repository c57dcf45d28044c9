import Physics2D

/// What its items are made of and how they move: bounce, grip, weight, drag, spin.
///
/// Where several of these hold an item, each property counts as it was set last. An item that none holds has
/// every default; so has an item again when the only behavior that set a property lets it go.
@MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var properties = Properties()
    /// When each property was set; 0 for never.
    private var stamps = Properties.Stamps()
    /// Velocities that were added before the behavior came into an animator.
    private var pendingVelocities: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    /// A behavior that gives items every default.
    public init(items: [any UIDynamicItem]) {
        super.init()
        items.forEach(addMember)
    }

    /// A behavior without items yet.
    public convenience override init() {
        self.init(items: [])
    }

    /// The items, in the order added.
    open var items: [any UIDynamicItem] { members }

    /// Gives an item these properties; one that has them already changes nothing.
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }

    /// Gives an item the defaults back, unless another behavior sets them.
    open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

    /// How much of its approach speed a bounce keeps: 0 for none, 1 for all, more gains speed; of two that
    /// meet the larger counts; default 0.2 (measured); from 0 to 1e6.
    open var elasticity: CGFloat {
        get { properties.elasticity }
        set { set(\.elasticity, \.elasticity, newValue, "elasticity", .ratio) }
    }

    /// How much it resists sliding, 0 for ice; of two that meet the geometric mean counts; default 0.2
    /// (measured); from 0 to 1e6.
    open var friction: CGFloat {
        get { properties.friction }
        set { set(\.friction, \.friction, newValue, "friction", .ratio) }
    }

    /// The mass of 100 x 100 pt, in kilograms; default 1; above 0, up to 1e9. An item that would be lighter
    /// than 1e-12 kg or heavier than 1e18 kg is an error.
    open var density: CGFloat {
        get { properties.density }
        set { set(\.density, \.density, newValue, "density", .density) }
    }

    /// How fast its velocity fades, per second; default 0.1 (measured); not negative, infinity stops it
    /// altogether.
    open var resistance: CGFloat {
        get { properties.resistance }
        set { setResistance(\.resistance, \.resistance, newValue, "resistance") }
    }

    /// How fast its spin fades, per second; default 0.1 (measured); not negative, infinity stops it
    /// altogether.
    open var angularResistance: CGFloat {
        get { properties.angularResistance }
        set {
            setResistance(\.angularResistance, \.angularResistance, newValue, "angularResistance")
        }
    }

    /// Whether contacts can turn it; a spin that it has goes on either way; default true.
    open var allowsRotation: Bool {
        get { properties.allowsRotation }
        set { set(\.allowsRotation, \.allowsRotation, newValue) }
    }

    /// What electric and magnetic fields act on, above or below 0; default 0; from -1e9 to 1e9.
    open var charge: CGFloat {
        get { properties.charge }
        set {
            guard accept("charge", newValue, .charge) else { return }
            set(\.charge, \.charge, newValue)
        }
    }

    /// Whether it stands still whatever happens, like a wall; default false.
    open var isAnchored: Bool {
        get { properties.isAnchored }
        set { set(\.isAnchored, \.isAnchored, newValue) }
    }

    /// Adds to an item's velocity, in points per second; before the behavior is in an animator it is kept
    /// until then; up to 1e9 in each direction. An item that is not held changes nothing.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard holds(item), accept("addLinearVelocity", velocity, .velocity) else { return }
        addVelocity(linear: velocity, angular: 0, for: item)
    }

    /// An item's velocity in points per second; (0, 0) for one that is not held or not in an animator.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        holds(item) ? animator?.linearVelocity(of: item) ?? .zero : .zero
    }

    /// Adds to an item's spin, in radians per second; before the behavior is in an animator it is kept until
    /// then; up to 1e6. An item that is not held changes nothing.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard holds(item), accept("addAngularVelocity", velocity, .spin) else { return }
        addVelocity(linear: .zero, angular: velocity, for: item)
    }

    /// An item's spin in radians per second, clockwise; 0 for one that is not held or not in an animator.
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

    /// Gives the items the velocities that were added before there was an animator.
    func addPendingVelocities() {
        for pending in pendingVelocities {
            animator?.addVelocity(linear: pending.linear, angular: pending.angular, to: pending.item)
        }
        pendingVelocities = []
    }

    private func set<Value>(
        _ property: WritableKeyPath<Properties, Value>, _ stamp: WritableKeyPath<Properties.Stamps, Int>,
        _ value: Value
    ) {
        properties[keyPath: property] = value
        stamps[keyPath: stamp] = Self.nextStamp()
        settingsDidChange()
    }

    private func set(
        _ property: WritableKeyPath<Properties, CGFloat>, _ stamp: WritableKeyPath<Properties.Stamps, Int>,
        _ value: CGFloat, _ name: String, _ limit: Limit
    ) {
        guard accept(name, value, limit) else { return }
        set(property, stamp, value)
    }

    // A resistance divides: whatever is too large for a float stops an item just as infinity does.
    private func setResistance(
        _ property: WritableKeyPath<Properties, CGFloat>, _ stamp: WritableKeyPath<Properties.Stamps, Int>,
        _ value: CGFloat, _ name: String
    ) {
        guard accept(value >= 0, name, value, "a number of 0 or more") else { return }
        set(property, stamp, value)
    }

    /// Puts the properties that were set here in, unless they were set elsewhere later. Taking an item counts
    /// as setting.
    func apply(to result: inout Properties, _ latest: inout Properties.Stamps, heldSince stamp: Int) {
        func take<Value>(
            _ property: WritableKeyPath<Properties, Value>, _ key: WritableKeyPath<Properties.Stamps, Int>
        ) {
            guard stamps[keyPath: key] > 0 else { return }
            let time = max(stamps[keyPath: key], stamp)
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

    private static var lastStamp = 0

    /// A number larger than all before, to tell what was set last.
    static func nextStamp() -> Int {
        lastStamp += 1
        return lastStamp
    }
}

extension UIDynamicItemBehavior {
    /// Every property's value, as Apple's engine has it where nothing is set (measured).
    struct Properties {
        var elasticity: CGFloat = 0.2
        var friction: CGFloat = 0.2
        var density: CGFloat = 1
        var resistance: CGFloat = 0.1
        var angularResistance: CGFloat = 0.1
        var allowsRotation = true
        var charge: CGFloat = 0
        var isAnchored = false

        /// When each was set.
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
