// Two contacts that share no moving body are solved at once, each in a half of the SIMD registers, with the
// arithmetic of a single contact in each half and so the same bits. The x and y of a vector are neighbors; a
// scalar stands in both lanes of its half. With the anchor r stored as (x, -y), and swapped (-y, x):
//
//     w x r = w (-y, x)        r x p = x p.y - y p.x, the sum of the lanes of (x, -y) (p.y, p.x)

/// Velocities of two bodies, one of each contact.
struct MotionPair {
    var linear: FloatW
    var angular: FloatW

    @inline(__always) init(_ bodies: BodyPair) {
        let (p, q) = (bodies.first, bodies.second)
        linear = unsafeBitCast(SIMD2(p.linear.pointee, q.linear.pointee), to: FloatW.self)
        let (first, second) = (p.angular.pointee, q.angular.pointee)
        angular = FloatW(first, first, second, second)
    }

    @inline(__always) func store(in bodies: BodyPair) {
        let (p, q) = (bodies.first, bodies.second)
        let halves = unsafeBitCast(linear, to: SIMD2<Double>.self)
        (p.linear.pointee, q.linear.pointee) = (halves.x, halves.y)
        (p.angular.pointee, q.angular.pointee) = (angular.x, angular.z)
    }
}

/// Two bodies, one of each contact.
struct BodyPair: BitwiseCopyable {
    /// The addresses of a body's velocity, read as one number of 8 bytes, and of its angular velocity.
    struct Address: BitwiseCopyable {
        let linear: UnsafeMutablePointer<Double>
        let angular: UnsafeMutablePointer<Float>

        @inline(__always) init(_ body: UnsafeMutablePointer<Body>) {
            linear = withUnsafeMutablePointer(to: &body.pointee.velocity) {
                UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self)
            }
            angular = withUnsafeMutablePointer(to: &body.pointee.angularVelocity) { $0 }
        }
    }

    let first, second: Address
}

/// Two contacts that share no moving body, or one contact twice.
struct ConstraintPair: BitwiseCopyable {
    struct Point: BitwiseCopyable {
        var anchorA, anchorB: FloatW
        var normalMass, tangentMass: FloatW
        var normalImpulse, tangentImpulse: FloatW
        var restitutionBias: FloatW

        @inline(__always) fileprivate init(_ p: ContactConstraint.Point, _ q: ContactConstraint.Point) {
            anchorA = FloatW(p.armA.x, -p.armA.y, q.armA.x, -q.armA.y)
            anchorB = FloatW(p.armB.x, -p.armB.y, q.armB.x, -q.armB.y)
            normalMass = pair(p.normalMass, q.normalMass)
            tangentMass = pair(p.tangentMass, q.tangentMass)
            normalImpulse = pair(p.normalImpulse, q.normalImpulse)
            tangentImpulse = pair(p.tangentImpulse, q.tangentImpulse)
            restitutionBias = pair(p.partingSpeed, q.partingSpeed)
        }
    }

    let bodyA, bodyB: BodyPair
    let normal: FloatW
    let inverseMassA, inverseMassB, inverseInertiaA, inverseInertiaB: FloatW
    let friction: FloatW
    var first, second: Point
    /// How the two points' normal velocities depend on their impulses, and the inverse.
    let couplingXX, couplingXY, couplingYY: FloatW
    let inverseXX, inverseXY, inverseYY: FloatW
    /// All bits where the contact has a second point, none elsewhere; and the sign bit elsewhere.
    let hasSecond, lacksSecond: UIntW

    @inline(__always) init(
        _ p: ContactConstraint, _ q: ContactConstraint, _ bodies: UnsafeMutablePointer<Body>
    ) {
        bodyA = BodyPair(
            first: BodyPair.Address(bodies + Int(p.bodyA)), second: BodyPair.Address(bodies + Int(q.bodyA)))
        bodyB = BodyPair(
            first: BodyPair.Address(bodies + Int(p.bodyB)), second: BodyPair.Address(bodies + Int(q.bodyB)))
        normal = FloatW(p.normal.x, p.normal.y, q.normal.x, q.normal.y)
        inverseMassA = pair(p.inverseMassA, q.inverseMassA)
        inverseMassB = pair(p.inverseMassB, q.inverseMassB)
        inverseInertiaA = pair(p.inverseInertiaA, q.inverseInertiaA)
        inverseInertiaB = pair(p.inverseInertiaB, q.inverseInertiaB)
        friction = pair(p.friction, q.friction)
        first = Point(p.points.0, q.points.0)
        second = Point(p.points.1, q.points.1)
        couplingXX = pair(p.coupling.xx, q.coupling.xx)
        couplingXY = pair(p.coupling.xy, q.coupling.xy)
        couplingYY = pair(p.coupling.yy, q.coupling.yy)
        inverseXX = pair(p.couplingInverse.xx, q.couplingInverse.xx)
        inverseXY = pair(p.couplingInverse.xy, q.couplingInverse.xy)
        inverseYY = pair(p.couplingInverse.yy, q.couplingInverse.yy)
        let (all, sign): (UInt32, UInt32) = (.max, 1 << 31)
        let (two, four) = (p.count == 2, q.count == 2)
        hasSecond = UIntW(two ? all : 0, two ? all : 0, four ? all : 0, four ? all : 0)
        lacksSecond = UIntW(two ? 0 : sign, two ? 0 : sign, four ? 0 : sign, four ? 0 : sign)
    }
}

