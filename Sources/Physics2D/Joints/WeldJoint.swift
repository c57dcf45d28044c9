// Three equations keep the anchors' relative velocity, in x and y, and the bodies' relative angular velocity
// at 0. The three impulses are coupled, as one off the center of mass also rotates the body; they are
// computed together, so that a beam stays straight.

/// A weld joint, which keeps two bodies from moving relative to one another.
struct WeldJoint: Sendable {
    /// The angle from the first body to the second, in radians.
    var angle: Float
    var impulse = Vector3.zero
    private var stiffness = SymmetricMatrix3()

    init(angle: Float) { self.angle = angle }

    mutating func prepare(_ ends: JointAnchors, _ a: inout Body, _ b: inout Body, _ step: JointStep) {
        stiffness = ends.stiffness
        impulse = step.impulseScale * impulse
        ends.apply(impulse.plane, angularImpulse: impulse.z, &a, &b)
    }

    mutating func solveVelocity(_ ends: JointAnchors, _ a: inout Body, _ b: inout Body) {
        let velocity = Vector3(ends.relativeVelocity(a, b), b.angularVelocity - a.angularVelocity)
        let change = Self.solve(stiffness, -velocity)
        impulse += change
        ends.apply(change.plane, angularImpulse: change.z, &a, &b)
    }

    func solvePosition(_ ends: inout JointAnchors, _ a: inout Body, _ b: inout Body) -> Bool {
        ends.follow(a, b)
        let error = Vector3(ends.distance(a, b), b.sweep.angle - a.sweep.angle - angle)
        ends.record(error.plane.length, angle: error.z)
        if JointAnchors.isOverstretched(by: error.plane.length) {
            ends.turnBack(by: error.z, &a, &b)
            ends.pullTogether(by: error.plane, &a, &b)
            return false
        }
        ends.meetHalfway(a, b)
        let change = Self.solve(ends.stiffness, -Vector3(error.plane, error.z.clampedAngularCorrection))
        ends.shift(change.plane, angularImpulse: change.z, &a, &b)
        return error.plane.length <= Tuning.linearSlop && abs(error.z) <= Tuning.angularSlop
    }

    /// Returns the impulse for a change of the three speeds; for two bodies that cannot rotate, of the first
    /// two.
    private static func solve(_ stiffness: SymmetricMatrix3, _ b: Vector3) -> Vector3 {
        stiffness.zz > 0 ? stiffness.impulse(for: b) : Vector3(stiffness.impulse(for: b.plane), 0)
    }
}
