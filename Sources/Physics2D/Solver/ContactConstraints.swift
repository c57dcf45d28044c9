/// The contact constraints of an island.
struct ContactConstraints {
    let bodies: UnsafeMutablePointer<Body>
    let constraints: UnsafeMutableBufferPointer<ContactConstraint>

    func prepare() {
        for i in constraints.indices { constraints[i].prepare(bodies) }
    }

    func warmStart() {
        forEach { constraint, a, b in
            let (normal, tangent) = (constraint.pointee.normal, constraint.pointee.tangent)
            func start(_ point: ContactConstraint.Point) {
                let impulse = point.normalImpulse * normal + point.tangentImpulse * tangent
                constraint.pointee.apply(impulse, at: point, &a, &b)
            }
            start(constraint.pointee.points.0)
            if constraint.pointee.count == 2 { start(constraint.pointee.points.1) }
        }
    }

    func solveVelocities() {
        forEach { constraint, a, b in
            constraint.pointee.solveFriction(&a, &b)
            if constraint.pointee.count == 1 {
                constraint.pointee.solveOnePoint(&a, &b)
            } else {
                constraint.pointee.solveTwoPoints(&a, &b)
            }
        }
    }

    /// Lends each contact and the motion of its bodies to `change`.
    @inline(__always) private func forEach(
        _ change: (UnsafeMutablePointer<ContactConstraint>, inout Motion, inout Motion) -> Void
    ) {
        guard var constraint = constraints.baseAddress else { return }
        for _ in constraints.indices {
            let (a, b) = (bodies + Int(constraint.pointee.bodyA), bodies + Int(constraint.pointee.bodyB))
            var (motionA, motionB) = (Motion(a), Motion(b))
            change(constraint, &motionA, &motionB)
            motionA.give(to: a)
            motionB.give(to: b)
            constraint += 1
        }
    }

    /// Keeps the impulses for the next sub-step's start.
    func storeImpulses(in contacts: UnsafeMutablePointer<Contact>) {
        for i in constraints.indices {
            let constraint = constraints.baseAddress! + i
            let manifold = contacts + Int(constraint.pointee.contact)
            let (first, second) = constraint.pointee.points
            manifold.pointee.manifold.points.0.normalImpulse = first.normalImpulse
            manifold.pointee.manifold.points.0.tangentImpulse = first.tangentImpulse
            guard constraint.pointee.count == 2 else { continue }
            manifold.pointee.manifold.points.1.normalImpulse = second.normalImpulse
            manifold.pointee.manifold.points.1.tangentImpulse = second.tangentImpulse
        }
    }

    /// Pushes overlapping bodies apart by one iteration; true when no overlap is left that matters.
    func solvePositions() -> Bool {
        var deepest: Float = 0
        for i in constraints.indices {
            let constraint = constraints.baseAddress! + i
            let depth = constraint.pointee.solvePosition(
                bodies, share: Tuning.baumgarte, constraint.pointee.massesOfA,
                constraint.pointee.massesOfB)
            deepest = min(deepest, depth)
        }
        return deepest >= -3 * Tuning.linearSlop
    }

    /// The same at a moment of impact, where only the two bodies that hit one another move.
    func solvePositions(movingOnly first: Int32, _ second: Int32) -> Bool {
        func moves(_ body: Int32) -> Bool { body == first || body == second }
        var deepest: Float = 0
        for constraint in constraints {
            let depth = constraint.solvePosition(
                bodies, share: Tuning.impactBaumgarte,
                moves(constraint.bodyA) ? constraint.massesOfA : .immovable,
                moves(constraint.bodyB) ? constraint.massesOfB : .immovable)
            deepest = min(deepest, depth)
        }
        return deepest >= -1.5 * Tuning.linearSlop
    }
}

extension ContactConstraint {
    /// Stops the points from sliding, as far as friction, a share of what presses, can.
    @inline(__always) fileprivate mutating func solveFriction(_ a: inout Motion, _ b: inout Motion) {
        solveFriction(&points.0, &a, &b)
        if count == 2 { solveFriction(&points.1, &a, &b) }
    }

    @inline(__always) private func solveFriction(
        _ point: inout Point, _ a: inout Motion, _ b: inout Motion
    ) {
        let sliding = dot(relativeVelocity(point, a, b), tangent)
        let most = friction * point.normalImpulse
        let sum = max(-most, min(point.tangentImpulse - point.tangentMass * sliding, most))
        let impulse = sum - point.tangentImpulse
        point.tangentImpulse = sum
        apply(impulse * tangent, at: point, &a, &b)
    }

    @inline(__always) fileprivate mutating func solveOnePoint(_ a: inout Motion, _ b: inout Motion) {
        let speed = dot(relativeVelocity(points.0, a, b), normal)
        let sum = max(points.0.normalImpulse - points.0.normalMass * (speed - points.0.partingSpeed), 0)
        let impulse = sum - points.0.normalImpulse
        points.0.normalImpulse = sum
        apply(impulse * normal, at: points.0, &a, &b)
    }

