// With the inverse inertia i, an impulse p along n at an arm r changes a body's angular velocity by
// i p (r x n), and the speed of its point along n is n.v + (r x n) w. If angular velocities are counted in
// units of the root of i, w = sqrt(i) w', both get the same factor: w' changes by p j with j = sqrt(i) (r x n),
// and the point's speed is n.v + j w'. So one number for each body and point tells what the contact feels and
// what it does. A body that cannot move has masses of 0 and is not moved, without asking.

/// Four contacts that share no body, a lane each. A lane that is not used has factors of 0.
struct ContactBlock: BitwiseCopyable {
    struct Point: BitwiseCopyable {
        /// sqrt(i) (r x n) of the two bodies, and the same along the tangent.
        var turnA, turnB, slideA, slideB: Lanes
        /// 1 / the speed that an impulse of 1 brings; 0 for a point that there is not.
        var normalMass, tangentMass: Lanes
        /// The speed at which the bodies must part: the bounce.
        var partingSpeed: Lanes
        var normalImpulse, tangentImpulse: Lanes
        var separation: Lanes
    }

    var bodyA, bodyB: SIMD4<Int32>
    var normalX, normalY: Lanes
    /// The bodies' inverse masses.
    var massA, massB: Lanes
    var friction: Lanes
    var first, second: Point
}

extension ContactBlock {
    /// Four rows with what the solver needs for them.
    @inline(__always) init(
        _ rows: (
            UnsafePointer<CrowdContact>, UnsafePointer<CrowdContact>, UnsafePointer<CrowdContact>,
            UnsafePointer<CrowdContact>
        ), _ step: CrowdStep, impulseScale: Float
    ) {
        let (p, q, r, s) = rows
        bodyA = SIMD4(p.pointee.bodyA, q.pointee.bodyA, r.pointee.bodyA, s.pointee.bodyA)
        bodyB = SIMD4(p.pointee.bodyB, q.pointee.bodyB, r.pointee.bodyB, s.pointee.bodyB)
        let geometry = FourBodies(
            p.pointee.geometry, q.pointee.geometry, r.pointee.geometry, s.pointee.geometry)
        let arms = FourBodies(p.pointee.arms, q.pointee.arms, r.pointee.arms, s.pointee.arms)
        let impulses = FourBodies(
            p.pointee.impulses, q.pointee.impulses, r.pointee.impulses, s.pointee.impulses)
        let material = FourBodies(
            p.pointee.material, q.pointee.material, r.pointee.material, s.pointee.material)
        let (a, b) = (FourBodies(step.centers, bodyA), FourBodies(step.centers, bodyB))
        let (u, v) = (FourBodies(step.velocities, bodyA), FourBodies(step.velocities, bodyB))
        (normalX, normalY, friction) = (geometry.x, geometry.y, material.x)
        // A centre's row ends with the inverse mass and the root of the inverse inertia.
        (massA, massB) = (a.turn, b.turn)
        let mass = massA + massB
        let (wayX, wayY) = (a.x - b.x, a.y - b.y)
        let (nx, ny) = (geometry.x, geometry.y)
        let (approachX, approachY) = (v.x - u.x, v.y - u.y)
        @inline(__always) func point(
            _ x: Lanes, _ y: Lanes, _ exists: Lanes, _ separation: Lanes, _ press: Lanes, _ rub: Lanes
        ) -> Point {
            let (bx, by) = (x + wayX, y + wayY)
            let turnA = a.extra * (x * ny - y * nx)
            let turnB = b.extra * (bx * ny - by * nx)
            let slideA = -(a.extra * (x * nx + y * ny))
            let slideB = -(b.extra * (bx * nx + by * ny))
            let normal = mass + turnA * turnA + turnB * turnB
            let tangent = mass + slideA * slideA + slideB * slideB
            let speed = approachX * nx + approachY * ny + turnB * v.turn - turnA * u.turn
            let bounce = -(material.y * speed)
            let zero = Lanes.zero
            return Point(
                turnA: turnA, turnB: turnB, slideA: slideA, slideB: slideB,
                normalMass: zero.replacing(with: exists / normal, where: normal .> zero),
                tangentMass: zero.replacing(with: exists / tangent, where: tangent .> zero),
                partingSpeed: zero.replacing(
                    with: bounce, where: speed .< Lanes(repeating: -Tuning.bounceThreshold)),
                normalImpulse: impulseScale * press, tangentImpulse: impulseScale * rub,
                separation: separation)
        }
        first = point(
            arms.x, arms.y, material.turn, geometry.turn, impulses.x, impulses.y)
        second = point(
            arms.turn, arms.extra, material.extra, geometry.extra, impulses.turn, impulses.extra)
    }

    /// Applies the impulses of the step before.
    @inline(__always) func warmStart(_ velocities: UnsafeMutablePointer<Lanes>) {
        var (a, b) = (FourBodies(velocities, bodyA), FourBodies(velocities, bodyB))
        ContactBlock.turn(&a, &b, first.normalImpulse, first.turnA, first.turnB)
        ContactBlock.turn(&a, &b, second.normalImpulse, second.turnA, second.turnB)
        ContactBlock.turn(&a, &b, first.tangentImpulse, first.slideA, first.slideB)
        ContactBlock.turn(&a, &b, second.tangentImpulse, second.slideA, second.slideB)
        push(
            &a, &b, first.normalImpulse + second.normalImpulse,
            first.tangentImpulse + second.tangentImpulse)
        a.store(velocities, bodyA)
        b.store(velocities, bodyB)
    }

