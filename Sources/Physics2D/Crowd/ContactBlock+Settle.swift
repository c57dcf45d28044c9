// With speeds v at the two points, after impulses p that were applied already, impulses x in all leave the speeds
//
//     v1 + k11 (x1 - p1) + k12 (x2 - p2)        v2 + k12 (x1 - p1) + k22 (x2 - p2)
//
// Both are 0 for one pair of impulses. Where one of the two would have to pull, it is 0 instead, and the other
// point's speed is 0 by itself, unless the first then still approaches. Points that are almost one are solved as
// one: which of them presses makes no difference.

extension ContactBlock {
    /// The last iteration: both points of a contact stop approaching at once, whatever the iterations before
    /// left undone. So what lands flat stays flat.
    @inline(__always) static func settleVelocities(
        _ block: UnsafeMutablePointer<ContactBlock>, _ velocities: UnsafeMutablePointer<Lanes>
    ) {
        var a = FourMotions(velocities, block.bodyA)
        var b = FourMotions(velocities, block.bodyB)
        let rub = block.rub(&a, &b)
        let press = block.press(&a, &b)
        block.pointee.push(&a, &b, press, rub)
        a.store(velocities, block.bodyA)
        b.store(velocities, block.bodyB)
    }
}

extension UnsafeMutablePointer<ContactBlock> {
    /// Turns the bodies by what rubs; answers with how much that is.
    @inline(__always) fileprivate func rub(_ a: inout FourMotions, _ b: inout FourMotions) -> Lanes {
        let speed =
            (b.x - a.x) * pointee.normalY - (b.y - a.y) * pointee.normalX
            - (pointee.slideA * a.turn - pointee.slideB * b.turn)
        let limit = pointee.friction * (pointee.first.impulse + pointee.second.impulse)
        let before = pointee.slideImpulse
        let sum = most(-limit, least(before - pointee.slideMass * speed, limit))
        pointee.slideImpulse = sum
        ContactBlock.turn(&a, &b, sum - before, pointee.slideA, pointee.slideB)
        return sum - before
    }

    // What rubs pushes across the normal: of it only the turns have to be known here, and these are.
    /// Turns the bodies by what presses at both points; answers with how much that is.
    @inline(__always) fileprivate func press(_ a: inout FourMotions, _ b: inout FourMotions) -> Lanes {
        let (p, q) = (pointee.first, pointee.second)
        let approach = (b.x - a.x) * pointee.normalX + (b.y - a.y) * pointee.normalY
        let mass = pointee.massA + pointee.massB
        let k11 = mass + p.turnA * p.turnA + p.turnB * p.turnB
        let k22 = mass + q.turnA * q.turnA + q.turnB * q.turnB
        let k12 = mass + p.turnA * q.turnA + p.turnB * q.turnB
        let u = approach + (p.turnB * b.turn - p.turnA * a.turn) - p.partingSpeed
        let v = approach + (q.turnB * b.turn - q.turnA * a.turn) - q.partingSpeed
        // The speeds without any impulse.
        let (u0, v0) = (u - k11 * p.impulse - k12 * q.impulse, v - k12 * p.impulse - k22 * q.impulse)
        let determinant = k11 * k22 - k12 * k12
        let (both1, both2) = ((k12 * v0 - k22 * u0) / determinant, (k12 * u0 - k11 * v0) / determinant)
        let (only1, only2) = (most(-u0 / k11, .zero), most(-v0 / k22, .zero))
        let hasTwo = (q.mass .> 0) .& (k11 * k11 .< Tuning.maximumConditionNumber * determinant)
        let isBoth = hasTwo .& (both1 .>= 0) .& (both2 .>= 0)
        let isFirst = .!hasTwo .| (v0 + k12 * only1 .>= 0)
        let exists = p.mass .> 0
        let first = choose(exists, choose(isBoth, both1, choose(isFirst, only1, .zero)), .zero)
        let second = choose(exists, choose(isBoth, both2, choose(isFirst, .zero, only2)), .zero)
        pointee.first.impulse = first
        pointee.second.impulse = second
        ContactBlock.turn(&a, &b, first - p.impulse, p.turnA, p.turnB)
        ContactBlock.turn(&a, &b, second - q.impulse, q.turnA, q.turnB)
        return (first - p.impulse) + (second - q.impulse)
    }
}
