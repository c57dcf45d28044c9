import Physics2D

/// A behavior that accelerates its items in one direction, whatever their mass. A vector of length 1 is
/// 1000 pt/s^2; the default (0, 1) points down.
///
/// The accelerations of several gravity behaviors that hold an item add up; Apple leaves this case open.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    /// The gravity vector, in units of 1000 pt/s^2; default (0, 1). A component beyond 1e9, or not
    /// finite, is an error.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet {
            if accept("gravityDirection", &gravityDirection, .gravity, orKeep: oldValue) {
                settingsDidChange()
            }
        }
    }

    /// Creates gravity with items, downward with magnitude 1.
    public init(items: [any UIDynamicItem]) {
        super.init()
        items.forEach(addMember)
    }

    /// Creates gravity without items, downward with magnitude 1.
    public convenience override init() {
        self.init(items: [])
    }

    /// The items, in the order added.
    open var items: [any UIDynamicItem] { members }

    /// Adds an item. Adding it again has no effect.
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }

    /// Removes an item; it keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) {
        scales[ObjectIdentifier(item)] = nil
        removeMember(item)
    }

    /// The direction of gravity in radians, clockwise from the positive x axis, from -pi to pi; default pi/2,
    /// and 0 for a vector of length 0. Setting it keeps the magnitude.
    open var angle: CGFloat {
        get { arcTangent(y: gravityDirection.dy, x: gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of the gravity vector, in units of 1000 pt/s^2; default 1. Setting it keeps the angle.
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the angle, in radians clockwise from the positive x axis, and the magnitude, in units of
    /// 1000 pt/s^2.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }

    private var scales: [ObjectIdentifier: CGFloat] = [:]

    /// Returns the factor of gravity for one item; default 1, also for an item that the behavior does not
    /// hold. At 0 the item floats, at -1 it rises. Flipbook's own.
    public func gravityScale(for item: any UIDynamicItem) -> CGFloat {
        holds(item) ? scales[ObjectIdentifier(item)] ?? 1 : 1
    }

    /// Sets the factor of gravity for one item. An item that the behavior does not hold has no effect;
    /// a number beyond 1e9, or not finite, is an error. Flipbook's own.
    public func setGravityScale(_ scale: CGFloat, for item: any UIDynamicItem) {
        guard holds(item), accept("gravityScale", scale, .gravity) else { return }
        scales[ObjectIdentifier(item)] = scale
        settingsDidChange()
    }

    override var acceptsChildren: Bool { false }

    /// Returns the acceleration of an item, in meters per second squared.
    func acceleration(of item: any UIDynamicItem) -> Vector2 {
        Float(gravityScale(for: item))
            * Vector2(
                Units.standardGravity * Float(gravityDirection.dx),
                Units.standardGravity * Float(gravityDirection.dy))
    }
}
