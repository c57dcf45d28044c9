/// A contact: a pair of shapes whose fat AABBs overlap, with the manifold and its impulses while they touch.
struct Contact: Sendable, BitwiseCopyable {
    // Most contacts are near misses, of which a step reads the first 24 bytes only.
    var shapeA: Int32
    var shapeB: Int32
    var bodyA: Int32
    var bodyB: Int32
    var flags: Flags
    var impactCount: UInt8 = 0
    /// The distance of the AABBs along an axis, in meters, beyond which the manifold is empty for certain;
    /// infinite for shapes without such a bound (see `StepContext.separation`).
    var apartDistance: Float
    // `ContactW` gathers the manifold's first 48 bytes in rows of 16, then a row of 16 that begins with its
    // `face`.
    var manifold = Manifold()
    var friction: Float
    var restitution: Float
    /// The fraction of the sub-step at which the shapes touch first, or a lower bound of it, valid while it
    /// is cached; 1 when they do not.
    var impact: Float = 1

    struct Flags: OptionSet, Sendable, BitwiseCopyable {
        let rawValue: UInt8

        static let touching = Flags(rawValue: 1)
        /// The contact takes part in the step. Cleared for the rest of a sub-step after an impact at which
        /// the shapes turn out not to touch.
        static let enabled = Flags(rawValue: 2)
        /// Both shapes are boxes.
        static let boxes = Flags(rawValue: 4)
        /// The contact is destroyed, and its record waits for compaction.
        static let destroyed = Flags(rawValue: 8)
        /// The narrow phase has updated the contact in this step.
        static let updated = Flags(rawValue: 16)
        /// `impact` is valid.
        static let hasCachedImpact = Flags(rawValue: 32)
        /// The shapes count as touching up to a separation of `margin`, where their skins are thinner: after
        /// an impact in which they could have tunneled, until they part.
        static let hasMargin = Flags(rawValue: 64)
        /// `impact` is a lower bound, and the search waits until it is needed.
        static let hasImpactBound = Flags(rawValue: 128)
    }

    init(_ shapeA: Int32, _ a: Shape, _ shapeB: Int32, _ b: Shape) {
        (self.shapeA, self.shapeB) = (shapeA, shapeB)
        (bodyA, bodyB) = (a.body, b.body)
        friction = Contact.friction(a, b)
        restitution = Contact.restitution(a, b)
        flags = a.isBox && b.isBox ? [.enabled, .boxes] : .enabled
        let radius = max(a.skinRadius + b.skinRadius, Tuning.segmentSkin)
        apartDistance = a.hasRightAngles && b.hasRightAngles ? 1.5 * radius + 1e-5 : .infinity
    }

    /// Creates a contact of a body that does not exist, for unused lanes.
    init(ofNullBody body: Int32) {
        (shapeA, shapeB, bodyA, bodyB) = (0, 0, body, body)
        (friction, restitution, flags, apartDistance) = (0, 0, [], 0)
    }

    /// Returns the friction coefficient of two shapes: the geometric mean.
    static func friction(_ a: Shape, _ b: Shape) -> Float { (a.friction * b.friction).squareRoot() }
    /// Returns the coefficient of restitution of two shapes: the larger one.
    static func restitution(_ a: Shape, _ b: Shape) -> Float { max(a.restitution, b.restitution) }

    /// The separation up to which the shapes count as touching even where their skins are thinner, in meters:
    /// a slop and the tolerance of impacts with `.hasMargin`, otherwise 0.
    var margin: Float { flags.contains(.hasMargin) ? Tuning.linearSlop + Tuning.impactTolerance : 0 }
    var isTouching: Bool { flags.contains(.touching) }
    var isEnabled: Bool { flags.contains(.enabled) }
    var isDestroyed: Bool { flags.contains(.destroyed) }

    @inline(__always) mutating func set(_ flag: Flags, _ isOn: Bool) {
        if isOn { flags.formUnion(flag) } else { flags.subtract(flag) }
    }

    /// Returns the body on the other side.
    func body(besides body: Int32) -> Int32 { bodyA == body ? bodyB : bodyA }
}
