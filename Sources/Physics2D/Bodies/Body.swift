/// The identifier of a body in a world, valid until the body is destroyed.
public struct BodyID: Sendable, Hashable, BitwiseCopyable {
    let index: Int32
    let generation: UInt32
}

/// The kind of a body: fixed or dynamic.
public enum BodyKind: Sendable, Hashable {
    /// A body that never moves, whatever hits it.
    case fixed
    /// A body that forces, contacts and joints move.
    case dynamic
}

/// The properties of a new body. The defaults describe a dynamic body at rest at the origin, awake, without
/// damping.
public struct BodyDefinition: Sendable, Hashable {
    /// The kind of body; default dynamic.
    public var kind = BodyKind.dynamic
    /// The position of the body's origin in the world, in meters; default (0, 0).
    public var position = Vector2.zero
    /// The angle of the body, in radians; default 0.
    public var angle: Float = 0
    /// The velocity, in meters per second; default 0. A fixed body ignores it.
    public var linearVelocity = Vector2.zero
    /// The angular velocity, in radians per second; default 0. A fixed body ignores it.
    public var angularVelocity: Float = 0
    /// The gravity vector of this body, in meters per second squared; default (0, 0).
    public var gravity = Vector2.zero
    /// The decay rate of the velocity, per second, 0 or more; default 0. `World.damping` is the rule that
    /// applies it.
    public var linearDamping: Float = 0
    /// The decay rate of the angular velocity, per second, 0 or more; default 0.
    public var angularDamping: Float = 0
    /// A Boolean value that indicates whether forces, contacts and joints cannot turn the body; default
    /// false.
    public var hasFixedRotation = false
    /// A Boolean value that indicates whether continuous collision keeps the body from passing through
    /// dynamic bodies as well as fixed ones; default false.
    public var isBullet = false

    /// Creates a definition with every default.
    public init() {}
}

/// The record of a body: everything that the step reads and writes of it.
struct Body: Sendable {
    var generation: UInt32
    var kind: BodyKind
    var isAwake: Bool
    var isBullet: Bool
    var hasFixedRotation: Bool

    var sweep: Sweep
    var transform: Transform
    /// The cache of the rotation that was last computed, with its angle.
    var cachedRotation: (angle: Float, rotation: Rotation)
    var velocity: Vector2
    var angularVelocity: Float
    var force = Vector2.zero
    var torque: Float = 0
    /// The force, in newtons, and the velocity, in meters per second, that fields set for this step alone.
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

    /// The head of the list of the body's shapes, -1 for none.
    var firstShape: Int32 = -1
    var shapeCount: Int32 = 0
    /// The head of the list of the body's joint ends, -1 for none. An end is the joint's index doubled, plus
    /// 1 at the joint's second body.
    var firstJoint: Int32 = -1
    /// The neighbors in the list of all bodies, from the newest to the oldest; -1 at the ends.
    var previous: Int32 = -1
    var next: Int32 = -1

    init(_ definition: BodyDefinition, generation: UInt32) {
        self.generation = generation
        kind = definition.kind
        isAwake = definition.kind == .dynamic
        isBullet = definition.isBullet
        hasFixedRotation = definition.hasFixedRotation
        cachedRotation = (definition.angle, Rotation(angle: definition.angle))
        transform = Transform(position: definition.position, rotation: cachedRotation.rotation)
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

    /// True when the step moves the body.
    var isMoving: Bool { isAwake && kind == .dynamic }

    var isAsleep: Bool { !isAwake && kind == .dynamic }

    /// Returns the transform at the end of the sweep.
    mutating func sweptTransform() -> Transform {
        // The solver needs the transform repeatedly while it moves the body, mostly without turning it. So
        // sine and cosine are computed once for each angle.
        if cachedRotation.angle.bitPattern != sweep.angle.bitPattern {
            cachedRotation = (sweep.angle, Rotation(angle: sweep.angle))
        }
        return sweep.transform(at: sweep.center, rotation: cachedRotation.rotation)
    }

    mutating func wake() {
        guard !isAwake else { return }
        isAwake = true
        sleepTime = 0
    }

    /// Puts the body to sleep, and removes its velocities, force and torque.
    mutating func sleep() {
        isAwake = false
        sleepTime = 0
        velocity = .zero
        angularVelocity = 0
        force = .zero
        torque = 0
    }

    /// Moves the body to its place at a fraction of the sub-step, 0...1, so that an impact can be resolved
    /// there.
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
