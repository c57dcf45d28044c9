extension Body {
    /// Applies gravity, forces, torque and damping to the velocities, and begins the sweep of the sub-step.
    mutating func integrateVelocities(_ time: Float, damping: DampingRule) {
        sweep.startCenter = sweep.center
        sweep.startAngle = sweep.angle
        integrateVelocity(time, damping: damping)
        angularVelocity += time * inverseInertia * torque
        angularVelocity *= damping.factor(angularDamping, time)
    }

    /// Integrates gravity and forces, unless a field sets the velocity; then damps it.
    private mutating func integrateVelocity(_ time: Float, damping: DampingRule) {
        if let stepVelocity {
            velocity = stepVelocity
        } else {
            velocity += time * (gravity + inverseMass * (force + stepForce))
        }
        velocity *= damping.factor(linearDamping, time)
        stepForce = .zero
        stepVelocity = nil
    }

    /// Moves the body by its velocities, which are limited to 2 m and a quarter turn per sub-step.
    mutating func integratePosition(_ time: Float) {
        let displacement = time * velocity
        if displacement.lengthSquared > Tuning.maximumTranslation * Tuning.maximumTranslation {
            velocity *= Tuning.maximumTranslation / displacement.length
        }
        let rotationAngle = time * angularVelocity
        if rotationAngle * rotationAngle > Tuning.maximumTurn * Tuning.maximumTurn {
            angularVelocity *= Tuning.maximumTurn / abs(rotationAngle)
        }
        sweep.center += time * velocity
        sweep.angle += time * angularVelocity
    }

    /// Adds the step's time, in seconds, to the sleep time of a slow body, and sets that of any other to 0.
    mutating func countRest(_ time: Float) {
        sleepTime = isSlow ? sleepTime + time : 0
    }

    private var isSlow: Bool {
        angularVelocity * angularVelocity <= Tuning.sleepAngularSpeed * Tuning.sleepAngularSpeed
            && velocity.lengthSquared <= Tuning.sleepSpeed * Tuning.sleepSpeed
    }
}
