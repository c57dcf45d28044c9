// With inverse masses m and i, an impulse p along n at an arm r changes a body's velocity by m p n and its
// angular velocity by i p (r x n), and the speed of its point along n is n.v + (r x n) w. If velocities are
// counted in units of the roots of m and i, v = sqrt(m) v', w = sqrt(i) w', both become the same: v' changes
// by p (sqrt(m) n), w' by p j with j = sqrt(i) (r x n), and the point's speed is (sqrt(m) n).v' + j w'. So one
// set of factors tells what a contact feels and what it does; a body that cannot move has roots of 0 and is
// neither felt as moving nor moved, without asking.

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
        // The third and fourth of a centre's row are the roots, here called turn and extra.
        let mass = a.turn * a.turn + b.turn * b.turn
        let (wayX, wayY) = (a.x - b.x, a.y - b.y)
        let (nx, ny) = (geometry.x, geometry.y)
        let approachX = b.turn * v.x - a.turn * u.x
        let approachY = b.turn * v.y - a.turn * u.y
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
        push(first.normalImpulse, first.turnA, first.turnB, &a, &b)
        push(second.normalImpulse, second.turnA, second.turnB, &a, &b)
        rub(first.tangentImpulse, first.slideA, first.slideB, &a, &b)
        rub(second.tangentImpulse, second.slideA, second.slideB, &a, &b)
        a.store(velocities, bodyA)
        b.store(velocities, bodyB)
    }

    /// Makes the points stop approaching and sliding, as far as they may.
    @inline(__always) mutating func solveVelocities(_ velocities: UnsafeMutablePointer<Lanes>) {
        var (a, b) = (FourBodies(velocities, bodyA), FourBodies(velocities, bodyB))
        solveFriction(&first, &a, &b)
        solveFriction(&second, &a, &b)
        solveNormal(&first, &a, &b)
        solveNormal(&second, &a, &b)
        a.store(velocities, bodyA)
        b.store(velocities, bodyB)
    }

    /// Follows the gaps of the points through the way that the bodies take in the step.
    @inline(__always) mutating func advance(_ velocities: UnsafePointer<Lanes>, _ time: Float) {
        let (a, b) = (FourBodies(velocities, bodyA), FourBodies(velocities, bodyB))
        first.separation += time * normalSpeed(first, a, b)
        second.separation += time * normalSpeed(second, a, b)
    }

    /// Moves the bodies apart by a share of their overlap.
    @inline(__always) mutating func solvePositions(_ shifts: UnsafeMutablePointer<Lanes>) -> Lanes {
        var (a, b) = (FourBodies(shifts, bodyA), FourBodies(shifts, bodyB))
        let depth = least(solvePosition(first, &a, &b), solvePosition(second, &a, &b))
        a.store(shifts, bodyA)
        b.store(shifts, bodyB)
        return depth
    }

    /// How far apart the points are with the bodies shifted; the smaller of both.
    func depth(_ shifts: UnsafePointer<Lanes>) -> Lanes {
        let (a, b) = (FourBodies(shifts, bodyA), FourBodies(shifts, bodyB))
        return least(
            first.separation + normalSpeed(first, a, b), second.separation + normalSpeed(second, a, b))
    }

    @inline(__always) private func normalSpeed(_ point: Point, _ a: FourBodies, _ b: FourBodies) -> Lanes {
        let (x, y) = (b.extra * b.x - a.extra * a.x, b.extra * b.y - a.extra * a.y)
        return x * normalX + y * normalY + (point.turnB * b.turn - point.turnA * a.turn)
    }

    @inline(__always) private func solveNormal(
        _ point: inout Point, _ a: inout FourBodies, _ b: inout FourBodies
    ) {
        let speed = normalSpeed(point, a, b)
        let sum = most(point.normalImpulse - point.normalMass * (speed - point.partingSpeed), .zero)
        push(sum - point.normalImpulse, point.turnA, point.turnB, &a, &b)
        point.normalImpulse = sum
    }

    @inline(__always) private func solveFriction(
        _ point: inout Point, _ a: inout FourBodies, _ b: inout FourBodies
    ) {
        let (x, y) = (b.extra * b.x - a.extra * a.x, b.extra * b.y - a.extra * a.y)
        let speed = x * normalY - y * normalX + (point.slideB * b.turn - point.slideA * a.turn)
        let limit = friction * point.normalImpulse
        let sum = most(-limit, least(point.tangentImpulse - point.tangentMass * speed, limit))
        rub(sum - point.tangentImpulse, point.slideA, point.slideB, &a, &b)
        point.tangentImpulse = sum
    }

    @inline(__always) private func solvePosition(
        _ point: Point, _ a: inout FourBodies, _ b: inout FourBodies
    ) -> Lanes {
        let separation = point.separation + normalSpeed(point, a, b)
        let excess = Tuning.overlapShare * (separation + Tuning.linearSlop)
        let correction = most(Lanes(repeating: -Tuning.maximumCorrection), least(excess, .zero))
        push(-(point.normalMass * correction), point.turnA, point.turnB, &a, &b)
        return separation
    }

    @inline(__always) private func push(
        _ impulse: Lanes, _ turnA: Lanes, _ turnB: Lanes, _ a: inout FourBodies, _ b: inout FourBodies
    ) {
        let (onA, onB) = (impulse * a.extra, impulse * b.extra)
        a.x -= onA * normalX
        a.y -= onA * normalY
        a.turn -= impulse * turnA
        b.x += onB * normalX
        b.y += onB * normalY
        b.turn += impulse * turnB
    }

    @inline(__always) private func rub(
        _ impulse: Lanes, _ slideA: Lanes, _ slideB: Lanes, _ a: inout FourBodies, _ b: inout FourBodies
    ) {
        let (onA, onB) = (impulse * a.extra, impulse * b.extra)
        a.x -= onA * normalY
        a.y += onA * normalX
        a.turn -= impulse * slideA
        b.x += onB * normalY
        b.y -= onB * normalX
        b.turn += impulse * slideB
    }
}
