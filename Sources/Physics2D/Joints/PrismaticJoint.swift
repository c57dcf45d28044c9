// The line goes through the first body's anchor along an axis u that rotates with that body; w is
// perpendicular to it. The second anchor stays on the line: w . d = 0, where d goes from the first anchor to
// the second. As w rotates with the first body, w . d changes at the rate w . (vB - vA) + (rB x w) wB - ((d +
// rA) x w) wA: the first body's arm reaches to the current position of the second anchor. The second equation
// keeps the angle between the bodies. At a limit there is a third, along u, whose impulse only pushes back,
// as in a revolute joint.

/// A prismatic joint, which lets one body slide along a line of another.
struct PrismaticJoint: Sendable {
    /// The unit vector along the line, in the first body's coordinates.
    var axis: Vector2
    /// The angle from the first body to the second, in radians.
    var angle: Float
    var limit: JointLimit
    /// The impulses across the line, against rotation, and along the line at a limit.
    var impulse = Vector3.zero
    private var linearAxis = PrismaticAxis()

    init(axis: Vector2, angle: Float, limits: ClosedRange<Float>?) {
        (self.axis, self.angle) = (axis, angle)
        limit = JointLimit(limits)
    }

    mutating func prepare(_ ends: JointAnchors, _ a: inout Body, _ b: inout Body, _ step: JointStep) {
        linearAxis = PrismaticAxis(axis, ends, a, b)
        if !limit.update(linearAxis.translation, slop: Tuning.linearSlop) { impulse.z = 0 }
        impulse = step.impulseScale * impulse
        linearAxis.apply(impulse, ends, &a, &b)
    }

    mutating func solveVelocity(_ ends: JointAnchors, _ a: inout Body, _ b: inout Body) {
        let velocity = linearAxis.velocity(a, b)
        var change = Vector3(linearAxis.stiffness.impulse(for: -velocity.plane), 0)
        if limit.state != .free {
            change = linearAxis.stiffness.impulse(for: -velocity)
            let allowed = limit.allowed(impulse.z + change.z)
            if allowed != impulse.z + change.z {
                change.z = allowed - impulse.z
                let rest = -velocity.plane - change.z * linearAxis.stiffness.thirdColumn
                change = Vector3(linearAxis.stiffness.impulse(for: rest), change.z)
            }
        }
        impulse += change
        linearAxis.apply(change, ends, &a, &b)
    }

    func solvePosition(_ ends: inout JointAnchors, _ a: inout Body, _ b: inout Body) -> Bool {
        ends.follow(a, b)
        let linearAxis = PrismaticAxis(axis, ends, a, b)
        let error = Vector2(linearAxis.deviation, b.sweep.angle - a.sweep.angle - angle)
        var limit = limit
        _ = limit.update(linearAxis.translation, slop: Tuning.linearSlop)
        let end = limit.error(
            at: linearAxis.translation, slop: Tuning.linearSlop, bound: Tuning.maximumCorrection)
        let excess = max(abs(error.x), end.size)
        ends.record(excess, angle: error.y)
        if JointAnchors.isOverstretched(by: excess) {
            ends.turnBack(by: error.y, &a, &b)
            linearAxis.shift(
                Vector3(-error.x.clampedCorrection / linearAxis.stiffness.xx, 0, 0), ends, &a, &b)
            linearAxis.shift(Vector3(0, 0, -end.correction / linearAxis.stiffness.zz), ends, &a, &b)
            return false
        }
        let correction = Vector2(error.x, error.y.clampedAngularCorrection)
        let change =
            limit.state == .free
            ? Vector3(linearAxis.stiffness.impulse(for: -correction), 0)
            : linearAxis.stiffness.impulse(for: -Vector3(correction, end.correction))
        linearAxis.shift(change, ends, &a, &b)
        return max(abs(error.x), end.size) <= Tuning.linearSlop && abs(error.y) <= Tuning.angularSlop
    }
}
