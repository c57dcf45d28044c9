/// A force that acts in a region of the plane in every step. Units are meters, kilograms, seconds and
/// newtons.
///
/// `Field.Law` lists the formulas. Strength, falloff, minimum radius and region mean the same in all laws but
/// `velocity`, which uses the region alone.
public struct Field: Sendable, Hashable {
    /// The formula of the force.
    public var law: Law
    /// The origin of the field in the world, in meters; default (0, 0).
    public var position = Vector2.zero
    /// The region in which the field acts, relative to its position; default everywhere.
    public var region = Region.everywhere
    /// The factor of the force; a negative one reverses it; default 1.
    public var strength: Float = 1
    /// The exponent k of r^-k, by which the force falls off with the distance r; default the law's own.
    public var falloff: Float
    /// The smallest distance for the falloff, in meters: nearer bodies feel the force at this distance;
    /// default 2^-15 (measured).
    public var minimumRadius: Float = 0x1p-15
    /// The acceleration of linear gravity, in meters per second squared, or the velocity for drag and
    /// velocity, in meters per second; default (0, 0).
    public var direction = Vector2.zero
    /// The smoothness of noise and turbulence, from 0, with the smallest eddies, to 1, with the largest;
    /// default 0.
    public var smoothness: Float = 0
    /// The rate at which noise and turbulence change, in changes per second; default 0, not at all.
    public var animationSpeed: Float = 0
    /// The seed of noise and turbulence: equal seeds produce equal noise; default 0.
    public var seed: UInt32 = 0

    /// Creates a field with the law's defaults.
    public init(_ law: Law) {
        self.law = law
        falloff = law.standardFalloff
    }
}

extension Field {
    /// The formulas of fields. In them p is the displacement from the field's position to the body's origin,
    /// r its length, v, m and q the body's velocity, mass and charge, S the strength, d the direction, and f
    /// = max(r, minimum)^-k.
    public enum Law: Sendable, Hashable, CaseIterable {
        /// -S u |u| f with u = v - d: a resistance proportional to the square of the speed, as in air that
        /// flows with d. It stops a body within a step at most.
        case drag
        /// S (-p.y, p.x) / r f / m: a circulation around the position.
        case vortex
        /// -S m p/r f: an attraction to the position, as of a planet; k is 2.
        case radialGravity
        /// S m d f: an acceleration in one direction.
        case linearGravity
        /// No force: in every step v becomes d, whatever gravity and other forces would do.
        case velocity
        /// S N f, with N a smooth noise in space and time whose components lie between -1 and 1.
        case noise
        /// S N |v| f: noise that acts on moving bodies only.
        case turbulence
        /// -S p/r f: k is -1, which makes it a spring, -S p.
        case spring
        /// S q p/r f: a repulsion from the position for charges above 0; k is 1.
        case electric
        /// S (v.y, -v.x) f for charges other than 0: a force across the velocity, on which bodies circle; k
        /// is 1.
        case magnetic

        /// The default falloff of the law (measured).
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
