/// How a body moves, while a contact changes that.
struct Motion {
    var velocity: Vector2
    var angularVelocity: Float

    @inline(__always) init(_ body: UnsafePointer<Body>) {
        velocity = body.pointee.velocity
        angularVelocity = body.pointee.angularVelocity
    }
}

/// A touching contact as the solver sees it: two bodies that must not approach one another at up to two
/// points.
struct ContactConstraint: BitwiseCopyable {
    struct Point: BitwiseCopyable {
        /// From the bodies' centres of mass to the point, in metres.
        var armA = Vector2.zero
        var armB = Vector2.zero
        var normalImpulse: Float = 0
        var tangentImpulse: Float = 0
        var normalMass: Float = 0
        var tangentMass: Float = 0
        /// The speed at which the bodies must part: the bounce.
        var partingSpeed: Float = 0
    }

    let contact: Int32
    let bodyA: Int32
    let bodyB: Int32
    let friction: Float
    let restitution: Float
    let skinA: Float
    let skinB: Float
    let inverseMassA: Float
    let inverseMassB: Float
    let inverseInertiaA: Float
    let inverseInertiaB: Float
    let manifold: Manifold
    var normal = Vector2.zero
    /// How many points the velocity solver uses; one of two is dropped when they say nearly the same.
    var count: Int
    var points = (Point(), Point())
    /// How the two points' normal velocities depend on their impulses, and the inverse.
    var coupling = SymmetricMatrix2()
    var couplingInverse = SymmetricMatrix2()

    init(_ index: Int32, _ context: StepContext, impulseScale: Float) {
        let row = context.contacts[Int(index)]
        let (a, b) = (context.bodies + Int(row.bodyA), context.bodies + Int(row.bodyB))
        contact = index
        bodyA = row.bodyA
        bodyB = row.bodyB
        friction = row.friction
        restitution = row.restitution
        skinA = context.shapes[Int(row.shapeA)].skinRadius
        skinB = context.shapes[Int(row.shapeB)].skinRadius
        inverseMassA = a.pointee.inverseMass
        inverseMassB = b.pointee.inverseMass
        inverseInertiaA = a.pointee.inverseInertia
        inverseInertiaB = b.pointee.inverseInertia
        manifold = row.manifold
        count = row.manifold.count
        points.0.normalImpulse = impulseScale * row.manifold.points.0.normalImpulse
        points.0.tangentImpulse = impulseScale * row.manifold.points.0.tangentImpulse
        points.1.normalImpulse = impulseScale * row.manifold.points.1.normalImpulse
        points.1.tangentImpulse = impulseScale * row.manifold.points.1.tangentImpulse
    }

    var tangent: Vector2 { normal.rightNormal }

    /// Works out arms, masses and the bounce for where the bodies are now.
    mutating func prepare(_ bodies: UnsafeMutablePointer<Body>) {
        let (a, b) = (bodies + Int(bodyA), bodies + Int(bodyB))
        let world = WorldManifold(
            manifold, a.pointee.sweptPlacement(), skinA, b.pointee.sweptPlacement(), skinB)
        normal = world.normal
        prepare(&points.0, at: world.points.0, a, b)
        guard count == 2 else { return }
        prepare(&points.1, at: world.points.1, a, b)
        couple()
    }

    private func prepare(
        _ point: inout Point, at position: Vector2, _ a: UnsafePointer<Body>, _ b: UnsafePointer<Body>
    ) {
        point.armA = position - a.pointee.sweep.center
        point.armB = position - b.pointee.sweep.center
        point.normalMass = effectiveMass(point, along: normal)
        point.tangentMass = effectiveMass(point, along: tangent)
        let approach = dot(normal, relativeVelocity(point, Motion(a), Motion(b)))
        point.partingSpeed = approach < -Tuning.restitutionThreshold ? -restitution * approach : 0
    }

    private func effectiveMass(_ point: Point, along direction: Vector2) -> Float {
        let (leverA, leverB) = (cross(point.armA, direction), cross(point.armB, direction))
        let inverse =
            inverseMassA + inverseMassB + inverseInertiaA * leverA * leverA + inverseInertiaB * leverB
            * leverB
        return inverse > 0 ? 1 / inverse : 0
    }

    /// The velocity of the second body at the point as seen from the first.
    @inline(__always) func relativeVelocity(_ point: Point, _ a: Motion, _ b: Motion) -> Vector2 {
        b.velocity + cross(b.angularVelocity, point.armB) - a.velocity - cross(a.angularVelocity, point.armA)
    }

    private mutating func couple() {
        let (a1, b1) = (cross(points.0.armA, normal), cross(points.0.armB, normal))
        let (a2, b2) = (cross(points.1.armA, normal), cross(points.1.armB, normal))
        let k11 = inverseMassA + inverseMassB + inverseInertiaA * a1 * a1 + inverseInertiaB * b1 * b1
        let k22 = inverseMassA + inverseMassB + inverseInertiaA * a2 * a2 + inverseInertiaB * b2 * b2
        let k12 = inverseMassA + inverseMassB + inverseInertiaA * a1 * a2 + inverseInertiaB * b1 * b2
        if k11 * k11 < Tuning.maximumConditionNumber * (k11 * k22 - k12 * k12) {
            coupling = SymmetricMatrix2(xx: k11, xy: k12, yy: k22)
            couplingInverse = coupling.inverse
        } else {
            count = 1
        }
    }
}
