/// The velocity constraints of two contacts that share no moving body, or of one contact twice: the bodies of
/// a contact must not approach one another at up to two points.
struct VelocityPair: BitwiseCopyable {
    struct Point: BitwiseCopyable {
        /// The vectors from the bodies' centers of mass to the point, in meters.
        var anchorA, anchorB: FloatW
        var normalMass, tangentMass: FloatW
        var normalImpulse, tangentImpulse: FloatW
        /// The speed at which the bodies must separate by restitution, in meters per second.
        var restitutionBias: FloatW
    }

    let bodyA, bodyB: BodyPair
    let normal, tangent: FloatW
    let inverseMassA, inverseMassB, inverseInertiaA, inverseInertiaB: FloatW
    let friction: FloatW
    var first, second: Point
    /// The matrix K, the change of the two points' normal velocities per unit of impulse, and its inverse; 0
    /// for a single point.
    let kMatrix, blockMass: SymmetricMatrixPair
    /// The mask, with all bits set, of contacts with a second point that counts. If both points are nearly
    /// redundant (the condition number is 1000 or more), the second is dropped.
    let hasSecond: UIntW
    /// The sign bit, which is -0, in lanes without a second point.
    fileprivate let noSecond: UIntW

    /// Computes anchors, masses and restitution for the bodies' current transforms and velocities.
    @inline(__always) init(_ pair: ContactPair, _ contacts: UnsafePointer<Contact>, impulseScale: Float) {
        var (a, b) = (TransformPair(pair.bodyA), TransformPair(pair.bodyB))
        TransformPair.rotate(&a, &b)
        a.storeRotations(in: pair.bodyA)
        b.storeRotations(in: pair.bodyB)
        let manifold = pair.worldManifold(a.frames, b.frames)
        (bodyA, bodyB) = (pair.bodyA, pair.bodyB)
        let (normal, tangent) = (manifold.normal, manifold.normal.rightNormals)
        (self.normal, self.tangent) = (normal, tangent)
        (inverseMassA, inverseMassB) = (pair.inverseMassA, pair.inverseMassB)
        (inverseInertiaA, inverseInertiaB) = (pair.inverseInertiaA, pair.inverseInertiaB)
        let (p, q) = (contacts + Int(pair.firstContact), contacts + Int(pair.secondContact))
        friction = FloatW(pair: p.pointee.friction, q.pointee.friction)
        let restitution = FloatW(pair: p.pointee.restitution, q.pointee.restitution)
        let (motionA, motionB) = (MotionPair(pair.bodyA), MotionPair(pair.bodyB))
        let masses = Masses(pair)
        @inline(__always) func point(
            _ position: FloatW, _ impulses: (Manifold) -> ManifoldPoint
        ) -> (Point, levers: Levers) {
            let (anchorA, anchorB) = (position - a.center, position - b.center)
            let levers = Levers(crossPair(anchorA, normal), crossPair(anchorB, normal))
            let tangents = Levers(crossPair(anchorA, tangent), crossPair(anchorB, tangent))
            let (old, other) = (impulses(p.pointee.manifold), impulses(q.pointee.manifold))
            let approach = dotPair(
                normal, MotionPair.relative(motionA, motionB, anchorA, anchorB))
            let bounce = (restitution * approach).negated
            return (
                Point(
                    anchorA: anchorA, anchorB: anchorB,
                    normalMass: masses.effective(levers), tangentMass: masses.effective(tangents),
                    normalImpulse: impulseScale * FloatW(pair: old.normalImpulse, other.normalImpulse),
                    tangentImpulse: impulseScale * FloatW(pair: old.tangentImpulse, other.tangentImpulse),
                    restitutionBias: select(approach .< -Tuning.restitutionThreshold, bounce, .zero)),
                levers
            )
        }
        let (one, leversOfOne) = point(manifold.first) { $0.points.0 }
        let (two, leversOfTwo) = point(manifold.second) { $0.points.1 }
        let matrix = masses.blockMatrix(leversOfOne, leversOfTwo)
        hasSecond = pair.hasTwoPoints & matrix.isWellConditioned.bits
        noSecond = (hasSecond ^ UIntW(repeating: .max)) & UIntW(repeating: 1 << 31)
        (first, second) = (one, two)
        second.normalImpulse = two.normalImpulse.orZero(where: hasSecond)
        kMatrix = matrix.orZero(where: hasSecond)
        blockMass = matrix.inverse.orZero(where: hasSecond)
    }