@inline(__always) private func pair(_ p: Float, _ q: Float) -> FloatW { FloatW(p, p, q, q) }

extension ConstraintPair {
    /// Applies the impulses of the step before.
    @inline(__always) static func warmStart(_ pair: UnsafeMutablePointer<ConstraintPair>) {
        var a = MotionPair(pair.pointee.bodyA)
        var b = MotionPair(pair.pointee.bodyB)
        let normal = pair.pointee.normal
        let tangent = normal.rightNormals
        let (p, q) = (pair.pointee.first, pair.pointee.second)
        pair.apply(p.normalImpulse * normal + p.tangentImpulse * tangent, at: p, &a, &b)
        pair.applyWhereSecond(q.normalImpulse * normal + q.tangentImpulse * tangent, at: q, &a, &b)
        a.store(in: pair.pointee.bodyA)
        b.store(in: pair.pointee.bodyB)
    }

    /// Makes the points stop sliding, as far as friction can, then approaching.
    @inline(__always) static func solveVelocities(_ pair: UnsafeMutablePointer<ConstraintPair>) {
        var a = MotionPair(pair.pointee.bodyA)
        var b = MotionPair(pair.pointee.bodyB)
        let normal = pair.pointee.normal
        let tangent = normal.rightNormals
        let first = pair.friction(pair.pointee.first, tangent, a, b)
        pair.apply((first - pair.pointee.first.tangentImpulse) * tangent, at: pair.pointee.first, &a, &b)
        pair.pointee.first.tangentImpulse = first
        let second = pair.friction(pair.pointee.second, tangent, a, b)
        pair.applyWhereSecond(
            (second - pair.pointee.second.tangentImpulse) * tangent, at: pair.pointee.second, &a, &b)
        pair.pointee.second.tangentImpulse = second
        pair.solveNormals(&a, &b)
        a.store(in: pair.pointee.bodyA)
        b.store(in: pair.pointee.bodyB)
    }
}

extension UnsafeMutablePointer<ConstraintPair> {
    /// The velocities of the second bodies at a point as seen from the first.
    @inline(__always) private func relativeVelocity(
        _ point: ConstraintPair.Point, _ a: MotionPair, _ b: MotionPair
    ) -> FloatW {
        b.linear + b.angular * point.anchorB.swapped - a.linear - a.angular * point.anchorA.swapped
    }

    /// The impulses along the tangents that stop a point, within what friction can.
    @inline(__always) fileprivate func friction(
        _ point: ConstraintPair.Point, _ tangent: FloatW, _ a: MotionPair, _ b: MotionPair
    ) -> FloatW {
        let sliding = dots(relativeVelocity(point, a, b), tangent)
        let most = pointee.friction * point.normalImpulse
        let wanted = point.tangentImpulse - point.tangentMass * sliding
        return max(min(wanted, most), most.negated)
    }

    /// Gives the bodies impulses at a point, against one another.
    @inline(__always) fileprivate func apply(
        _ impulse: FloatW, at point: ConstraintPair.Point, _ a: inout MotionPair, _ b: inout MotionPair
    ) {
        a.linear -= pointee.inverseMassA * impulse
        a.angular -= pointee.inverseInertiaA * crosses(point.anchorA, impulse)
        b.linear += pointee.inverseMassB * impulse
        b.angular += pointee.inverseInertiaB * crosses(point.anchorB, impulse)
    }

    // A value that becomes x - 0 keeps its bits, whatever its sign; one that becomes x + 0 does not where x is
    // -0.
    /// The same for contacts with a second point; others keep their velocities to the last bit.
    @inline(__always) fileprivate func applyWhereSecond(
        _ impulse: FloatW, at point: ConstraintPair.Point, _ a: inout MotionPair, _ b: inout MotionPair
    ) {
        let mask = pointee.hasSecond
        a.linear -= (pointee.inverseMassA * impulse).kept(mask)
        a.angular -= (pointee.inverseInertiaA * crosses(point.anchorA, impulse)).kept(mask)
        b.linear -= (pointee.inverseMassB * impulse).negated.kept(mask)
        b.angular -= (pointee.inverseInertiaB * crosses(point.anchorB, impulse)).negated.kept(mask)
    }

