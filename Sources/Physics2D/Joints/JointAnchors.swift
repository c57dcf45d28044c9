/// The two bodies of a joint and its anchor in each: the part that all joints share.
struct JointAnchors: Sendable {
    var bodyA: Int32
    var bodyB: Int32
    /// The anchors in the bodies' coordinates, in meters.
    var anchorA: Vector2
    var anchorB: Vector2

    // The properties below are valid for one sub-step.

    /// The vectors from the bodies' centers of mass to the anchors, in meters.
    var rA = Vector2.zero
    var rB = Vector2.zero
    var inverseMassA: Float = 0
    var inverseMassB: Float = 0
    var inverseInertiaA: Float = 0
    var inverseInertiaB: Float = 0
    /// True when the last position iteration found an error beyond the clamp.
    var isOverstretched = false

    init(_ bodyA: Int32, _ anchorA: Vector2, _ bodyB: Int32, _ anchorB: Vector2) {
        (self.bodyA, self.anchorA) = (bodyA, anchorA)
        (self.bodyB, self.anchorB) = (bodyB, anchorB)
    }

    /// Reads the bodies' masses, and computes the arms for their current angles.
    mutating func prepare(_ a: Body, _ b: Body) {
        (inverseMassA, inverseInertiaA) = (a.inverseMass, a.inverseInertia)
        (inverseMassB, inverseInertiaB) = (b.inverseMass, b.inverseInertia)
        follow(a, b)
    }

    /// Computes the arms for the bodies' current angles.
    mutating func follow(_ a: Body, _ b: Body) {
        rA = Rotation(angle: a.sweep.angle).rotate(anchorA - a.sweep.localCenter)
        rB = Rotation(angle: b.sweep.angle).rotate(anchorB - b.sweep.localCenter)
    }

    /// Moves the arms of distant anchors to the point halfway between them, so that impulses there keep the
    /// angular momentum.
    mutating func meetHalfway(_ a: Body, _ b: Body) {
        // Opposite impulses at two points rotate the bodies as a whole, the faster the longer the joint pulls
        // in vain. At one point, halfway, they do not. Anchors closer than half of the largest correction
        // come together within the iteration, and keep their own arms, as in Box2D. With a body that cannot
        // move no momentum is kept anyway.
        guard inverseMassA > 0, inverseMassB > 0 else { return }
        let gap = distance(a, b)
        guard gap.length > 0.5 * Tuning.maximumCorrection, gap.isFinite else { return }
        rA += 0.5 * gap
        rB -= 0.5 * gap
    }

    /// Returns the displacement from the first anchor to the second, in the world, in meters.
    func distance(_ a: Body, _ b: Body) -> Vector2 {
        b.sweep.center + rB - a.sweep.center - rA
    }

    /// Returns the velocity of the second anchor relative to the first, in meters per second.
    func relativeVelocity(_ a: Body, _ b: Body) -> Vector2 {
        b.velocity + cross(b.angularVelocity, rB) - a.velocity - cross(a.angularVelocity, rA)
    }

    /// Applies opposite impulses at the anchors, and opposite angular impulses; nothing when the arms are so
    /// long that the numbers overflow.
    func apply(_ impulse: Vector2, angularImpulse: Float = 0, _ a: inout Body, _ b: inout Body) {
        let spinA = inverseInertiaA * (cross(rA, impulse) + angularImpulse)
        let spinB = inverseInertiaB * (cross(rB, impulse) + angularImpulse)
        guard (spinA + spinB).isFinite else { return }
        a.velocity -= inverseMassA * impulse
        a.angularVelocity -= spinA
        b.velocity += inverseMassB * impulse
        b.angularVelocity += spinB
    }

    /// Returns the change of speed along a direction by an impulse of 1 along it: the inverse of the
    /// effective mass.
    func inverseMass(along direction: Vector2) -> Float {
        let (leverA, leverB) = (cross(rA, direction), cross(rB, direction))
        return inverseMassA + inverseInertiaA * leverA * leverA + inverseMassB + inverseInertiaB * leverB
            * leverB
    }

    var inverseInertia: Float { inverseInertiaA + inverseInertiaB }

    /// The matrix K of the joint: the changes of the anchors' relative velocity and of the bodies' relative
    /// angular velocity, per unit of impulse.
    var stiffness: SymmetricMatrix3 {
        // An impulse p at the anchors and an angular impulse t change the anchors' relative velocity by (mA +
        // mB) p + iA (rA x p + t) x rA + iB (rB x p + t) x rB, where m and i are inverse masses and
        // inertias, and the relative angular velocity by iA (rA x p + t) + iB (rB x p + t). As functions
        // of p.x, p.y and t these form a symmetric matrix.
        let (iA, iB) = (inverseInertiaA, inverseInertiaB)
        let mass = inverseMassA + inverseMassB
        return SymmetricMatrix3(
            xx: mass + rA.y * rA.y * iA + rB.y * rB.y * iB,
            xy: -rA.y * rA.x * iA - rB.y * rB.x * iB,
            xz: -rA.y * iA - rB.y * iB,
            yy: mass + rA.x * rA.x * iA + rB.x * rB.x * iB,
            yz: rA.x * iA + rB.x * iB,
            zz: iA + iB)
    }
}