    // Two points are solved as one system, since a box on a floor would rock if each were solved alone. With
    // x the impulses, K the coupling and v = K x + q the speeds, either a point parts (v >= 0) and has no
    // impulse, or it presses (x >= 0) and has no speed: a linear complementarity problem, small enough to try
    // all four cases. The first that fits is the solution.
    @inline(__always) fileprivate mutating func solveTwoPoints(_ a: inout Motion, _ b: inout Motion) {
        let old = Vector2(points.0.normalImpulse, points.1.normalImpulse)
        let speeds = Vector2(
            dot(relativeVelocity(points.0, a, b), normal) - points.0.partingSpeed,
            dot(relativeVelocity(points.1, a, b), normal) - points.1.partingSpeed)
        guard let new = pressingImpulses(speeds - coupling * old) else { return }
        let impulse = new - old
        let (first, second) = (impulse.x * normal, impulse.y * normal)
        a.velocity -= inverseMassA * (first + second)
        a.angularVelocity -= inverseInertiaA * (cross(points.0.armA, first) + cross(points.1.armA, second))
        b.velocity += inverseMassB * (first + second)
        b.angularVelocity += inverseInertiaB * (cross(points.0.armB, first) + cross(points.1.armB, second))
        points.0.normalImpulse = new.x
        points.1.normalImpulse = new.y
    }

    private func pressingImpulses(_ q: Vector2) -> Vector2? {
        let both = -(couplingInverse * q)
        if both.x >= 0 && both.y >= 0 { return both }
        let first = -points.0.normalMass * q.x
        if first >= 0 && coupling.xy * first + q.y >= 0 { return Vector2(first, 0) }
        let second = -points.1.normalMass * q.y
        if second >= 0 && coupling.xy * second + q.x >= 0 { return Vector2(0, second) }
        if q.x >= 0 && q.y >= 0 { return .zero }
        return nil
    }
}

/// What resists a correction of a body's position.
struct InverseMasses {
    var mass: Float
    var inertia: Float

    static let immovable = InverseMasses(mass: 0, inertia: 0)
}

extension ContactConstraint {
    fileprivate var massesOfA: InverseMasses { InverseMasses(mass: inverseMassA, inertia: inverseInertiaA) }
    fileprivate var massesOfB: InverseMasses { InverseMasses(mass: inverseMassB, inertia: inverseInertiaB) }

    /// Moves the bodies apart by a share of their overlap, without touching velocities; answers with the
    /// least separation found.
    fileprivate func solvePosition(
        _ bodies: UnsafeMutablePointer<Body>, share: Float, _ massesA: InverseMasses, _ massesB: InverseMasses
    ) -> Float {
        let (a, b) = (bodies + Int(bodyA), bodies + Int(bodyB))
        var least: Float = 0
        for i in 0..<manifold.count {
            let overlap = Overlap(
                manifold, i, a.pointee.sweptPlacement(), b.pointee.sweptPlacement(), skinA + skinB)
            let armA = overlap.point - a.pointee.sweep.center
            let armB = overlap.point - b.pointee.sweep.center
            least = min(least, overlap.separation)
            let correction = max(
                -Tuning.maximumCorrection, min(share * (overlap.separation + Tuning.linearSlop), 0))
            let (leverA, leverB) = (cross(armA, overlap.normal), cross(armB, overlap.normal))
            let inverse =
                massesA.mass + massesB.mass + massesA.inertia * leverA * leverA + massesB.inertia * leverB
                * leverB
            let impulse = (inverse > 0 ? -correction / inverse : 0) * overlap.normal
            a.pointee.sweep.center -= massesA.mass * impulse
            a.pointee.sweep.angle -= massesA.inertia * cross(armA, impulse)
            b.pointee.sweep.center += massesB.mass * impulse
            b.pointee.sweep.angle += massesB.inertia * cross(armB, impulse)
        }
        return least
    }
}

/// How deep one point of a manifold lies now that the bodies have moved.
struct Overlap {
    let normal: Vector2
    let point: Vector2
    let separation: Float

    init(_ manifold: Manifold, _ index: Int, _ a: Placement, _ b: Placement, _ skin: Float) {
        if manifold.face == .neither {
            let (start, end) = (a.placing(manifold.localPoint), b.placing(manifold[0].localPoint))
            normal = (end - start).normalized
            point = 0.5 * (start + end)
            separation = dot(end - start, normal) - skin
            return
        }
        let isFirst = manifold.face == .first
        let (face, other) = isFirst ? (a, b) : (b, a)
        let faceNormal = face.rotation.turning(manifold.localNormal)
        let plane = face.placing(manifold.localPoint)
        point = other.placing(manifold[index].localPoint)
        separation = dot(point - plane, faceNormal) - skin
        normal = isFirst ? faceNormal : -faceNormal
    }
}
