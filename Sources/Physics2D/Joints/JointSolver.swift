// Joints are solved like contacts, by sequential impulses, but before the contacts in each iteration:
// contacts come last, so that no joint pulls a body through a wall.

/// The solver of the joints of an island.
struct JointSolver {
    let bodies: UnsafeMutablePointer<Body>
    let joints: UnsafeMutablePointer<Joint>
    let members: UnsafeBufferPointer<Int32>

    /// Prepares the joints for the current transforms, and applies the last sub-step's impulses.
    func prepare(_ step: JointStep) {
        for member in members {
            let joint = joints + Int(member)
            let (a, b) = bodies(of: joint)
            joint.pointee.ends.prepare(a.pointee, b.pointee)
            joint.pointee.prepare(&a.pointee, &b.pointee, step)
        }
    }

    func solveVelocities() {
        for member in members { solveVelocity(member) }
    }

    func solveVelocity(_ member: Int32) {
        let joint = joints + Int(member)
        let (a, b) = bodies(of: joint)
        joint.pointee.solveVelocity(&a.pointee, &b.pointee)
    }

    /// Corrects the positions by one iteration; returns whether all errors are within the slops.
    func solvePositions() -> Bool {
        var areSettled = true
        for member in members where !solvePosition(member) { areSettled = false }
        return areSettled
    }

    func solvePosition(_ member: Int32) -> Bool {
        let joint = joints + Int(member)
        let (a, b) = bodies(of: joint)
        return joint.pointee.solvePosition(&a.pointee, &b.pointee)
    }

    private func bodies(
        of joint: UnsafeMutablePointer<Joint>
    ) -> (a: UnsafeMutablePointer<Body>, b: UnsafeMutablePointer<Body>) {
        (bodies + Int(joint.pointee.ends.bodyA), bodies + Int(joint.pointee.ends.bodyB))
    }
}

extension Joint {
    fileprivate mutating func prepare(_ a: inout Body, _ b: inout Body, _ step: JointStep) {
        switch form {
        case .distance(var joint):
            joint.prepare(ends, &a, &b, step)
            form = .distance(joint)
        case .revolute(var joint):
            ends.meetHalfway(a, b)
            joint.prepare(ends, &a, &b, step)
            form = .revolute(joint)
        case .prismatic(var joint):
            joint.prepare(ends, &a, &b, step)
            form = .prismatic(joint)
        case .weld(var joint):
            ends.meetHalfway(a, b)
            joint.prepare(ends, &a, &b, step)
            form = .weld(joint)
        case .rope(var joint):
            joint.prepare(ends, &a, &b, step)
            form = .rope(joint)
        }
    }

    fileprivate mutating func solveVelocity(_ a: inout Body, _ b: inout Body) {
        switch form {
        case .distance(var joint):
            joint.solveVelocity(ends, &a, &b)
            form = .distance(joint)
        case .revolute(var joint):
            joint.solveVelocity(ends, &a, &b)
            form = .revolute(joint)
        case .prismatic(var joint):
            joint.solveVelocity(ends, &a, &b)
            form = .prismatic(joint)
        case .weld(var joint):
            joint.solveVelocity(ends, &a, &b)
            form = .weld(joint)
        case .rope(var joint):
            joint.solveVelocity(ends, &a, &b)
            form = .rope(joint)
        }
    }

    /// Corrects the positions by one iteration, and clears the impulses of an overstretched joint; returns
    /// whether its error is within the slops.
    fileprivate mutating func solvePosition(_ a: inout Body, _ b: inout Body) -> Bool {
        ends.isOverstretched = false
        let isSettled =
            switch form {
            case .distance(let joint): joint.solvePosition(&ends, &a, &b)
            case .revolute(let joint): joint.solvePosition(&ends, &a, &b)
            case .prismatic(let joint): joint.solvePosition(&ends, &a, &b)
            case .weld(let joint): joint.solvePosition(&ends, &a, &b)
            case .rope(let joint): joint.solvePosition(&ends, &a, &b)
            }
        // The impulses of the last sub-step are a good warm start while bodies move little between sub-steps
        // (Catto, "Iterative Dynamics with Temporal Coherence", GDC 2005). Corrections move the bodies of
        // overstretched joints far, without velocities. The opposite impulses of contradictory joints, which
        // balanced before, then no longer do, and would add energy in every sub-step.
        if ends.isOverstretched { forgetImpulses() }
        return isSettled
    }

    private mutating func forgetImpulses() {
        switch form {
        case .distance(var joint):
            joint.impulse = 0
            form = .distance(joint)
        case .revolute(var joint):
            (joint.impulse, joint.frictionImpulse) = (.zero, 0)
            form = .revolute(joint)
        case .prismatic(var joint):
            joint.impulse = .zero
            form = .prismatic(joint)
        case .weld(var joint):
            joint.impulse = .zero
            form = .weld(joint)
        case .rope(var joint):
            joint.impulse = 0
            form = .rope(joint)
        }
    }
}
