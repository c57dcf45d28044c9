// Joints are solved like contacts, by impulses one after the other, but before them in each round: what the
// contacts demand is done last, so that nothing is pulled through a wall.

/// Solves the joints of an island.
struct JointSolver {
    let bodies: UnsafeMutablePointer<Body>
    let joints: UnsafeMutablePointer<Joint>
    let members: UnsafeBufferPointer<Int32>

    /// Works out arms and masses for where the bodies are now, and applies the last sub-step's impulses.
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

    /// Brings the bodies to where the joints want them by one iteration; true when none is far off.
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

    // The impulses of the last sub-step are a good start as long as bodies move little from one to the next
    // (Catto, "Iterative Dynamics with Temporal Coherence", GDC 2005). The bodies of overstretched joints are
    // moved far by corrections, without a velocity: opposite impulses of contradictory joints, which held one
    // another before, then no longer do, and feed the motion in every sub-step.
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
