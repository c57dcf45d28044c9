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
            joint.prepare(ends, &a, &b, step)
            form = .revolute(joint)
        case .prismatic(var joint):
            joint.prepare(ends, &a, &b, step)
            form = .prismatic(joint)
        case .weld(var joint):
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

    fileprivate mutating func solvePosition(_ a: inout Body, _ b: inout Body) -> Bool {
        switch form {
        case .distance(let joint): joint.solvePosition(&ends, &a, &b)
        case .revolute(let joint): joint.solvePosition(&ends, &a, &b)
        case .prismatic(let joint): joint.solvePosition(&ends, &a, &b)
        case .weld(let joint): joint.solvePosition(&ends, &a, &b)
        case .rope(let joint): joint.solvePosition(&ends, &a, &b)
        }
    }
}
