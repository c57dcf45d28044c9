/// The line of a prismatic joint at its present transform, with the moment arms about the bodies' centers of
/// mass of impulses along and across it.
struct Slide {
    var along = Vector2.zero
    var across = Vector2.zero
    var alongLeverA: Float = 0
    var alongLeverB: Float = 0
    var acrossLeverA: Float = 0
    var acrossLeverB: Float = 0
    /// The displacement of the second anchor from the first along the line and across it, in meters.
    var translation: Float = 0
    var deviation: Float = 0
    var stiffness = SymmetricMatrix3()

    init() {}

    init(_ axis: Vector2, _ ends: JointEnds, _ a: Body, _ b: Body) {
        along = Rotation(angle: a.sweep.angle).rotate(axis)
        across = along.leftNormal
        let distance = ends.distance(a, b)
        let reach = distance + ends.armA
        (alongLeverA, alongLeverB) = (cross(reach, along), cross(ends.armB, along))
        (acrossLeverA, acrossLeverB) = (cross(reach, across), cross(ends.armB, across))
        (translation, deviation) = (dot(along, distance), dot(across, distance))
        stiffness = stiffness(ends)
    }

    private func stiffness(_ ends: JointEnds) -> SymmetricMatrix3 {
        let (iA, iB) = (ends.inverseInertiaA, ends.inverseInertiaB)
        let mass = ends.inverseMassA + ends.inverseMassB
        return SymmetricMatrix3(
            xx: mass + iA * acrossLeverA * acrossLeverA + iB * acrossLeverB * acrossLeverB,
            xy: iA * acrossLeverA + iB * acrossLeverB,
            xz: iA * acrossLeverA * alongLeverA + iB * acrossLeverB * alongLeverB,
            // Two bodies that cannot rotate leave a zero diagonal; a 1 keeps the matrix invertible.
            yy: iA + iB == 0 ? 1 : iA + iB,
            yz: iA * alongLeverA + iB * alongLeverB,
            zz: mass + iA * alongLeverA * alongLeverA + iB * alongLeverB * alongLeverB)
    }

    func velocity(_ a: Body, _ b: Body) -> Vector3 {
        let velocity = b.velocity - a.velocity
        return Vector3(
            dot(across, velocity) + acrossLeverB * b.angularVelocity - acrossLeverA * a.angularVelocity,
            b.angularVelocity - a.angularVelocity,
            dot(along, velocity) + alongLeverB * b.angularVelocity - alongLeverA * a.angularVelocity)
    }

    private func turning(_ impulse: Vector3) -> (a: Float, b: Float) {
        (
            impulse.x * acrossLeverA + impulse.y + impulse.z * alongLeverA,
            impulse.x * acrossLeverB + impulse.y + impulse.z * alongLeverB
        )
    }

    func apply(_ impulse: Vector3, _ ends: JointEnds, _ a: inout Body, _ b: inout Body) {
        let (push, turning) = (impulse.x * across + impulse.z * along, turning(impulse))
        let (spinA, spinB) = (ends.inverseInertiaA * turning.a, ends.inverseInertiaB * turning.b)
        guard (spinA + spinB).isFinite else { return }
        a.velocity -= ends.inverseMassA * push
        a.angularVelocity -= spinA
        b.velocity += ends.inverseMassB * push
        b.angularVelocity += spinB
    }

    func shift(_ impulse: Vector3, _ ends: JointEnds, _ a: inout Body, _ b: inout Body) {
        let (push, turning) = (impulse.x * across + impulse.z * along, turning(impulse))
        let correction = JointCorrection(
            wayA: ends.inverseMassA * push, turnA: ends.inverseInertiaA * turning.a,
            wayB: ends.inverseMassB * push, turnB: ends.inverseInertiaB * turning.b)
        correction.apply(&a, &b)
    }
}
