/// A pair of shapes whose fat AABBs overlap: where they touch, if they do, and the impulses that hold them.
struct Contact: Sendable, BitwiseCopyable {
    // Most contacts are merely near; of these the first 24 bytes are all that a step reads.
    let shapeA: Int32
    let shapeB: Int32
    let bodyA: Int32
    let bodyB: Int32
    var flags: Flags
    var impactCount: UInt8 = 0
    /// The distance of the AABBs along an axis from which on the manifold is sure to be empty, in meters;
    /// infinite for shapes of which it is not known (see `StepContext.areApart`).
    private(set) var apartDistance: Float
    // `ContactW` gathers the manifold's first 48 bytes in rows of 16, then the row from the face on.
    var manifold = Manifold()
    var friction: Float
    var restitution: Float
    /// The fraction of the sub-step at which the shapes touch, when it is cached; 1 for not in this sub-step.
    var impact: Float = 1

    struct Flags: OptionSet, Sendable, BitwiseCopyable {
        let rawValue: UInt8

        static let touching = Flags(rawValue: 1)
        /// Off for the rest of a sub-step after an impact that turned out to be none.
        static let enabled = Flags(rawValue: 2)
        /// Both shapes are boxes.
        static let boxes = Flags(rawValue: 4)
        /// Destroyed; the record waits for compaction.
        static let destroyed = Flags(rawValue: 8)
        /// The narrow phase has seen the contact in this step.
        static let updated = Flags(rawValue: 16)
        /// `impact` is known.
        static let hasCachedImpact = Flags(rawValue: 32)
        /// The shapes count as touching while they are no farther apart than a slop beyond their radii: after
        /// an impact that would have been a tunneling, until they part.
        static let hasMargin = Flags(rawValue: 64)
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

    /// A contact of a body that does not exist, for unused lanes.
    init(ofNullBody body: Int32) {
        (shapeA, shapeB, bodyA, bodyB) = (0, 0, body, body)
        (friction, restitution, flags, apartDistance) = (0, 0, [], 0)
    }

    static func friction(_ a: Shape, _ b: Shape) -> Float { (a.friction * b.friction).squareRoot() }
    static func restitution(_ a: Shape, _ b: Shape) -> Float { max(a.restitution, b.restitution) }

    /// The distance at which the shapes still count as touching, in meters, beyond their radii.
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