    // All four impulses of a contact change the velocities along the same two directions, so the solver works
    // with the bodies' relative speeds along these, and tells the bodies once at the end.
    /// Makes the points stop approaching and sliding, as far as they may.
    @inline(__always) mutating func solveVelocities(_ velocities: UnsafeMutablePointer<Lanes>) {
        var (a, b) = (FourBodies(velocities, bodyA), FourBodies(velocities, bodyB))
        let (x, y) = (b.x - a.x, b.y - a.y)
        var (approach, slide) = (x * normalX + y * normalY, x * normalY - y * normalX)
        let mass = massA + massB
        let friction = friction
        var (p, q) = (first, second)
        @inline(__always) func rub(_ point: inout Point) -> Lanes {
            let speed = slide + (point.slideB * b.turn - point.slideA * a.turn)
            let limit = friction * point.normalImpulse
            let sum = most(-limit, least(point.tangentImpulse - point.tangentMass * speed, limit))
            let impulse = sum - point.tangentImpulse
            point.tangentImpulse = sum
            slide += mass * impulse
            ContactBlock.turn(&a, &b, impulse, point.slideA, point.slideB)
            return impulse
        }
        @inline(__always) func press(_ point: inout Point) -> Lanes {
            let speed = approach + (point.turnB * b.turn - point.turnA * a.turn)
            let sum = most(
                point.normalImpulse - point.normalMass * (speed - point.partingSpeed), .zero)
            let impulse = sum - point.normalImpulse
            point.normalImpulse = sum
            approach += mass * impulse
            ContactBlock.turn(&a, &b, impulse, point.turnA, point.turnB)
            return impulse
        }
        let tangent = rub(&p) + rub(&q)
        let normal = press(&p) + press(&q)
        (first.normalImpulse, first.tangentImpulse) = (p.normalImpulse, p.tangentImpulse)
        (second.normalImpulse, second.tangentImpulse) = (q.normalImpulse, q.tangentImpulse)
        push(&a, &b, normal, tangent)
        a.store(velocities, bodyA)
        b.store(velocities, bodyB)
    }

    // A point at the arm r goes (w h) x r in a time h and falls short of its circle by (w h)^2 r / 2, of which
    // (w h)^2 (n.r) / 2 lies along the normal; n.r is the slide's factor without the root, turned around.
    /// Follows the gaps of the points through the way that the bodies take in the step.
    @inline(__always) mutating func advance(_ velocities: UnsafePointer<Lanes>, _ time: Float) {
        let (a, b) = (FourBodies(velocities, bodyA), FourBodies(velocities, bodyB))
        let approach = approach(a, b)
        let share = 0.5 * time * time
        let (bendA, bendB) = (share * a.extra * a.turn * a.turn, share * b.extra * b.turn * b.turn)
        first.separation += time * (approach + (first.turnB * b.turn - first.turnA * a.turn))
        first.separation += bendB * first.slideB - bendA * first.slideA
        second.separation += time * (approach + (second.turnB * b.turn - second.turnA * a.turn))
        second.separation += bendB * second.slideB - bendA * second.slideA
    }

    /// Moves the bodies apart by a share of their overlap; answers with the least gaps found.
    @inline(__always) func solvePositions(_ shifts: UnsafeMutablePointer<Lanes>) -> Lanes {
        var (a, b) = (FourBodies(shifts, bodyA), FourBodies(shifts, bodyB))
        var approach = approach(a, b)
        let mass = massA + massB
        var deepest = Lanes.zero
        @inline(__always) func part(_ point: Point) -> Lanes {
            let gap = point.separation + approach + (point.turnB * b.turn - point.turnA * a.turn)
            deepest = least(deepest, gap)
            let excess = Tuning.crowdOverlapShare * (gap + Tuning.linearSlop)
            let correction = most(Lanes(repeating: -Tuning.maximumCorrection), least(excess, .zero))
            let impulse = -(point.normalMass * correction)
            approach += mass * impulse
            ContactBlock.turn(&a, &b, impulse, point.turnA, point.turnB)
            return impulse
        }
        push(&a, &b, part(first) + part(second), .zero)
        a.store(shifts, bodyA)
        b.store(shifts, bodyB)
        return deepest
    }

    /// How far apart the points are with the bodies shifted; the smaller of both.
    func depth(_ shifts: UnsafePointer<Lanes>) -> Lanes {
        let (a, b) = (FourBodies(shifts, bodyA), FourBodies(shifts, bodyB))
        let approach = approach(a, b)
        return least(
            first.separation + approach + (first.turnB * b.turn - first.turnA * a.turn),
            second.separation + approach + (second.turnB * b.turn - second.turnA * a.turn))
    }

    /// How fast the second body leaves the first along the normal.
    @inline(__always) private func approach(_ a: FourBodies, _ b: FourBodies) -> Lanes {
        (b.x - a.x) * normalX + (b.y - a.y) * normalY
    }

    @inline(__always) private func push(
        _ a: inout FourBodies, _ b: inout FourBodies, _ normal: Lanes, _ tangent: Lanes
    ) {
        let x = normal * normalX + tangent * normalY
        let y = normal * normalY - tangent * normalX
        a.x -= massA * x
        a.y -= massA * y
        b.x += massB * x
        b.y += massB * y
    }

    @inline(__always) private static func turn(
        _ a: inout FourBodies, _ b: inout FourBodies, _ impulse: Lanes, _ turnA: Lanes, _ turnB: Lanes
    ) {
        a.turn -= impulse * turnA
        b.turn += impulse * turnB
    }
}
