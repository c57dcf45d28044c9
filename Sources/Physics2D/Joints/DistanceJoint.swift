// A rigid distance joint keeps C = |d| - length at 0, where d goes from the first anchor to the second. With
// u = d / |d|, C changes at the rate u . v, where v is the anchors' relative velocity, and an impulse p along
// u changes that rate by p / m. So p = -m u . v stops it.
//
// A spring of stiffness k with a damper c, integrated implicitly, that is with position and speed at the end
// of the sub-step h, gives the impulse p = -h (k (C + h s) + c s), where s is the speed at the end. Solved
// for s with gamma = 1 / (h (c + h k)) it reads s + gamma p + gamma h k C = 0: the rigid equation, softened
// by gamma and driven by the bias gamma h k C. It stays stable however stiff the spring. For a frequency f
// and a damping ratio z, omega = 2 pi f, k = m omega^2 and c = 2 m z omega, where m is the effective mass
// along u.

/// A distance joint, which keeps two anchors at a distance: rigid, or a damped spring.
struct DistanceJoint: Sendable {
    var length: Float
    var frequency: Float
    var dampingRatio: Float
    var impulse: Float = 0

    // The properties below are valid for one sub-step.

    private var direction = Vector2.zero
    private var mass: Float = 0
    private var softness: Float = 0
    private var bias: Float = 0

    init(length: Float, frequency: Float, dampingRatio: Float) {
        (self.length, self.frequency, self.dampingRatio) = (length, frequency, dampingRatio)
    }

    mutating func prepare(_ ends: JointAnchors, _ a: inout Body, _ b: inout Body, _ step: JointStep) {
        let distance = ends.distance(a, b)
        direction = direction(along: distance, at: ends.relativeVelocity(a, b))
        let inverseMass = ends.inverseMass(along: direction)
        mass = inverseMass == 0 ? 0 : 1 / inverseMass
        (softness, bias) = (0, 0)
        if frequency > 0 {
            let reach = distance.length > Tuning.linearSlop ? distance.length : dot(direction, distance)
            soften(by: reach - length, inverseMass, step.time)
        }
        impulse *= step.impulseScale
        ends.apply(impulse * direction, &a, &b)
    }

    /// Returns the direction in which the joint acts for a displacement of the anchors; zero for none.
    private func direction(along distance: Vector2, at velocity: Vector2) -> Vector2 {
        // Anchors closer than a slop define no usable direction: when they pass one another, the direction of
        // a rigid joint would reverse within a sub-step. A spring of length 0 comes to rest there, though. It
        // would rattle forever between both sides of that rule, or circle, since the damper feels no motion
        // across the spring. So once it is slow, no faster than twice the speed that it gains over a slop, it
        // acts along the remaining motion. (Box2D has no such rule, and its springs rattle.)
        let reach = distance.length
        if reach > Tuning.linearSlop { return (1 / reach) * distance }
        let slow = 2 * 2 * Float.pi * frequency * Tuning.linearSlop
        let speed = velocity.length
        guard reach > 0, length <= Tuning.linearSlop, speed < slow else { return .zero }
        return speed > 0 ? (1 / speed) * velocity : (1 / reach) * distance
    }

    private mutating func soften(by error: Float, _ inverseMass: Float, _ time: Float) {
        let omega = 2 * Float.pi * frequency
        let damper = 2 * mass * dampingRatio * omega
        let stiffness = mass * omega * omega
        let inverseSoftness = time * (damper + time * stiffness)
        softness = 1 / inverseSoftness
        bias = error * time * stiffness * softness
        if !softness.isFinite {
            // The spring is too soft to have an effect, or neither body can move.
            (softness, bias, mass) = (0, 0, 0)
        } else {
            // With k = m omega^2 and c = 2 m z omega, gamma h k is 1 / (h + 2 z / omega), which cannot
            // overflow.
            if !bias.isFinite { bias = error / (time + 2 * (dampingRatio / omega)) }
            mass = 1 / (inverseMass + softness)
            limitBias(inverseMass, time)
        }
    }

    /// Limits the bias to the speed of the largest translation per sub-step.
    private mutating func limitBias(_ inverseMass: Float, _ time: Float) {
        let limit = Tuning.maximumTranslation / time / (mass * inverseMass)
        let finite = min(limit, Float.greatestFiniteMagnitude)
        bias = max(-finite, min(bias, finite))
    }

    mutating func solveVelocity(_ ends: JointAnchors, _ a: inout Body, _ b: inout Body) {
        let speed = dot(direction, ends.relativeVelocity(a, b))
        let change = -mass * (speed + bias + softness * impulse)
        guard change.isFinite else { return }
        impulse += change
        ends.apply(change * direction, &a, &b)
    }

    /// Corrects the length of a rigid joint by one iteration; returns whether it was right within a slop,
    /// which is always true of a spring.
    func solvePosition(_ ends: inout JointAnchors, _ a: inout Body, _ b: inout Body) -> Bool {
        guard frequency == 0 else { return true }
        ends.follow(a, b)
        let distance = ends.distance(a, b)
        let reach = distance.length
        guard reach > 0 else { return true }
        ends.record(reach - length)
        let error = (reach - length).clampedCorrection
        ends.shift((-mass * error / reach) * distance, &a, &b)
        return abs(error) < Tuning.linearSlop
    }
}
