// A rope joint is a rigid distance joint that only pulls: the impulse is never above 0. A rope with a slack
// of -C can be drawn straight within the sub-step h, so the speed -C / h is allowed.

/// A rope joint, which keeps two anchors within a distance.
struct RopeJoint: Sendable {
    var length: Float
    var impulse: Float = 0

    // The properties below are valid for one sub-step.

    private var direction = Vector2.zero
    private var mass: Float = 0
    private var allowedSpeed: Float = 0

    init(length: Float) { self.length = length }

    mutating func prepare(_ ends: JointAnchors, _ a: inout Body, _ b: inout Body, _ step: JointStep) {
        let distance = ends.distance(a, b)
        let reach = distance.length
        guard reach > Tuning.linearSlop else {
            (direction, mass, impulse) = (.zero, 0, 0)
            return
        }
        direction = (1 / reach) * distance
        let inverseMass = ends.inverseMass(along: direction)
        mass = inverseMass == 0 ? 0 : 1 / inverseMass
        allowedSpeed = max(0, (length - reach) / step.time)
        impulse *= step.impulseScale
        ends.apply(impulse * direction, &a, &b)
    }

    mutating func solveVelocity(_ ends: JointAnchors, _ a: inout Body, _ b: inout Body) {
        let speed = dot(direction, ends.relativeVelocity(a, b)) - allowedSpeed
        let sum = min(0, impulse - mass * speed)
        let change = sum - impulse
        guard change.isFinite else { return }
        impulse = sum
        ends.apply(change * direction, &a, &b)
    }

    func solvePosition(_ ends: inout JointAnchors, _ a: inout Body, _ b: inout Body) -> Bool {
        ends.follow(a, b)
        let distance = ends.distance(a, b)
        let reach = distance.length
        ends.record(max(0, reach - length))
        guard reach > length else { return true }
        let error = (reach - length).clampedCorrection
        ends.shift((-mass * error / reach) * distance, &a, &b)
        return error < Tuning.linearSlop
    }
}
