import Physics2D

/// A pull on its items: a vector whose length 1 stands for 1000 pt/s^2, whatever an item weighs; default (0,
/// 1), downwards.
///
/// Several gravity behaviors that hold an item add up, where Apple leaves the result open.
@MainActor open class UIGravityBehavior: UIDynamicBehavior {
    /// The pull, in units of 1000 pt/s^2; default (0, 1). Components beyond 1e9, or not finite, are an error.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet {
            guard accept("gravityDirection", gravityDirection, .gravity) else {
                return gravityDirection = oldValue
            }
            settingsDidChange()
        }
    }

    /// A pull downwards on items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        items.forEach(addMember)
    }

    /// A pull downwards, without items yet.
    public convenience override init() {
        self.init(items: [])
    }

    /// The items, in the order added.
    open var items: [any UIDynamicItem] { members }

    /// Lets an item fall; one that falls by this behavior already changes nothing.
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }

    /// Ends the pull on an item; it keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) {
        scales[ObjectIdentifier(item)] = nil
        removeMember(item)
    }

    /// The direction of the pull in radians, clockwise from the right, from -pi to pi; default pi/2; 0 for a
    /// vector of length 0. Setting it keeps the magnitude.
    open var angle: CGFloat {
        get { arcTangent(y: gravityDirection.dy, x: gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of the pull, in units of 1000 pt/s^2; default 1. Setting it keeps the angle.
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction (radians, clockwise from the right) and length (units of 1000 pt/s^2) at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }

    private var scales: [ObjectIdentifier: CGFloat] = [:]

    /// How many times stronger the pull is on an item than on others: 0 lets it float, -1 rise; default 1,
    /// also for items that are not held. Ours.
    public func gravityScale(for item: any UIDynamicItem) -> CGFloat {
        holds(item) ? scales[ObjectIdentifier(item)] ?? 1 : 1
    }

    /// Makes the pull on an item so many times stronger than on others. An item that is not held changes
    /// nothing; a number beyond 1e9, or not finite, is an error. Ours.
    public func setGravityScale(_ scale: CGFloat, for item: any UIDynamicItem) {
        guard holds(item), accept("gravityScale", scale, .gravity) else { return }
        scales[ObjectIdentifier(item)] = scale
        settingsDidChange()
    }

    override var acceptsChildren: Bool { false }

    /// The pull on an item in metres per second squared.
    func acceleration(of item: any UIDynamicItem) -> Vector2 {
        Float(gravityScale(for: item))
            * Vector2(
                Units.standardGravity * Float(gravityDirection.dx),
                Units.standardGravity * Float(gravityDirection.dy))
    }
}
