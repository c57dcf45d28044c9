/// A force that fills a region of the plane and acts in every step; meters, kilograms, seconds, newtons.
///
/// `Field.Law` has the formulas. What strength, falloff, minimum radius and region do is the same for all
/// laws but that of velocity, which knows the region alone.
public struct Field: Sendable, Hashable {
    /// The formula.
    public var law: Law
    /// The middle of the field, in meters; default (0, 0).
    public var position = Vector2.zero
    /// Where it acts, around its position, in meters; default everywhere.
    public var region = Region.everywhere
    /// A factor of every force; negative turns it round; default 1.
    public var strength: Float = 1
    /// The exponent k of r^-k, by which the force weakens with the distance r; default the law's own.
    public var falloff: Float
    /// The distance in meters below which the falloff no longer changes; default 2^-15 (measured).
    public var minimumRadius: Float = 0x1p-15
    /// An acceleration, in meters per second squared, for linear gravity; a velocity, in meters per second,
    /// for drag and velocity; default (0, 0).
    public var direction = Vector2.zero
    /// How large the eddies of noise and turbulence are, from 0, as wild as can be, to 1, as smooth as can
    /// be; default 0.
    public var smoothness: Float = 0
    /// How fast noise and turbulence change, in changes per second; default 0, not at all.
    public var animationSpeed: Float = 0
    /// Which of many noises; the same number gives the same noise; default 0.
    public var seed: UInt32 = 0

    /// A field with the law's defaults.
    public init(_ law: Law) {
        self.law = law
        falloff = law.standardFalloff
    }
}

extension Field {
    /// The formulas, with p the way from the field's position to the body's origin, r its length, v, m and q
    /// the body's velocity, mass and charge, S the strength, d the direction and f = max(r, minimum)^-k.
    public enum Law: Sendable, Hashable, CaseIterable {
        /// -S u |u| f with u = v - d: resistance against the square of the speed, as in air that flows with d.
        case drag
        /// S (-p.y, p.x) / r f / m: round and round.
        case vortex
        /// -S m p/r f: towards the position, like a planet; k is 2.
        case radialGravity
        /// S m d f: everywhere in one direction.
        case linearGravity
        /// No force: in every step v becomes d, whatever gravity and other forces would do.
        case velocity
        /// S N f, with N a smooth noise in space and time, each of whose parts lies between -1 and 1.
        case noise
        /// S N |v| f: noise that only moving bodies feel.
        case turbulence
        /// -S p/r f: k is -1, which makes it a spring, -S p.
        case spring
        /// S q p/r f: away from the position for charges above 0; k is 1.
        case electric
        /// S (v.y, -v.x) f for charges other than 0: across the way, so that they circle; k is 1.
        case magnetic

        /// The falloff that the law has unless another is set (measured).
        public var standardFalloff: Float {
            switch self {
            case .radialGravity: 2
            case .spring: -1
            case .electric, .magnetic: 1
            default: 0
            }
        }
    }
}