    // Two points are solved as one system, since a box on a floor would rock if each were solved alone. With
    // x the impulses, K the coupling and v = K x + q the speeds, either a point parts (v >= 0) and has no
    // impulse, or it presses (x >= 0) and has no speed: a linear complementarity problem, small enough to try
    // all four cases. The first that fits is the solution; mostly both points press.
    @inline(__always) fileprivate func solveNormals(_ a: inout MotionPair, _ b: inout MotionPair) {
        let (p, q, normal) = (pointee.first, pointee.second, pointee.normal)
        let (old1, old2) = (p.normalImpulse, q.normalImpulse)
        let speed1 = dots(relativeVelocity(p, a, b), normal) - p.restitutionBias
        let speed2 = dots(relativeVelocity(q, a, b), normal) - q.restitutionBias
        let q1 = speed1 - (pointee.couplingXX * old1 + pointee.couplingXY * old2)
        let q2 = speed2 - (pointee.couplingXY * old1 + pointee.couplingYY * old2)
        var new1 = (pointee.inverseXX * q1 + pointee.inverseXY * q2).negated
        var new2 = (pointee.inverseXY * q1 + pointee.inverseYY * q2).negated
        if any((new1 .< 0) .| (new2 .< 0)) { solveCases(q1, q2, &new1, &new2) }
        // A single point for itself.
        let alone = max(FloatW.zero, old1 - p.normalMass * speed1)
        new1 = new1.kept(pointee.hasSecond) .| alone.kept(~pointee.hasSecond)
        let (first, second) = ((new1 - old1) * normal, (new2 - old2) * normal)
        // x + -0 is x, whatever its sign.
        @inline(__always) func orNothing(_ x: FloatW) -> FloatW {
            x.kept(pointee.hasSecond) .| FloatW(bits: pointee.lacksSecond)
        }
        let sum = first + orNothing(second)
        a.linear -= pointee.inverseMassA * sum
        a.angular -=
            pointee.inverseInertiaA
            * (crosses(p.anchorA, first) + orNothing(crosses(q.anchorA, second)))
        b.linear += pointee.inverseMassB * sum
        b.angular +=
            pointee.inverseInertiaB
            * (crosses(p.anchorB, first) + orNothing(crosses(q.anchorB, second)))
        pointee.first.normalImpulse = new1
        pointee.second.normalImpulse = new2
    }

    /// Tries the cases in which not both points press, in lanes where one would have to pull.
    @inline(never) private func solveCases(
        _ q1: FloatW, _ q2: FloatW, _ new1: inout FloatW, _ new2: inout FloatW
    ) {
        let (p, q) = (pointee.first, pointee.second)
        let first = (p.normalMass * q1).negated
        let second = (q.normalMass * q2).negated
        let both = (new1 .>= 0) .& (new2 .>= 0)
        let onlyFirst = (first .>= 0) .& (pointee.couplingXY * first + q2 .>= 0)
        let onlySecond = (second .>= 0) .& (pointee.couplingXY * second + q1 .>= 0)
        let none = (q1 .>= 0) .& (q2 .>= 0)
        let zero = FloatW.zero
        new1 = select(
            both, new1,
            select(onlyFirst, first, select(onlySecond .| none, zero, p.normalImpulse)))
        new2 = select(
            both, new2,
            select(
                onlyFirst, zero, select(onlySecond, second, select(none, zero, q.normalImpulse))))
    }
}

extension FloatW {
    /// The lanes where a mask has all bits, 0 where it has none.
    @inline(__always) fileprivate func kept(_ mask: UIntW) -> FloatW { FloatW(bits: bits & mask) }

    @inline(__always) fileprivate static func .| (a: FloatW, b: FloatW) -> FloatW {
        FloatW(bits: a.bits | b.bits)
    }

    /// The vectors with x and y exchanged.
    @inline(__always) fileprivate var swapped: FloatW { FloatW(y, x, w, z) }

    /// The vectors a quarter turn clockwise, in a plane whose y points up.
    @inline(__always) fileprivate var rightNormals: FloatW {
        let opposite = negated
        return FloatW(y, opposite.x, w, opposite.z)
    }
}

/// The dot products of two pairs of vectors.
@inline(__always) private func dots(_ a: FloatW, _ b: FloatW) -> FloatW {
    let products = a * b
    return products + products.swapped
}

/// The cross products of anchors and vectors.
@inline(__always) private func crosses(_ anchor: FloatW, _ v: FloatW) -> FloatW {
    let products = anchor * v.swapped
    return products + products.swapped
}