    /// The cross products of a contact's anchors with a direction.
    private struct Levers {
        let a, b: FloatW
        @inline(__always) init(_ a: FloatW, _ b: FloatW) { (self.a, self.b) = (a, b) }
    }

    private struct Masses {
        private let sum, inertiaA, inertiaB: FloatW

        @inline(__always) init(_ pair: ContactPair) {
            sum = pair.inverseMassA + pair.inverseMassB
            (inertiaA, inertiaB) = (pair.inverseInertiaA, pair.inverseInertiaB)
        }

        /// Returns the change of speed along one direction by an impulse of 1 along another.
        @inline(__always) func kMatrix(_ p: Levers, _ q: Levers) -> FloatW {
            sum + inertiaA * p.a * q.a + inertiaB * p.b * q.b
        }

        /// Returns the matrix K of two points.
        @inline(__always) func blockMatrix(_ one: Levers, _ two: Levers) -> SymmetricMatrixPair {
            SymmetricMatrixPair(xx: kMatrix(one, one), xy: kMatrix(one, two), yy: kMatrix(two, two))
        }

        @inline(__always) func effective(_ levers: Levers) -> FloatW {
            let inverse: FloatW = kMatrix(levers, levers)
            return select(inverse .> 0, 1 / inverse, .zero)
        }
    }
}

extension VelocityPair {
    /// Applies the impulses of the last step.
    @inline(__always) static func warmStart(_ pair: UnsafeMutablePointer<VelocityPair>) {
        var (a, b) = (MotionPair(pair.pointee.bodyA), MotionPair(pair.pointee.bodyB))
        let (normal, tangent) = (pair.pointee.normal, pair.pointee.tangent)
        let (p, q) = (pair.pointee.first, pair.pointee.second)
        pair.apply(p.normalImpulse * normal + p.tangentImpulse * tangent, at: p, &a, &b)
        pair.applyWhereSecond(q.normalImpulse * normal + q.tangentImpulse * tangent, at: q, &a, &b)
        a.store(in: pair.pointee.bodyA)
        b.store(in: pair.pointee.bodyB)
    }

    /// Applies the impulses that stop the points from sliding, within the friction limit, and then from
    /// approaching.
    @inline(__always) static func solveVelocities(_ pair: UnsafeMutablePointer<VelocityPair>) {
        var (a, b) = (MotionPair(pair.pointee.bodyA), MotionPair(pair.pointee.bodyB))
        let tangent = pair.pointee.tangent
        let (p, q) = (pair.pointee.first, pair.pointee.second)
        let first = pair.friction(p, a, b)
        pair.apply((first - p.tangentImpulse) * tangent, at: p, &a, &b)
        pair.pointee.first.tangentImpulse = first
        let second = pair.friction(q, a, b)
        pair.applyWhereSecond((second - q.tangentImpulse) * tangent, at: q, &a, &b)
        pair.pointee.second.tangentImpulse = second
        pair.solveNormals(&a, &b)
        a.store(in: pair.pointee.bodyA)
        b.store(in: pair.pointee.bodyB)
    }
}

extension UnsafeMutablePointer<VelocityPair> {
    @inline(__always) private func relativeVelocity(
        _ point: VelocityPair.Point, _ a: MotionPair, _ b: MotionPair
    ) -> FloatW {
        MotionPair.relative(a, b, point.anchorA, point.anchorB)
    }

    /// Returns the accumulated tangent impulses that stop a point from sliding, clamped to the friction
    /// limit.
    @inline(__always) fileprivate func friction(
        _ point: VelocityPair.Point, _ a: MotionPair, _ b: MotionPair
    ) -> FloatW {
        let sliding = dotPair(relativeVelocity(point, a, b), pointee.tangent)
        let limit = pointee.friction * point.normalImpulse
        let wanted = point.tangentImpulse - point.tangentMass * sliding
        return max(min(wanted, limit), limit.negated)
    }

    /// Applies opposite impulses to the bodies at a point.
    @inline(__always) fileprivate func apply(
        _ impulse: FloatW, at point: VelocityPair.Point, _ a: inout MotionPair, _ b: inout MotionPair
    ) {
        a.linear -= pointee.inverseMassA * impulse
        a.angular -= pointee.inverseInertiaA * crossPair(point.anchorA, impulse)
        b.linear += pointee.inverseMassB * impulse
        b.angular += pointee.inverseInertiaB * crossPair(point.anchorB, impulse)
    }

