/// A name for a body in a world; it stays valid until the body is destroyed.
public struct BodyID: Sendable, Hashable, BitwiseCopyable {
    let place: Int32
    let generation: UInt32
}

/// How a body takes part in the motion.
public enum BodyKind: Sendable, Hashable {
    /// It never moves, whatever hits it.
    case fixed
    /// It moves by forces and contacts.
    case dynamic
}

/// What a new body is like; the defaults are a dynamic body at rest in the origin, awake, without damping.
public struct BodyDefinition: Sendable, Hashable {
    /// Whether it moves; default dynamic.
    public var kind = BodyKind.dynamic
    /// Where its origin stands, in meters; default (0, 0).
    public var position = Vector2.zero
    /// How it is turned, in radians; default 0.
    public var angle: Float = 0
    /// Its velocity, in meters per second, unless it is fixed; default 0.
    public var linearVelocity = Vector2.zero
    /// Its angular velocity, in radians per second, unless it is fixed; default 0.
    public var angularVelocity: Float = 0
    /// The acceleration that pulls it, in meters per second squared; default 0.
    public var gravity = Vector2.zero
    /// How fast its velocity fades, per second: v becomes v / (1 + h c) in a sub-step of h; default 0.
    public var linearDamping: Float = 0
    /// How fast its angular velocity fades, per second; default 0.
    public var angularDamping: Float = 0
    /// Whether it never turns by itself; default false.
    public var hasFixedRotation = false
    /// Whether it is kept from passing through other dynamic bodies too, not only fixed ones; default false.
    public var isBullet = false

    /// A definition with every default.
    public init() {}
}

/// A body's row: everything that the step reads and writes of it.
struct Body: Sendable {
    var generation: UInt32
    var kind: BodyKind
    var isAwake: Bool
    var isBullet: Bool
    var hasFixedRotation: Bool

    var sweep: Sweep
    var transform: Transform
    /// The rotation by the angle that was asked for last.
    var turn: (angle: Float, rotation: Rotation)
    var velocity: Vector2
    var angularVelocity: Float
    var force = Vector2.zero
    var torque: Float = 0
    /// What fields do in this step: a force, and a velocity that one of them sets.
    var stepForce = Vector2.zero
    var stepVelocity: Vector2?
    var charge: Float = 0
    var gravity: Vector2
    var linearDamping: Float
    var angularDamping: Float
    var mass: Float = 0
    var inverseMass: Float = 0
    var inertia: Float = 0
    var inverseInertia: Float = 0
    var sleepTime: Float = 0

    /// The first of its shapes, -1 for none.
    var firstShape: Int32 = -1
    var shapeCount: Int32 = 0
    /// The first end of a joint at this body (joint number x 2, + 1 at its second body), -1 for none.
    var firstJoint: Int32 = -1
    /// Its neighbours in the list of all bodies, newest first; -1 at the ends.
    var newer: Int32 = -1
    var older: Int32 = -1

    init(_ definition: BodyDefinition, generation: UInt32) {
        self.generation = generation
        kind = definition.kind
        isAwake = definition.kind == .dynamic
        isBullet = definition.isBullet
        hasFixedRotation = definition.hasFixedRotation
        turn = (definition.angle, Rotation(angle: definition.angle))
        transform = Transform(position: definition.position, rotation: turn.rotation)
        sweep = Sweep()
        sweep.center = definition.position
        sweep.startCenter = definition.position
        sweep.angle = definition.angle
        sweep.startAngle = definition.angle
        velocity = definition.kind == .dynamic ? definition.linearVelocity : .zero
        angularVelocity = definition.kind == .dynamic ? definition.angularVelocity : 0
        gravity = definition.gravity
        linearDamping = definition.linearDamping
        angularDamping = definition.angularDamping
    }

    var isAlive: Bool { generation != 0 }

    /// Whether the step moves the body.
    var isMoving: Bool { isAwake && kind == .dynamic }

    var isAsleep: Bool { !isAwake && kind == .dynamic }

    // Contacts ask for it again and again while the solver moves the body, mostly without turning it: sine
    // and cosine are worked out once for each angle.
    /// Where the body stands at the end of its way.
    mutating func sweptTransform() -> Transform {
        if turn.angle.bitPattern != sweep.angle.bitPattern {
            turn = (sweep.angle, Rotation(angle: sweep.angle))
        }
        return sweep.transform(at: sweep.center, rotation: turn.rotation)
    }

    mutating func wake() {
        guard !isAwake else { return }
        isAwake = true
        sleepTime = 0
    }

    mutating func sleep() {
        isAwake = false
        sleepTime = 0
        velocity = .zero
        angularVelocity = 0
        force = .zero
        torque = 0
    }

    /// Puts the body where it was at a part of the sub-step, so that an impact can be resolved there.
    mutating func advance(to fraction: Float) {
        sweep.advance(to: fraction)
        sweep.center = sweep.startCenter
        sweep.angle = sweep.startAngle
        transform = sweep.transform
    }
}

extension Body {
    mutating func wakeIfDynamic() {
        if kind == .dynamic { wake() }
    }
}
