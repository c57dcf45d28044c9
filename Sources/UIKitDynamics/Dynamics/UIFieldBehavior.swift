import Physics2D

/// A behavior that applies a force to its items within a region of the reference view in every sub-step:
/// drag, gravity, vortices, springs, charges, noise, or a function of the scene's.
///
/// Forces are in newtons; on an item of 100 x 100 pt and density 1, one newton is an acceleration of
/// 100 pt/s^2. The formulas below use these symbols:
///
/// - p: the vector from the field's position to the item's center, in meters (100 pt); r: its length.
/// - v, m, q: the item's velocity in meters per second, its mass in kilograms, and its charge.
/// - S: the strength; d: the direction; f = max(r, minimum radius)^-falloff.
///
/// The forces of all fields add up. Anchored items feel none. An item that feels a force other than 0 does
/// not fall asleep, and wakes if it is asleep.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    /// The function of a custom field: from the field, an item's center in the reference view's points, its
    /// velocity in points per second, its mass in kilograms, its charge, and the duration of a sub-step in
    /// seconds, it returns a force in newtons. Flipbook's own name for the type of Apple's block.
    public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
        CGVector

    /// The engine's field, without its region; nil for a custom field.
    private var law: Field?
    /// The function of a custom field; nil for a field of the engine.
    private(set) var evaluation: Evaluation?

    /// Creates a field without effect; Apple hides this initializer. Use the class methods below instead.
    public required override init() {
        super.init()
    }

    // MARK: Kinds

    /// Creates a field of quadratic drag: -S u |u| f, with u = v - d. The direction d is the wind,
    /// at first (0, 0).
    open class func dragField() -> Self { make(.drag) }

    /// Creates a vortex, clockwise on screen: S (-p.y, p.x) / r f / m.
    open class func vortexField() -> Self { make(.vortex) }

    /// Creates radial gravity toward a point in the reference view: -S m p/r f, with falloff 2.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }

    /// Creates uniform gravity in a direction, in meters per second squared: S m d f.
    /// A direction of (0, 0) is an error.
    open class func linearGravityField(direction: CGVector) -> Self { make(.linearGravity, direction) }

    /// Creates a field that sets the velocity of its items to the direction, in meters per second,
    /// whatever gravity and other forces do. Strength and falloff have no effect; the velocities of
    /// several such fields add up.
    open class func velocityField(direction: CGVector) -> Self { make(.velocity, direction) }

    /// Creates smooth noise, a force of up to S in each direction, the same in every run. Smoothness runs
    /// from 0, for eddies of about 10 pt, to 1, for 100 pt; the speed is the number of changes per second.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.noise, smoothness: smoothness, animationSpeed: speed)
    }

    /// Creates turbulence: the force of the noise field times the item's speed in meters per second, so
    /// an item at rest stays at rest.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.turbulence, smoothness: smoothness, animationSpeed: speed)
    }

    /// Creates a spring to the field's position: -S p/r f with falloff -1, which is -S p.
    open class func springField() -> Self { make(.spring) }

    /// Creates the field of a charge at the field's position: S q p/r f with falloff 1.
    /// It repels items of positive charge.
    open class func electricField() -> Self { make(.electric) }

    /// Creates a magnetic field that points out of the screen: S (v.y, -v.x) f with falloff 1, on items whose
    /// charge is not 0. The items circle counterclockwise.
    open class func magneticField() -> Self { make(.magnetic) }

    /// Creates a custom field. The block is called in every sub-step for each item in the region. A force
    /// that is not finite, or that accelerates an item by more than 1e12 pt/s^2, is an error. Strength,
    /// falloff and minimum radius have an effect only if the block uses them.
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
            CGVector
    ) -> Self {
        let field = Self()
        field.evaluation = block
        return field
    }

    private class func make(
        _ law: Field.Law, _ direction: CGVector = .zero, smoothness: CGFloat = 0, animationSpeed: CGFloat = 0
    ) -> Self {
        let field = Self()
        let engineField = Field(law)
        field.law = engineField
        field.falloff = CGFloat(engineField.falloff)
        if law == .linearGravity || law == .velocity { field.direction = direction }
        field.smoothness = smoothness
        field.animationSpeed = animationSpeed
        return field
    }

    // MARK: Items

    /// The items, in the order added.
    open var items: [any UIDynamicItem] { members }

    /// Adds an item to the field. Adding it again has no effect.
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }

    /// Removes an item from the field; it keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

    override var acceptsChildren: Bool { false }

    // MARK: Properties

    /// The center of the field, in points in the reference view's coordinates; default (0, 0). A coordinate
    /// beyond 1e9, or not finite, is an error.
    open var position: CGPoint = .zero {
        didSet { if accept("position", &position, .coordinate, orKeep: oldValue) { settingsDidChange() } }
    }

    /// The region in which the field acts, relative to its position; default everywhere.
    open var region: UIRegion = .infinite {
        didSet { settingsDidChange() }
    }

    /// The factor of the force; default 1. A negative factor reverses it. A number beyond 1e12, or
    /// not finite, is an error.
    open var strength: CGFloat = 1 {
        didSet { if accept("strength", &strength, .strength, orKeep: oldValue) { settingsDidChange() } }
    }

    /// The exponent by which the force decreases with distance; a negative exponent makes it grow.
    /// The default is 2 for radial gravity, -1 for springs, 1 for electric and magnetic fields, and 0 for all
    /// others (measured). A number beyond 1e3, or not finite, is an error.
    open var falloff: CGFloat = 0 {
        didSet { if accept("falloff", &falloff, .falloff, orKeep: oldValue) { settingsDidChange() } }
    }

    /// The distance below which the falloff has no further effect, in points; default 100 x 2^-15, which is
    /// 2^-15 m (measured). A number that is negative, or beyond 1e9, is an error.
    open var minimumRadius: CGFloat = 100 * 0x1p-15 {
        didSet {
            if accept("minimumRadius", &minimumRadius, .length, orKeep: oldValue) { settingsDidChange() }
        }
    }

    /// The acceleration of linear gravity in meters per second squared, the wind of a drag field or the
    /// velocity of a velocity field in meters per second; default (0, 0). Other fields ignore it. A component
    /// beyond 1e7, or not finite, is an error, and so is (0, 0) for linear gravity.
    open var direction: CGVector = .zero {
        didSet {
            let needsDirection = law?.law == .linearGravity
            let limit = Limit.fieldDirection
            let isValid = limit.allows(direction) && !(needsDirection && direction.isZero)
            let rule = needsDirection ? "finite and not (0, 0), from -1e7 to 1e7" : limit.rule
            guard accept(isValid, "direction", direction, rule) else {
                // A new linear gravity field has no valid direction to return to.
                let isUsable = !(needsDirection && oldValue.isZero)
                return direction = isUsable ? oldValue : CGVector(dx: 0, dy: 1)
            }
            settingsDidChange()
        }
    }

    /// The size of the eddies of noise and turbulence, from 0 for about 10 pt to 1 for 100 pt; default 0.
    /// Numbers outside this range are clamped. A number beyond 1e6, or not finite, is an error.
    open var smoothness: CGFloat = 0 {
        didSet { if accept("smoothness", &smoothness, .noise, orKeep: oldValue) { settingsDidChange() } }
    }

    /// The number of changes per second of noise and turbulence; default 0, for constant forces. A number
    /// beyond 1e6, or not finite, is an error.
    open var animationSpeed: CGFloat = 0 {
        didSet {
            if accept("animationSpeed", &animationSpeed, .noise, orKeep: oldValue) { settingsDidChange() }
        }
    }

    /// The seed of noise and turbulence; default 0. The same seed gives the same noise in every run.
    /// Flipbook's own.
    public var noiseSeed: UInt32 = 0 {
        didSet { settingsDidChange() }
    }

    /// The field in the engine's units; nil for a custom field.
    var field: Field? {
        guard var field = law else { return nil }
        field.position = Units.meters(position)
        field.region = region.region.scaled(by: 1 / Double(Units.pointsPerMeter))
        field.strength = Float(strength)
        field.falloff = Float(falloff)
        field.minimumRadius = Units.meters(minimumRadius)
        field.direction = Vector2(Float(direction.dx), Float(direction.dy))
        field.smoothness = Float(smoothness)
        field.animationSpeed = Float(animationSpeed)
        field.seed = noiseSeed
        return field
    }
}

extension CGVector {
    fileprivate var isZero: Bool { dx == 0 && dy == 0 }
}
