// With the inverse inertia i, an impulse p along n at an anchor r changes a body's angular velocity by i p (r
// x n), and the speed of the anchor along n is n.v + (r x n) w. With angular velocities in units of sqrt(i),
// w = sqrt(i) w', both have the same factor: w' changes by p j with j = sqrt(i) (r x n), and the speed is n.v
// + j w'. So one number for each body and point, a scaled angular Jacobian, describes both how motion affects
// the constraint and how the impulse affects the motion. A body that cannot move has inverse masses of 0 and
// stays without a branch.

/// The velocity and position constraints of four contacts that share no moving body, one in each lane; an
/// unused lane has masses of 0.
struct WideContactConstraint: BitwiseCopyable {
    struct Point: BitwiseCopyable {
        /// The scaled angular Jacobians sqrt(i) (r x n) of the two bodies.
        var angularA, angularB: FloatW
        /// The effective mass times the over-relaxation factor; 0 for a missing point.
        var normalMass: FloatW
        /// The speed at which the bodies must separate by restitution, in meters per second.
        var velocityBias: FloatW
        var normalImpulse: FloatW
        var separation: FloatW
    }

    var bodyA, bodyB: BodyIndicesW
    var normal: Vec2W
    /// The inverse masses of the bodies, and the square roots of their inverse inertias.
    var inverseMassA, inverseMassB, sqrtInverseInertiaA, sqrtInverseInertiaB: FloatW
    var friction: FloatW
    var first, second: Point
    /// The friction at the midpoint between the points: the scaled angular Jacobians sqrt(i) (r x t), the
    /// effective mass times the over-relaxation factor, and the impulse.
    var tangentA, tangentB, tangentMass, tangentImpulse: FloatW
}

extension UnsafeMutablePointer<WideContactConstraint> {
    /// The addresses of the indices, so that a gather reads them in place. `bodyA` and `bodyB` are the first
    /// fields.
    @inline(__always) var bodyA: UnsafePointer<BodyIndicesW> {
        UnsafeRawPointer(self).assumingMemoryBound(to: BodyIndicesW.self)
    }
    @inline(__always) var bodyB: UnsafePointer<BodyIndicesW> { bodyA + 1 }
}

extension WideContactConstraint {
    /// Prepares a constraint for four contacts. `dummy` is a row of the constraint's own that replaces those
    /// of its bodies that do not move, so that no two threads write to the row of one floor.
    @inline(__always) static func prepare(
        _ constraint: UnsafeMutablePointer<WideContactConstraint>, _ contacts: ContactW,
        _ states: SolverBodies,
        dummy: Int, impulseScale: Float
    ) {
        constraint.pointee.bodyA = contacts.bodyA
        constraint.pointee.bodyB = contacts.bodyB
        let a = ColumnsW(states.centers, constraint.pointee.bodyA)
        let b = ColumnsW(states.centers, constraint.pointee.bodyB)
        let u = BodyStateW(states.velocities, constraint.bodyA)
        let v = BodyStateW(states.velocities, constraint.bodyB)
        let manifold = contacts.worldManifold
        let (nx, ny) = (manifold.normal.x, manifold.normal.y)
        constraint.pointee.normal = manifold.normal
        constraint.pointee.friction = contacts.friction
        // A row of centers ends with the inverse mass and the root of the inverse inertia.
        (constraint.pointee.inverseMassA, constraint.pointee.inverseMassB) = (a.z, b.z)
        (constraint.pointee.sqrtInverseInertiaA, constraint.pointee.sqrtInverseInertiaB) = (a.w, b.w)
        (states.velocities[dummy], states.deltas[dummy]) = (.zero, .zero)
        constraint.pointee.bodyA.replace(where: a.z .== 0, with: dummy)
        constraint.pointee.bodyB.replace(where: b.z .== 0, with: dummy)
        let inverseMass = a.z + b.z
        let approach = (v.x - u.x) * nx + (v.y - u.y) * ny
        let (centerA, centerB) = (Vec2W(a.x, a.y), Vec2W(b.x, b.y))
        let hasFirst = contacts.hasFirst
        @inline(__always) func point(
            _ position: Vec2W, _ exists: MaskW, _ separation: FloatW, _ impulse: FloatW
        ) -> Point {
            let angularA = a.w * cross(position - centerA, manifold.normal)
            let angularB = b.w * cross(position - centerB, manifold.normal)
            let k = inverseMass + angularA * angularA + angularB * angularB
            let speed = approach + angularB * v.angular - angularA * u.angular
            return Point(
                angularA: angularA, angularB: angularB,
                normalMass: select(exists .& (k .> 0), Tuning.relaxation / k, .zero),
                velocityBias: select(
                    speed .< -Tuning.restitutionThreshold, -(contacts.restitution * speed), .zero),
                normalImpulse: impulseScale * impulse,
                // An unused lane must not count as an overlap, on which the number of iterations depends.
                separation: select(hasFirst, separation, .zero))
        }
        constraint.pointee.first = point(
            manifold.first, hasFirst, manifold.firstSeparation, contacts.first.z)
        constraint.pointee.second = point(
            manifold.second, contacts.hasSecond, manifold.secondSeparation, contacts.second.z)
        constraint.pointee.prepareFriction(manifold, a, b, where: hasFirst)
        constraint.pointee.tangentImpulse = impulseScale * contacts.tangentImpulse
    }