    /// Applies opposite impulses where there is a second point; other contacts keep their velocities to the
    /// last bit.
    @inline(__always) fileprivate func applyWhereSecond(
        _ impulse: FloatW, at point: VelocityPair.Point, _ a: inout MotionPair, _ b: inout MotionPair
    ) {
        let mask = pointee.hasSecond
        a.linear -= (pointee.inverseMassA * impulse).orZero(where: mask)
        a.angular -= (pointee.inverseInertiaA * crossPair(point.anchorA, impulse)).orZero(where: mask)
        b.linear -= (pointee.inverseMassB * impulse).negated.orZero(where: mask)
        b.angular -=
            (pointee.inverseInertiaB * crossPair(point.anchorB, impulse)).negated.orZero(where: mask)
    }

    /// Applies the normal impulses of both points, by the block solver.
    @inline(__always) fileprivate func solveNormals(_ a: inout MotionPair, _ b: inout MotionPair) {
        // Two points are solved as one system: solved alone, they would make a box rock on a floor. Let x be
        // the impulses, K the coupling, and v = K x + q the speeds. Each point either separates (v >= 0) and
        // has no impulse, or presses (x >= 0) and has no speed: a linear complementarity problem, small
        // enough to try all four cases. The first that fits is the solution; mostly both points press.
        let (p, q, normal) = (pointee.first, pointee.second, pointee.normal)
        let (oldP, oldQ) = (p.normalImpulse, q.normalImpulse)
        let (kMatrix, inverse) = (pointee.kMatrix, pointee.blockMass)
        let speedP = dotPair(relativeVelocity(p, a, b), normal) - p.restitutionBias
        let speedQ = dotPair(relativeVelocity(q, a, b), normal) - q.restitutionBias
        let restP = speedP - (kMatrix.xx * oldP + kMatrix.xy * oldQ)
        let restQ = speedQ - (kMatrix.xy * oldP + kMatrix.yy * oldQ)
        var newP = (inverse.xx * restP + inverse.xy * restQ).negated
        var newQ = (inverse.xy * restP + inverse.yy * restQ).negated
        if any((newP .< 0) .| (newQ .< 0)) { solveCases(restP, restQ, &newP, &newQ) }
        let hasSecond = pointee.hasSecond
        let single = max(FloatW.zero, oldP - p.normalMass * speedP)
        newP = select(MaskW(bits: hasSecond), newP, single)
        let (impulseP, impulseQ) = ((newP - oldP) * normal, (newQ - oldQ) * normal)
        // x + -0 has the bits of x.
        let noSecond = pointee.noSecond
        @inline(__always) func sum(_ x: FloatW, _ y: FloatW) -> FloatW {
            x + FloatW(bits: y.bits & hasSecond | noSecond)
        }
        let impulse = sum(impulseP, impulseQ)
        a.linear -= pointee.inverseMassA * impulse
        a.angular -=
            pointee.inverseInertiaA * sum(crossPair(p.anchorA, impulseP), crossPair(q.anchorA, impulseQ))
        b.linear += pointee.inverseMassB * impulse
        b.angular +=
            pointee.inverseInertiaB * sum(crossPair(p.anchorB, impulseP), crossPair(q.anchorB, impulseQ))
        pointee.first.normalImpulse = newP
        pointee.second.normalImpulse = newQ
    }

    /// Tries the cases in which not both points press, in lanes where one would have to pull; where no case
    /// fits, the impulses stay.
    @inline(never) private func solveCases(
        _ restP: FloatW, _ restQ: FloatW, _ newP: inout FloatW, _ newQ: inout FloatW
    ) {
        let (p, q, kMatrix) = (pointee.first, pointee.second, pointee.kMatrix)
        let onlyP = (p.normalMass * restP).negated
        let onlyQ = (q.normalMass * restQ).negated
        let both = (newP .>= 0) .& (newQ .>= 0)
        let isP = (onlyP .>= 0) .& (kMatrix.xy * onlyP + restQ .>= 0)
        let isQ = (onlyQ .>= 0) .& (kMatrix.xy * onlyQ + restP .>= 0)
        let isNone = (restP .>= 0) .& (restQ .>= 0)
        let elseP = select(isQ .| isNone, .zero, p.normalImpulse)
        let elseQ = select(isQ, onlyQ, select(isNone, .zero, q.normalImpulse))
        newP = select(both, newP, select(isP, onlyP, elseP))
        newQ = select(both, newQ, select(isP, .zero, elseQ))
    }
}
