/// The two bodies of a joint and the point fixed in each: the part that all joints share.
struct JointEnds: Sendable {
    let bodyA: Int32
    let bodyB: Int32
    /// The points in the bodies' coordinates, in meters.
    var anchorA: Vector2
    var anchorB: Vector2

    // The rest holds for one sub-step.
    /// From the bodies' centers of mass to the points, in meters.
    var armA = Vector2.zero
    var armB = Vector2.zero
    var inverseMassA: Float = 0
    var inverseMassB: Float = 0
    var inverseInertiaA: Float = 0
    var inverseInertiaB: Float = 0
    /// Whether the position iteration found the bodies farther off than it could correct.
    var isOverstretched = false

    init(_ bodyA: Int32, _ anchorA: Vector2, _ bodyB: Int32, _ anchorB: Vector2) {
        (self.bodyA, self.anchorA) = (bodyA, anchorA)
        (self.bodyB, self.anchorB) = (bodyB, anchorB)
    }

    /// Takes over the bodies' masses, and where they stand.
    mutating func prepare(_ a: Body, _ b: Body) {
        (inverseMassA, inverseInertiaA) = (a.inverseMass, a.inverseInertia)
        (inverseMassB, inverseInertiaB) = (b.inverseMass, b.inverseInertia)
        follow(a, b)
    }

    /// Turns the arms with the bodies.
    mutating func follow(_ a: Body, _ b: Body) {
        armA = Rotation(angle: a.sweep.angle).rotate(anchorA - a.sweep.localCenter)
        armB = Rotation(angle: b.sweep.angle).rotate(anchorB - b.sweep.localCenter)
    }

    // Opposite impulses at two points turn the bodies as a whole when the points are apart, and the longer
    // the joint pulls in vain, the faster. At one point, halfway, they do not. Points that are less than half
    // of a largest correction apart come together within the iteration, and keep their own arms, as in Box2D.
    /// Brings the arms of anchors that are far apart to one point, so that impulses there keep the angular
    /// momentum.
    mutating func meetHalfway(_ a: Body, _ b: Body) {
        // What cannot move keeps no momentum.
        guard inverseMassA > 0, inverseMassB > 0 else { return }
        let gap = distance(a, b)
        guard gap.length > 0.5 * Tuning.maximumCorrection, gap.isFinite else { return }
        armA += 0.5 * gap
        armB -= 0.5 * gap
    }

    /// From the first point to the second.
    func distance(_ a: Body, _ b: Body) -> Vector2 {
        b.sweep.center + armB - a.sweep.center - armA
    }

    /// The velocity of the second point as seen from the first.
    func relativeVelocity(_ a: Body, _ b: Body) -> Vector2 {
        b.velocity + cross(b.angularVelocity, armB) - a.velocity - cross(a.angularVelocity, armA)
    }

    /// Gives the bodies an impulse at the points, and one that turns them, against one another; nothing where
    /// arms are so long that the numbers overflow.
    func apply(_ impulse: Vector2, turning: Float = 0, _ a: inout Body, _ b: inout Body) {
        let spinA = inverseInertiaA * (cross(armA, impulse) + turning)
        let spinB = inverseInertiaB * (cross(armB, impulse) + turning)
        guard (spinA + spinB).isFinite else { return }
        a.velocity -= inverseMassA * impulse
        a.angularVelocity -= spinA
        b.velocity += inverseMassB * impulse
        b.angularVelocity += spinB
    }

    /// How much speed along a direction an impulse along it brings: 1 / m for what the joint feels as mass.
    func inverseMass(along direction: Vector2) -> Float {
        let (leverA, leverB) = (cross(armA, direction), cross(armB, direction))
        return inverseMassA + inverseInertiaA * leverA * leverA + inverseMassB + inverseInertiaB * leverB
            * leverB
    }

    var inverseInertia: Float { inverseInertiaA + inverseInertiaB }

    // An impulse p at the points and a turning impulse t change the points' relative velocity by
    // (mA + mB) p + iA (armA x p + t) x armA + iB (armB x p + t) x armB, with the inverse masses and inertias
    // as m and i, and the relative angular velocity by iA (armA x p + t) + iB (armB x p + t). Sorted by p.x,
    // p.y and t this is a symmetric matrix.
    /// How the points' relative velocity and the bodies' relative angular velocity depend on impulses.
    var stiffness: SymmetricMatrix3 {
        let (iA, iB) = (inverseInertiaA, inverseInertiaB)
        let mass = inverseMassA + inverseMassB
        return SymmetricMatrix3(
            xx: mass + armA.y * armA.y * iA + armB.y * armB.y * iB,
            xy: -armA.y * armA.x * iA - armB.y * armB.x * iB,
            xz: -armA.y * iA - armB.y * iB,
            yy: mass + armA.x * armA.x * iA + armB.x * armB.x * iB,
            yz: armA.x * iA + armB.x * iB,
            zz: iA + iB)
    }
}

/// What a joint needs to know of the sub-step.
struct JointStep {
    /// Its length, in seconds.
    let time: Float
    /// The share of the last sub-step's impulses to start from.
    let impulseScale: Float
}
