import Physics2D

/// A force that fills a region of the reference view and acts on its items in every sub-step: drag, gravity,
/// vortices, springs, charges, noise, or one of the scene's own.
///
/// The forces are in newtons; on an item of 100 x 100 pt and density 1, a newton is an acceleration of 100
/// pt/s^2. With p the way from the field's position to the item's center and r its length, both in metres
/// (100 pt), v, m and q the item's velocity in metres per second, mass and charge, S the strength, d the
/// direction and f = max(r, minimum radius)^-falloff, each kind below names its formula. Fields add up, as
/// many as there are. Anchored items feel none. An item that feels a force other than 0 does not fall asleep,
/// and wakes if it is.
@MainActor open class UIFieldBehavior: UIDynamicBehavior {
    /// What a field of the scene's own does: of the field, an item's center in the reference view's points,
    /// its velocity in points per second, mass in kilograms and charge, and the seconds of a sub-step it
    /// makes a force in newtons. Ours.
    public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
        CGVector

    /// The engine's field, except for its region; nil for one of the scene's own.
    private var law: Field?
    /// What a field of the scene's own does.
    private(set) var evaluation: Evaluation?

    /// A field that does nothing; Apple hides it. Make a field by the functions below.
    public required override init() {
        super.init()
    }

    // MARK: Kinds

    /// Air that resists the square of the speed: -S u |u| f with u = v - d; d, the wind, is (0, 0).
    open class func dragField() -> Self { make(.drag) }

    /// A whirl, clockwise on screen: S (-p.y, p.x) / r f / m.
    open class func vortexField() -> Self { make(.vortex) }

    /// A planet at a point in the reference view: -S m p/r f, with falloff 2.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }

    /// A pull in one direction, in metres per second squared: S m d f. A direction of (0, 0) is an error.
    open class func linearGravityField(direction: CGVector) -> Self { make(.linearGravity, direction) }

    /// A stream that carries items along: v becomes the direction, in metres per second, whatever gravity and
    /// other forces would do. Strength and falloff do not matter to it; several such fields add up.
    open class func velocityField(direction: CGVector) -> Self { make(.velocity, direction) }

    /// A smooth noise of forces up to S in each direction, the same in every run: smoothness from 0 for
    /// eddies of about 10 pt to 1 for 100 pt, and how many times a second it changes.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.noise, smoothness: smoothness, animationSpeed: speed)
    }

    /// As the noise field, times the item's speed in metres per second: what rests stays at rest.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.turbulence, smoothness: smoothness, animationSpeed: speed)
    }

    /// A spring to the field's position: -S p/r f with falloff -1, that is -S p.
    open class func springField() -> Self { make(.spring) }

    /// A charge at the field's position: S q p/r f with falloff 1; items of a charge above 0 flee it.
    open class func electricField() -> Self { make(.electric) }

    /// A magnetic field out of the screen: S (v.y, -v.x) f with falloff 1, on items whose charge is not 0;
    /// they circle counterclockwise.
    open class func magneticField() -> Self { make(.magnetic) }

    /// A field of the scene's own. The block is asked in every sub-step for each item in the region; a force
    /// that is not finite is an error. Strength, falloff and minimum radius are the block's to use.
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

    /// Lets an item feel the field; one that does already changes nothing.
    open func addItem(_ item: any UIDynamicItem) { addMember(item) }

    /// Takes an item out of the field; it keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

    override var acceptsChildren: Bool { false }

    // MARK: Properties

    /// The middle of the field, in the reference view's coordinates in points; default (0, 0). Coordinates
    /// beyond 1e9, or not finite, are an error.
    open var position: CGPoint = .zero {
        didSet {
            guard accept("position", position, .coordinate) else { return position = oldValue }
            settingsDidChange()
        }
    }

    /// Where the field acts, around its position; default everywhere.
    open var region: UIRegion = .infinite {
        didSet { settingsDidChange() }
    }

    /// A factor of the force; negative turns it round; default 1. A number beyond 1e12, or not finite, is an
    /// error.
    open var strength: CGFloat = 1 {
        didSet {
            guard accept("strength", strength, .strength) else { return strength = oldValue }
            settingsDidChange()
        }
    }

    /// The exponent by which the force weakens with the distance; negative makes it grow; default 2 for
    /// radial gravity, -1 for springs, 1 for electric and magnetic fields, else 0 (measured). A number beyond
    /// 1e3, or not finite, is an error.
    open var falloff: CGFloat = 0 {
        didSet {
            guard accept("falloff", falloff, .falloff) else { return falloff = oldValue }
            settingsDidChange()
        }
    }

    /// The distance in points below which the falloff no longer changes; default 100 x 2^-15, that is 2^-15 m
    /// (measured). A number that is negative or beyond 1e9 is an error.
    open var minimumRadius: CGFloat = 100 * 0x1p-15 {
        didSet {
            guard accept("minimumRadius", minimumRadius, .length) else { return minimumRadius = oldValue }
            settingsDidChange()
        }
    }

    /// An acceleration in metres per second squared for linear gravity, a velocity in metres per second for
    /// drag and velocity fields, nothing to others; default (0, 0). Components beyond 1e7, or not finite, are
    /// an error, and (0, 0) is for linear gravity.
    open var direction: CGVector = .zero {
        didSet {
            let needsDirection = law?.law == .linearGravity
            let limit = Limit.fieldDirection
            let isValid = limit.allows(direction) && !(needsDirection && direction.isZero)
            let rule = needsDirection ? "finite and not (0, 0), from -1e7 to 1e7" : limit.rule
            guard accept(isValid, "direction", direction, rule) else {
                // A new field of linear gravity has no valid direction to go back to.
                let isUsable = !(needsDirection && oldValue.isZero)
                return direction = isUsable ? oldValue : CGVector(dx: 0, dy: 1)
            }
            settingsDidChange()
        }
    }

    /// How large the eddies of noise and turbulence are, from 0, about 10 pt, to 1, 100 pt; numbers outside
    /// count as the nearer end; default 0. NaN is an error.
    open var smoothness: CGFloat = 0 {
        didSet {
            guard accept("smoothness", smoothness, .noise) else { return smoothness = oldValue }
            settingsDidChange()
        }
    }

    /// How many times a second noise and turbulence change; default 0, never. A number beyond 1e6, or not
    /// finite, is an error.
    open var animationSpeed: CGFloat = 0 {
        didSet {
            guard accept("animationSpeed", animationSpeed, .noise) else { return animationSpeed = oldValue }
            settingsDidChange()
        }
    }

    /// Which of many noises; the same number gives the same noise in every run; default 0. Ours.
    public var noiseSeed: UInt32 = 0 {
        didSet { settingsDidChange() }
    }

    /// The field as the engine has it; nil for one of the scene's own.
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
