/// The contact constraints of an island.
struct ContactConstraints {
    let bodies: UnsafeMutablePointer<Body>
    let constraints: UnsafeMutableBufferPointer<ContactConstraint>

    let pairs: UnsafeMutablePointer<ConstraintPair>
    private(set) var pairCount = 0

    init(
        bodies: UnsafeMutablePointer<Body>, constraints: UnsafeMutableBufferPointer<ContactConstraint>,
        pairs: UnsafeMutablePointer<ConstraintPair>
    ) {
        (self.bodies, self.constraints, self.pairs) = (bodies, constraints, pairs)
        forEachPair { _, _ in pairCount += 1 }
    }

    /// Calls `visit` with the constraints that are solved at once: two neighbors that share no moving body, or
    /// one twice.
    @inline(__always) private func forEachPair(
        _ visit: (UnsafeMutablePointer<ContactConstraint>, UnsafeMutablePointer<ContactConstraint>) -> Void
    ) {
        guard var next = constraints.baseAddress else { return }
        let end = next + constraints.count
        while next < end {
            let isPair = next + 1 < end && !next.pointee.sharesMovingBody(with: next[1], bodies)
            let second = isPair ? next + 1 : next
            visit(next, second)
            next = second + 1
        }
    }

    func prepare() {
        for i in constraints.indices { constraints[i].prepare(bodies) }
        var pair = pairs
        forEachPair { first, second in
            pair.initialize(to: ConstraintPair(first.pointee, second.pointee, bodies))
            pair += 1
        }
    }

    func warmStart() {
        for index in 0..<pairCount { ConstraintPair.warmStart(pairs + index) }
    }

    func solveVelocities() {
        for index in 0..<pairCount { ConstraintPair.solveVelocities(pairs + index) }
    }

    /// Keeps the impulses for the next sub-step's start.
    func storeImpulses(in contacts: UnsafeMutablePointer<Contact>) {
        var pair = pairs
        forEachPair { first, second in
            let (p, q) = (pair.pointee.first, pair.pointee.second)
            pair += 1
            func store(_ constraint: ContactConstraint, _ lane: Int) {
                let contact = contacts + Int(constraint.contact)
                contact.pointee.manifold.points.0.normalImpulse = p.normalImpulse[lane]
                contact.pointee.manifold.points.0.tangentImpulse = p.tangentImpulse[lane]
                guard constraint.count == 2 else { return }
                contact.pointee.manifold.points.1.normalImpulse = q.normalImpulse[lane]
                contact.pointee.manifold.points.1.tangentImpulse = q.tangentImpulse[lane]
            }
            store(first.pointee, 0)
            store(second.pointee, 2)
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

/// What resists a correction of a body's position.
struct InverseMasses {
    var mass: Float
    var inertia: Float

    static let immovable = InverseMasses(mass: 0, inertia: 0)
}

extension ContactConstraint {
    /// Returns whether a body that moves is in both contacts.
    @inline(__always) fileprivate func sharesMovingBody(
        with other: ContactConstraint, _ bodies: UnsafePointer<Body>
    ) -> Bool {
        @inline(__always) func isShared(_ body: Int32) -> Bool {
            (body == other.bodyA || body == other.bodyB) && bodies[Int(body)].kind == .dynamic
        }
        return isShared(bodyA) || isShared(bodyB)
    }

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
