// A revolute joint keeps the anchors' relative velocity at 0: two equations for the two components of the
// impulse. At a limit there is a third, which keeps the bodies from rotating any further, and all three are
// solved together. If the third impulse would pull the bodies to the limit instead of keeping them from it,
// it is set to 0, and the first two are solved alone.
//
// Friction is a motor with the target speed 0 and a maximum torque.

/// A revolute joint, which keeps two anchors together.
struct RevoluteJoint: Sendable {
    /// The angle from the first body to the second that counts as 0, in radians.
    var angle: Float
    var limit: JointLimit
    var frictionTorque: Float
    /// The impulses at the anchors (x and y), and the angular impulse at a limit (z).
    var impulse = Vector3.zero
    var frictionImpulse: Float = 0

    // The properties below are valid for one sub-step.

    private var stiffness = SymmetricMatrix3()
    private var turningMass: Float = 0
    private var mostFriction: Float = 0

    init(angle: Float, limits: ClosedRange<Float>?, frictionTorque: Float) {
        (self.angle, self.frictionTorque) = (angle, frictionTorque)
        limit = JointLimit(limits)
    }

    mutating func prepare(_ ends: JointAnchors, _ a: inout Body, _ b: inout Body, _ step: JointStep) {
        stiffness = ends.stiffness
        let turns = ends.inverseInertia > 0
        turningMass = turns ? 1 / ends.inverseInertia : 0
        mostFriction = step.time * frictionTorque
        if frictionTorque == 0 || !turns { frictionImpulse = 0 }
        if !limit.update(jointAngle(a, b), slop: Tuning.angularSlop) || !turns { impulse.z = 0 }
        impulse = step.impulseScale * impulse
        frictionImpulse *= step.impulseScale
        ends.apply(impulse.plane, angularImpulse: frictionImpulse + impulse.z, &a, &b)
    }

    private func jointAngle(_ a: Body, _ b: Body) -> Float { b.sweep.angle - a.sweep.angle - angle }

    mutating func solveVelocity(_ ends: JointAnchors, _ a: inout Body, _ b: inout Body) {
        if frictionTorque > 0 && limit.state != .stuck { solveFriction(ends, &a, &b) }
        let velocity = ends.relativeVelocity(a, b)
        guard limit.state != .free, turningMass > 0 else {
            let change = stiffness.impulse(for: -velocity)
            impulse += Vector3(change, 0)
            return ends.apply(change, &a, &b)
        }
        let speed = b.angularVelocity - a.angularVelocity
        var change = stiffness.impulse(for: -Vector3(velocity, speed))
        let allowed = limit.allowed(impulse.z + change.z)
        if allowed != impulse.z + change.z {
            change.z = allowed - impulse.z
            change = Vector3(stiffness.impulse(for: -velocity - change.z * stiffness.thirdColumn), change.z)
        }
        impulse += change
        ends.apply(change.plane, angularImpulse: change.z, &a, &b)
    }

    private mutating func solveFriction(_ ends: JointAnchors, _ a: inout Body, _ b: inout Body) {
        let wanted = frictionImpulse - turningMass * (b.angularVelocity - a.angularVelocity)
        let sum = max(-mostFriction, min(wanted, mostFriction))
        let change = sum - frictionImpulse
        frictionImpulse = sum
        ends.apply(.zero, angularImpulse: change, &a, &b)
    }

    func solvePosition(_ ends: inout JointAnchors, _ a: inout Body, _ b: inout Body) -> Bool {
        var excess: Float = 0
        if limit.state != .free && turningMass > 0 {
            let error = limit.error(
                at: jointAngle(a, b), slop: Tuning.angularSlop, bound: Tuning.maximumAngularCorrection)
            excess = error.size
            ends.shift(.zero, angularImpulse: -turningMass * error.correction, &a, &b)
        }
        ends.follow(a, b)
        let error = ends.distance(a, b)
        ends.record(error.length, angle: excess)
        if JointAnchors.isOverstretched(by: error.length) {
            ends.pullTogether(by: error, &a, &b)
            return false
        }
        ends.meetHalfway(a, b)
        ends.shift(ends.stiffness.impulse(for: -error), &a, &b)
        return error.length <= Tuning.linearSlop && excess <= Tuning.angularSlop
    }
}
