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
