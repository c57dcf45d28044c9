// The block solver of Box2D. With the speeds v at the two points after impulses p that are already applied,
// accumulated impulses x leave the speeds
//
//     v1 + k11 (x1 - p1) + k12 (x2 - p2)        v2 + k12 (x1 - p1) + k22 (x2 - p2)
//
// Both are 0 for one pair of impulses. If one of the two would have to pull, it is 0 instead, and the other
// point's impulse alone makes its speed 0, unless the first point then still approaches: a linear
// complementarity problem of two unknowns. Points that nearly coincide are solved as one: which of them
// presses makes no difference.

extension WideContactConstraint {
    /// Runs the last iteration, in which both points of a contact stop approaching at once, whatever error
    /// the iterations before left: a body that lands flat stays flat.
    @inline(__always) static func solveBlock(
        _ constraint: UnsafeMutablePointer<WideContactConstraint>, _ velocities: UnsafeMutablePointer<FloatW>
    ) {
        var a = BodyStateW(velocities, constraint.bodyA)
        var b = BodyStateW(velocities, constraint.bodyB)
        let friction = constraint.solveFriction(&a, &b)
        let normal = constraint.solveNormals(&a, &b)
        constraint.pointee.applyLinear(&a, &b, normal, friction)
        a.scatter(to: velocities, constraint.bodyA)
        b.scatter(to: velocities, constraint.bodyB)
    }
}

extension UnsafeMutablePointer<WideContactConstraint> {
    /// Applies the angular part of the friction impulse; returns the impulse.
    @inline(__always) fileprivate func solveFriction(_ a: inout BodyStateW, _ b: inout BodyStateW) -> FloatW {
        let sliding =
            (b.x - a.x) * pointee.normal.y - (b.y - a.y) * pointee.normal.x
            - (pointee.tangentA * a.angular - pointee.tangentB * b.angular)
        let limit = pointee.friction * (pointee.first.normalImpulse + pointee.second.normalImpulse)
        let before = pointee.tangentImpulse
        let sum = max(-limit, min(before - pointee.tangentMass * sliding, limit))
        pointee.tangentImpulse = sum
        WideContactConstraint.applyAngular(&a, &b, sum - before, pointee.tangentA, pointee.tangentB)
        return sum - before
    }

    /// Applies the angular part of the normal impulses at both points; returns their sum.
    @inline(__always) fileprivate func solveNormals(_ a: inout BodyStateW, _ b: inout BodyStateW) -> FloatW {
        // The linear part of friction is perpendicular to the normal, so only its angular part matters here,
        // and that is already applied.
        let (p, q) = (pointee.first, pointee.second)
        let approach = (b.x - a.x) * pointee.normal.x + (b.y - a.y) * pointee.normal.y
        let inverseMass = pointee.inverseMassA + pointee.inverseMassB
        let k11 = inverseMass + p.angularA * p.angularA + p.angularB * p.angularB
        let k22 = inverseMass + q.angularA * q.angularA + q.angularB * q.angularB
        let k12 = inverseMass + p.angularA * q.angularA + p.angularB * q.angularB
        let u = approach + (p.angularB * b.angular - p.angularA * a.angular) - p.velocityBias
        let v = approach + (q.angularB * b.angular - q.angularA * a.angular) - q.velocityBias
        // The speeds without any accumulated impulse.
        let u0 = u - k11 * p.normalImpulse - k12 * q.normalImpulse
        let v0 = v - k12 * p.normalImpulse - k22 * q.normalImpulse
        let determinant = k11 * k22 - k12 * k12
        let (both1, both2) = ((k12 * v0 - k22 * u0) / determinant, (k12 * u0 - k11 * v0) / determinant)
        let (only1, only2) = (max(-u0 / k11, .zero), max(-v0 / k22, .zero))
        let hasTwo = (q.normalMass .> 0) .& (k11 * k11 .< Tuning.maximumConditionNumber * determinant)
        let isBoth = hasTwo .& (both1 .>= 0) .& (both2 .>= 0)
        let isFirst = .!hasTwo .| (v0 + k12 * only1 .>= 0)
        let exists = p.normalMass .> 0
        let first = select(exists, select(isBoth, both1, select(isFirst, only1, .zero)), .zero)
        let second = select(exists, select(isBoth, both2, select(isFirst, .zero, only2)), .zero)
        pointee.first.normalImpulse = first
        pointee.second.normalImpulse = second
        WideContactConstraint.applyAngular(&a, &b, first - p.normalImpulse, p.angularA, p.angularB)
        WideContactConstraint.applyAngular(&a, &b, second - q.normalImpulse, q.angularA, q.angularB)
        return (first - p.normalImpulse) + (second - q.normalImpulse)
    }
}