    /// Computes Jacobians and effective mass of the friction at the midpoint between the points, from the
    /// rows of the bodies' centers.
    @inline(__always) private mutating func prepareFriction(
        _ manifold: ContactW.WorldManifold, _ a: ColumnsW, _ b: ColumnsW, where exists: MaskW
    ) {
        let midpoint = Vec2W(
            0.5 * (manifold.first.x + manifold.second.x), 0.5 * (manifold.first.y + manifold.second.y))
        tangentA = -(a.w * dot(midpoint - Vec2W(a.x, a.y), manifold.normal))
        tangentB = -(b.w * dot(midpoint - Vec2W(b.x, b.y), manifold.normal))
        let k = a.z + b.z + tangentA * tangentA + tangentB * tangentB
        tangentMass = select(exists .& (k .> 0), Tuning.relaxation / k, .zero)
    }

    /// Applies the impulses of the last step.
    @inline(__always) static func warmStart(
        _ constraint: UnsafeMutablePointer<WideContactConstraint>, _ velocities: UnsafeMutablePointer<FloatW>
    ) {
        var a = BodyStateW(velocities, constraint.bodyA)
        var b = BodyStateW(velocities, constraint.bodyB)
        let (p, q) = (constraint.pointee.first, constraint.pointee.second)
        let friction = constraint.pointee.tangentImpulse
        applyAngular(&a, &b, p.normalImpulse, p.angularA, p.angularB)
        applyAngular(&a, &b, q.normalImpulse, q.angularA, q.angularB)
        applyAngular(&a, &b, friction, constraint.pointee.tangentA, constraint.pointee.tangentB)
        constraint.pointee.applyLinear(&a, &b, p.normalImpulse + q.normalImpulse, friction)
        a.scatter(to: velocities, constraint.bodyA)
        b.scatter(to: velocities, constraint.bodyB)
    }

    /// Runs one iteration: applies the impulses that stop the points from approaching, and from sliding
    /// within the friction limit.
    @inline(__always) static func solveVelocities(
        _ constraint: UnsafeMutablePointer<WideContactConstraint>, _ velocities: UnsafeMutablePointer<FloatW>
    ) {
        // All three impulses of a contact change the velocities along the same two directions, so the solver
        // works with the bodies' relative speeds along these, and applies the sums once at the end.
        //
        // Two boxes that touch along a face can rotate and shift relative to one another in three ways, so
        // three impulses hold them: one at each point, and friction, which is the same wherever along the
        // face it acts. Friction is solved between the points. An impulse at one point rotates the boxes and
        // makes them slide, and friction against that sliding presses on the other point. In this order the
        // slowest mode of a pyramid decays two fifths faster than with friction first.
        var a = BodyStateW(velocities, constraint.bodyA)
        var b = BodyStateW(velocities, constraint.bodyB)
        let (x, y) = (b.x - a.x, b.y - a.y)
        let (nx, ny) = (constraint.pointee.normal.x, constraint.pointee.normal.y)
        let (approachBefore, slidingBefore) = (x * nx + y * ny, x * ny - y * nx)
        var approach = approachBefore
        let inverseMass = constraint.pointee.inverseMassA + constraint.pointee.inverseMassB
        var (p, q) = (constraint.pointee.first, constraint.pointee.second)
        @inline(__always) func solveNormal(_ point: inout Point) -> FloatW {
            let speed = approach + (point.angularB * b.angular - point.angularA * a.angular)
            let sum = max(point.normalImpulse - point.normalMass * (speed - point.velocityBias), .zero)
            let impulse = sum - point.normalImpulse
            point.normalImpulse = sum
            approach += inverseMass * impulse
            WideContactConstraint.applyAngular(&a, &b, impulse, point.angularA, point.angularB)
            return impulse
        }
        let first = solveNormal(&p)
        let (tangentA, tangentB) = (constraint.pointee.tangentA, constraint.pointee.tangentB)
        // A difference, not a sum: the compiler, which sees scalar lanes, would exchange operands of equal
        // form in some lanes and not in others.
        let sliding = slidingBefore - (tangentA * a.angular - tangentB * b.angular)
        let limit = constraint.pointee.friction * (p.normalImpulse + q.normalImpulse)
        let before = constraint.pointee.tangentImpulse
        let sum = max(-limit, min(before - constraint.pointee.tangentMass * sliding, limit))
        let friction = sum - before
        constraint.pointee.tangentImpulse = sum
        applyAngular(&a, &b, friction, tangentA, tangentB)
        let normal = first + solveNormal(&q)
        constraint.pointee.first.normalImpulse = p.normalImpulse
        constraint.pointee.second.normalImpulse = q.normalImpulse
        constraint.pointee.applyLinear(&a, &b, normal, friction)
        a.scatter(to: velocities, constraint.bodyA)
        b.scatter(to: velocities, constraint.bodyB)
    }

