import Physics2D

/// A pull on its items: a vector whose length 1 stands for 1000 pt/s^2, whatever an item weighs; default (0,
/// 1), downwards.
///
/// Several gravity behaviors that hold an item add up, where Apple leaves the result open.
@MainActor open class UIGravityBehavior: UIDynamicBehavior {
    /// The pull, in units of 1000 pt/s^2; default (0, 1). Components that are not finite are an error.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet {
            let isFinite = gravityDirection.dx.isFinite && gravityDirection.dy.isFinite
            guard accept(isFinite, "gravityDirection", gravityDirection, "finite") else {
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
    open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

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

    override var acceptsChildren: Bool { false }

    /// The pull in metres per second squared.
    var acceleration: Vector2 {
        Vector2(
            Units.standardGravity * Float(gravityDirection.dx),
            Units.standardGravity * Float(gravityDirection.dy))
    }
}
