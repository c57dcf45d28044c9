// Joints are few where bodies are many. They are solved one by one on the bodies' own rows, before the
// contacts in each round, as they are among few bodies; the rows are brought up to date before a joint reads
// them, and handed back after.

/// Solves the joints of a crowd.
struct CrowdJoints {
    let step: CrowdStep
    let solver: JointSolver

    var isEmpty: Bool { solver.members.isEmpty }

    /// Lets the first of a crew do something when the others have come so far, and the others wait for it;
    /// nothing when there are no joints.
    func byOne(_ member: CrewMember, _ work: () -> Void) {
        guard !isEmpty else { return }
        member.wait()
        if member.index == 0 { work() }
        member.wait()
    }

    /// Works out arms and masses, and applies the last step's impulses.
    func prepare(impulseScale: Float) {
        solver.prepare(JointStep(time: step.time, impulseScale: impulseScale))
        for member in solver.members { forEachEnd(of: member, step.takeVelocity) }
    }

    func solveVelocities() {
        for member in solver.members {
            forEachEnd(of: member, step.giveVelocity)
            solver.solveVelocity(member)
            forEachEnd(of: member, step.takeVelocity)
        }
    }

    /// Brings the bodies to where the joints want them by one iteration; true when none is far off.
    func solvePositions() -> Bool {
        var areSettled = true
        for member in solver.members {
            let ends = solver.joints[Int(member)].ends
            let (a, b) = (Int(ends.bodyA), Int(ends.bodyB))
            let (placeOfA, placeOfB) = (step.shift(a), step.shift(b))
            if !solver.solvePosition(member) { areSettled = false }
            step.unshift(a, placeOfA)
            step.unshift(b, placeOfB)
        }
        return areSettled
    }

    private func forEachEnd(of member: Int32, _ visit: (Int) -> Void) {
        let ends = solver.joints[Int(member)].ends
        for body in [ends.bodyA, ends.bodyB] where step.centers[Int(body)].z > 0 { visit(Int(body)) }
    }
}

extension CrowdStep {
    /// Moves a body's row by its shift; answers with where it was.
    fileprivate func shift(_ place: Int) -> Sweep {
        let (sweep, shift, root) = (columns.bodies[place].sweep, shifts[place], centers[place].w)
        columns.bodies[place].sweep.center += Vector2(shift.x, shift.y)
        columns.bodies[place].sweep.angle += root * shift.z
        return sweep
    }

    /// Moves a body's row back to where it was, and makes the way a shift.
    fileprivate func unshift(_ place: Int, _ sweep: Sweep) {
        let roots = centers[place]
        guard roots.z > 0 else { return }
        let way = columns.bodies[place].sweep.center - sweep.center
        let turn = columns.bodies[place].sweep.angle - sweep.angle
        columns.bodies[place].sweep = sweep
        shifts[place] = Lanes(way.x, way.y, roots.w > 0 ? turn / roots.w : 0, 0)
    }
}
