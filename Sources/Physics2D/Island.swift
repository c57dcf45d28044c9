/// Bodies that are solved together, borrowed for a stage of the step.
struct Island {
    let columns: Columns
    let members: UnsafeBufferPointer<Int32>
    let solver: ContactSolver
    let joints: JointSolver

    /// Lets gravity, forces and damping act.
    func integrateVelocities(_ time: Float, damping: DampingRule) {
        for member in members {
            let body = columns.bodies + Int(member)
            body.pointee.sweep.startCenter = body.pointee.sweep.center
            body.pointee.sweep.startAngle = body.pointee.sweep.angle
            guard body.pointee.kind == .dynamic else { continue }
            body.pointee.integrateVelocity(time, damping: damping)
            body.pointee.angularVelocity += time * body.pointee.inverseInertia * body.pointee.torque
            body.pointee.angularVelocity *= damping.factor(body.pointee.angularDamping, time)
        }
    }

    /// Moves the bodies by their velocities, which are cut where a body would fly absurdly far.
    func integratePositions(_ time: Float) {
        for member in members {
            columns.bodies[Int(member)].integratePosition(time)
        }
    }

    /// Brings the bodies to where contacts and joints want them by one iteration; true when none is far off.
    func solvePositions() -> Bool {
        let areContactsSettled = solver.solvePositions()
        return joints.solvePositions() && areContactsSettled
    }

    /// Brings the bodies' placements up to their new centres and angles.
    func place() {
        for member in members {
            let body = columns.bodies + Int(member)
            body.pointee.placement = body.pointee.sweptPlacement()
        }
    }

    /// Puts the island to sleep once its liveliest body has been slow for half a second and no overlap is
    /// left.
    func updateSleep(_ time: Float, isSettled: Bool) {
        var shortest = Float.greatestFiniteMagnitude
        for member in members {
            let body = columns.bodies + Int(member)
            guard body.pointee.kind == .dynamic else { continue }
            body.pointee.countRest(time)
            shortest = min(shortest, body.pointee.sleepTime)
        }
        guard shortest >= Tuning.timeToSleep, isSettled else { return }
        for member in members where columns.bodies[Int(member)].kind == .dynamic {
            columns.bodies[Int(member)].sleep()
        }
    }
}

extension Body {
    /// Moves the body by its velocity, which is cut where it would fly absurdly far.
    mutating func integratePosition(_ time: Float) {
        let way = time * velocity
        if way.lengthSquared > Tuning.maximumTranslation * Tuning.maximumTranslation {
            velocity *= Tuning.maximumTranslation / way.length
        }
        let turn = time * angularVelocity
        if turn * turn > Tuning.maximumTurn * Tuning.maximumTurn {
            angularVelocity *= Tuning.maximumTurn / abs(turn)
        }
        sweep.center += time * velocity
        sweep.angle += time * angularVelocity
    }

    /// Counts how long the body has been slow.
    mutating func countRest(_ time: Float) {
        sleepTime = isSlow ? sleepTime + time : 0
    }

    private var isSlow: Bool {
        angularVelocity * angularVelocity <= Tuning.sleepAngularSpeed * Tuning.sleepAngularSpeed
            && velocity.lengthSquared <= Tuning.sleepSpeed * Tuning.sleepSpeed
    }
}
