// A rod keeps C = |d| - length at 0, where d goes from the first point to the second. With u = d / |d|, C
// changes at the speed u . v, v being the points' relative velocity, and an impulse p along u changes that
// speed by p / m. So p = -m u . v stops it.
//
// A spring of stiffness k and damper c, taken implicitly, that is with position and speed at the end of the
// sub-step h, gives the impulse p = -h (k (C + h s) + c s), s the speed at the end. Solved for s with
// gamma = 1 / (h (c + h k)) it reads s + gamma p + gamma h k C = 0: the rod's equation, softened by gamma and
// driven by the bias gamma h k C. It stays stable however stiff the spring. For a frequency f and a damping
// ratio z, omega = 2 pi f, k = m omega^2 and c = 2 m z omega, m being the mass that the spring feels.

/// Keeps two points at a distance: a rigid rod, or a spring.
struct DistanceJoint: Sendable {
    var length: Float
    var frequency: Float
    var dampingRatio: Float
    var impulse: Float = 0

    // The rest holds for one sub-step.
    private var direction = Vector2.zero
    private var mass: Float = 0
    private var softness: Float = 0
    private var bias: Float = 0

    init(length: Float, frequency: Float, dampingRatio: Float) {
        (self.length, self.frequency, self.dampingRatio) = (length, frequency, dampingRatio)
    }

    mutating func prepare(_ ends: JointEnds, _ a: inout Body, _ b: inout Body, _ step: JointStep) {
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

    // Points that are hardly apart have no direction in which a rod could push: where they pass one another
    // it turns about within a sub-step. A spring of no length ends there, though: it would rattle for ever
    // between both sides of that rule, or circle about its end, since the damper feels nothing across the
    // spring. So once it is slow, no faster than twice what it gains on a slop's way, it acts along the
    // motion that is left. (Ours; Box2D's springs rattle.)
    private func direction(along distance: Vector2, at velocity: Vector2) -> Vector2 {
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
            // So soft that it does nothing, or that nothing can move.
            (softness, bias, mass) = (0, 0, 0)
        } else {
            // With k = m omega^2 and c = 2 m z omega, gamma h k is 1 / (h + 2 z / omega), which cannot
            // overflow.
            if !bias.isFinite { bias = error / (time + 2 * (dampingRatio / omega)) }
            mass = 1 / (inverseMass + softness)
            limitBias(inverseMass, time)
        }
    }

    /// Keeps the spring from giving the points more speed in a sub-step than a body can move with.
    private mutating func limitBias(_ inverseMass: Float, _ time: Float) {
        let most = Tuning.maximumTranslation / time / (mass * inverseMass)
        let finite = min(most, Float.greatestFiniteMagnitude)
        bias = max(-finite, min(bias, finite))
    }

    mutating func solveVelocity(_ ends: JointEnds, _ a: inout Body, _ b: inout Body) {
        let speed = dot(direction, ends.relativeVelocity(a, b))
        let change = -mass * (speed + bias + softness * impulse)
        guard change.isFinite else { return }
        impulse += change
        ends.apply(change * direction, &a, &b)
    }

    /// Brings a rod to its length; true when it is.
    func solvePosition(_ ends: inout JointEnds, _ a: inout Body, _ b: inout Body) -> Bool {
        guard frequency == 0 else { return true }
        ends.follow(a, b)
        let distance = ends.distance(a, b)
        let reach = distance.length
        guard reach > 0 else { return true }
        ends.note(reach - length)
        let error = (reach - length).clampedCorrection
        ends.shift((-mass * error / reach) * distance, &a, &b)
        return abs(error) < Tuning.linearSlop
    }
}
