/// The line of a prismatic joint at its current transform, with the moment arms about the bodies' centers of
/// mass of impulses along and across it.
struct PrismaticAxis {
    var along = Vector2.zero
    var across = Vector2.zero
    var axisArmA: Float = 0
    var axisArmB: Float = 0
    var normalArmA: Float = 0
    var normalArmB: Float = 0
    /// The displacement of the second anchor from the first along the line and across it, in meters.
    var translation: Float = 0
    var deviation: Float = 0
    var stiffness = SymmetricMatrix3()

    init() {}

    init(_ axis: Vector2, _ ends: JointAnchors, _ a: Body, _ b: Body) {
        along = Rotation(angle: a.sweep.angle).rotate(axis)
        across = along.leftNormal
        let distance = ends.distance(a, b)
        let reach = distance + ends.rA
        (axisArmA, axisArmB) = (cross(reach, along), cross(ends.rB, along))
        (normalArmA, normalArmB) = (cross(reach, across), cross(ends.rB, across))
        (translation, deviation) = (dot(along, distance), dot(across, distance))
        stiffness = stiffness(ends)
    }

    private func stiffness(_ ends: JointAnchors) -> SymmetricMatrix3 {
        let (iA, iB) = (ends.inverseInertiaA, ends.inverseInertiaB)
        let mass = ends.inverseMassA + ends.inverseMassB
        return SymmetricMatrix3(
            xx: mass + iA * normalArmA * normalArmA + iB * normalArmB * normalArmB,
            xy: iA * normalArmA + iB * normalArmB,
            xz: iA * normalArmA * axisArmA + iB * normalArmB * axisArmB,
            // Two bodies that cannot rotate leave a zero diagonal; a 1 keeps the matrix invertible.
            yy: iA + iB == 0 ? 1 : iA + iB,
            yz: iA * axisArmA + iB * axisArmB,
            zz: mass + iA * axisArmA * axisArmA + iB * axisArmB * axisArmB)
    }

    func velocity(_ a: Body, _ b: Body) -> Vector3 {
        let velocity = b.velocity - a.velocity
        return Vector3(
            dot(across, velocity) + normalArmB * b.angularVelocity - normalArmA * a.angularVelocity,
            b.angularVelocity - a.angularVelocity,
            dot(along, velocity) + axisArmB * b.angularVelocity - axisArmA * a.angularVelocity)
    }

    private func angularImpulse(_ impulse: Vector3) -> (a: Float, b: Float) {
        (
            impulse.x * normalArmA + impulse.y + impulse.z * axisArmA,
            impulse.x * normalArmB + impulse.y + impulse.z * axisArmB
        )
    }

    func apply(_ impulse: Vector3, _ ends: JointAnchors, _ a: inout Body, _ b: inout Body) {
        let (linearImpulse, angularImpulse) = (
            impulse.x * across + impulse.z * along, angularImpulse(impulse)
        )
        let (spinA, spinB) = (
            ends.inverseInertiaA * angularImpulse.a, ends.inverseInertiaB * angularImpulse.b
        )
        guard (spinA + spinB).isFinite else { return }
        a.velocity -= ends.inverseMassA * linearImpulse
        a.angularVelocity -= spinA
        b.velocity += ends.inverseMassB * linearImpulse
        b.angularVelocity += spinB
    }

    func shift(_ impulse: Vector3, _ ends: JointAnchors, _ a: inout Body, _ b: inout Body) {
        let (linearImpulse, angularImpulse) = (
            impulse.x * across + impulse.z * along, angularImpulse(impulse)
        )
        let correction = JointCorrection(
            displacementA: ends.inverseMassA * linearImpulse,
            rotationA: ends.inverseInertiaA * angularImpulse.a,
            displacementB: ends.inverseMassB * linearImpulse,
            rotationB: ends.inverseInertiaB * angularImpulse.b)
        correction.apply(&a, &b)
    }
}
