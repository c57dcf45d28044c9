/// The joint solver beside wide contacts. Joints are few where bodies are many, so the first worker solves
/// them one by one, before the contacts in each iteration. Joints work on the bodies' records, which the
/// solver updates from the rows before each joint and copies back after it.
struct WideJointSolver {
    let bodies: SolverBodies
    let solver: JointSolver
    /// The flags of the joints that were settled in the last position iteration.
    let isSettled: UnsafeMutablePointer<Bool>

    var isEmpty: Bool { solver.members.isEmpty }

    /// Runs work on the first worker between two barriers; does nothing when there are no joints.
    func onFirstWorker(_ worker: Worker, _ work: () -> Void) {
        guard !isEmpty else { return }
        worker.wait()
        if worker.index == 0 { work() }
        worker.wait()
    }

    /// Prepares the joints, and applies the last step's impulses.
    func prepare(_ settings: StepSettings) {
        solver.prepare(JointStep(time: settings.time, impulseScale: settings.impulseScale))
        for member in solver.members { forEachEnd(of: member, bodies.loadVelocity) }
    }

    func solveVelocities() {
        for member in solver.members {
            forEachEnd(of: member, bodies.storeVelocity)
            solver.solveVelocity(member)
            forEachEnd(of: member, bodies.loadVelocity)
        }
    }

    /// Corrects the positions of the joints by one iteration; returns whether all of them are settled.
    func solvePositions() -> Bool {
        var areSettled = true
        for index in solver.members.indices {
            isSettled[index] = solvePosition(solver.members[index])
            areSettled = areSettled && isSettled[index]
        }
        return areSettled
    }

    private func solvePosition(_ member: Int32) -> Bool {
        let ends = solver.joints[Int(member)].ends
        let (a, b) = (Int(ends.bodyA), Int(ends.bodyB))
        let (sweepA, sweepB) = (applyDelta(a), applyDelta(b))
        defer {
            takeDelta(a, sweepA)
            takeDelta(b, sweepB)
        }
        return solver.solvePosition(member)
    }

    private func forEachEnd(of member: Int32, _ visit: (Int) -> Void) {
        let ends = solver.joints[Int(member)].ends
        if bodies.isMoving(ends.bodyA) { visit(Int(ends.bodyA)) }
        if bodies.isMoving(ends.bodyB) { visit(Int(ends.bodyB)) }
    }

    /// Moves a body by its delta; returns its sweep from before.
    private func applyDelta(_ index: Int) -> Sweep {
        let body = bodies.context.bodies + index
        let (sweep, delta, root) = (body.pointee.sweep, bodies.deltas[index], bodies.centers[index].w)
        body.pointee.sweep.center += Vector2(delta.x, delta.y)
        body.pointee.sweep.angle += root * delta.z
        return sweep
    }

    /// Restores a body's sweep, and stores its displacement as a delta.
    private func takeDelta(_ index: Int, _ sweep: Sweep) {
        let (body, row) = (bodies.context.bodies + index, bodies.centers[index])
        guard row.z > 0 else { return }
        let displacement = body.pointee.sweep.center - sweep.center
        let rotation = body.pointee.sweep.angle - sweep.angle
        body.pointee.sweep = sweep
        bodies.deltas[index] = FloatW(displacement.x, displacement.y, row.w > 0 ? rotation / row.w : 0, 0)
    }
}