    /// Advances the points' separations by the displacements of the step.
    @inline(__always) static func advance(
        _ constraint: UnsafeMutablePointer<WideContactConstraint>, _ velocities: UnsafePointer<FloatW>,
        _ time: Float
    ) {
        let a = BodyStateW(velocities, constraint.bodyA)
        let b = BodyStateW(velocities, constraint.bodyB)
        let approach = constraint.pointee.approach(a, b)
        // A point at the anchor r moves by (w h) x r in a time h, and ends inside its circle by (w h)^2 r /
        // 2, of which (w h)^2 (n.r) / 2 lies along the normal; n.r is the tangent's Jacobian without the
        // root, negated.
        let share = 0.5 * time * time
        let bendA = share * constraint.pointee.sqrtInverseInertiaA * a.angular * a.angular
        let bendB = share * constraint.pointee.sqrtInverseInertiaB * b.angular * b.angular
        let bend = bendB * constraint.pointee.tangentB - bendA * constraint.pointee.tangentA
        @inline(__always) func follow(_ point: inout Point) {
            point.separation += time * (approach + (point.angularB * b.angular - point.angularA * a.angular))
            point.separation += bend
        }
        follow(&constraint.pointee.first)
        follow(&constraint.pointee.second)
    }

    /// Moves the bodies apart by a share of their overlap (nonlinear Gauss-Seidel on positions); returns the
    /// least separations found, 0 at most.
    @inline(__always) static func solvePositions(
        _ constraint: UnsafeMutablePointer<WideContactConstraint>, _ deltas: UnsafeMutablePointer<FloatW>
    ) -> FloatW {
        var (a, b) = (BodyStateW(deltas, constraint.bodyA), BodyStateW(deltas, constraint.bodyB))
        var approach = constraint.pointee.approach(a, b)
        let inverseMass = constraint.pointee.inverseMassA + constraint.pointee.inverseMassB
        var deepest = FloatW.zero
        // The masses include the over-relaxation factor, which the position solver must not have.
        let factor = Tuning.baumgarte / Tuning.relaxation
        @inline(__always) func solve(_ point: Point) -> FloatW {
            let separation =
                point.separation + approach + (point.angularB * b.angular - point.angularA * a.angular)
            deepest = min(deepest, separation)
            let excess = factor * (separation + Tuning.linearSlop)
            let limit = -Tuning.maximumCorrection / Tuning.relaxation
            let correction = max(FloatW(repeating: limit), min(excess, .zero))
            let impulse = -(point.normalMass * correction)
            approach += inverseMass * impulse
            WideContactConstraint.applyAngular(&a, &b, impulse, point.angularA, point.angularB)
            return impulse
        }
        let normal = solve(constraint.pointee.first) + solve(constraint.pointee.second)
        constraint.pointee.applyLinear(&a, &b, normal, .zero)
        a.scatter(to: deltas, constraint.bodyA)
        b.scatter(to: deltas, constraint.bodyB)
        return deepest
    }

    /// Returns the least separation of each contact after the position deltas.
    static func separation(
        _ constraint: UnsafeMutablePointer<WideContactConstraint>, _ deltas: UnsafePointer<FloatW>
    ) -> FloatW {
        let (a, b) = (BodyStateW(deltas, constraint.bodyA), BodyStateW(deltas, constraint.bodyB))
        let approach = constraint.pointee.approach(a, b)
        let (first, second) = (constraint.pointee.first, constraint.pointee.second)
        return min(
            first.separation + approach + (first.angularB * b.angular - first.angularA * a.angular),
            second.separation + approach + (second.angularB * b.angular - second.angularA * a.angular))
    }

    /// Returns the speed, or displacement, of the second body away from the first along the normal.
    @inline(__always) private func approach(_ a: BodyStateW, _ b: BodyStateW) -> FloatW {
        (b.x - a.x) * normal.x + (b.y - a.y) * normal.y
    }

    @inline(__always) func applyLinear(
        _ a: inout BodyStateW, _ b: inout BodyStateW, _ normalImpulse: FloatW, _ tangentImpulse: FloatW
    ) {
        let x = normalImpulse * normal.x + tangentImpulse * normal.y
        let y = normalImpulse * normal.y - tangentImpulse * normal.x
        a.x -= inverseMassA * x
        a.y -= inverseMassA * y
        b.x += inverseMassB * x
        b.y += inverseMassB * y
    }

    @inline(__always) static func applyAngular(
        _ a: inout BodyStateW, _ b: inout BodyStateW, _ impulse: FloatW, _ angularA: FloatW,
        _ angularB: FloatW
    ) {
        a.angular -= impulse * angularA
        b.angular += impulse * angularB
    }
}
