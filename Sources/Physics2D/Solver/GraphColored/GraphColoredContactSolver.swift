// All contacts of the world are solved at once, color by color, on all workers, with four contacts that share
// no moving body in the lanes of the SIMD registers. A contact has at most three impulses instead of four,
// and an over-relaxation factor of 1.4 speeds up convergence; see `WideContactConstraint`. The order of
// contacts is the one of colors, which depends on the world's state and never on the threads.

/// The solver that solves contacts by graph coloring.
struct GraphColoredContactSolver: ContactSolver {
    /// The layout of the store's contacts in this step; the owner sets it before `solve`.
    var layout = ContactLayout(touching: -1, indices: -1)
    private var coloredLayout: ContactLayout?
    private var partitionStore = WorkPartitionStore()
    /// The mask of the bodies that moved when contacts were last colored, and its length.
    private var dynamicMask = ScratchBuffer<Bool>()
    private var moverCount = -1

    private var centers = ScratchBuffer<FloatW>()
    private var velocities = ScratchBuffer<FloatW>()
    private var deltas = ScratchBuffer<FloatW>()
    private var active = ScratchBuffer<ActiveConstraint>()
    private var activeCounts = ScratchBuffer<Int>()
    private var colorMasks = ScratchBuffer<UInt64>()
    private var colorKeys = ScratchBuffer<UInt8>()
    private var partitionBounds = ScratchBuffer<Int>()
    private var boundaryConstraints = ScratchBuffer<CrossingConstraint>()
    private var crossingCounts = ScratchBuffer<Int>()
    private var lanes = ScratchBuffer<Int32>()
    private var constraints = ScratchBuffer<WideContactConstraint>()
    private var nullContacts = ScratchBuffer<Contact>()
    private var jointMembers = ScratchBuffer<Int32>()
    private var settledJoints = ScratchBuffer<Bool>()
    private var depths = ScratchBuffer<Float>()

    mutating func solve(
        _ context: StepContext, _ islands: Islands, _ settings: StepSettings, _ workers: WorkerScope
    ) {
        var bodies = begin(context, settings, workers)
        if needsColors(bodies, workers) { color(bodies, workers) }
        bodies = withDummies(bodies)
        let joints = joints(bodies)
        let solver = WideContactSolver(
            bodies: bodies, lanes: lanes.contents,
            constraints: constraints.reserve(partitionStore.colors.constraintCount),
            colors: partitionStore.colors,
            partition: partitionStore.partition,
            // The joint solver reads all bodies in their own rows.
            boundary: joints.isEmpty ? partitionStore.boundary(of: bodies) : nil,
            nullContacts: nullContacts(workers, bodies))
        let (masks, depths) = (colorMasks.contents, depths.reserve(2 * Worker.maximumCount))
        workers.run { worker in
            solver.solve(joints, settings, masks, depths, worker)
            worker.forEachChunk { bodies.finish($0.range(of: 0..<bodies.bodyCount)) }
        }
        markUnsettled(islands, solver, joints)
    }

    private mutating func begin(
        _ context: StepContext, _ settings: StepSettings, _ workers: WorkerScope
    ) -> SolverBodies {
        let bodies = SolverBodies(
            context: context, centers: centers.reserve(context.bodyCount + 1),
            velocities: velocities.reserve(context.bodyCount + 1),
            deltas: deltas.reserve(context.bodyCount + 1))
        workers.forEachChunk { bodies.begin($0.range(of: 0..<context.bodyCount), settings) }
        return bodies
    }

    private func needsColors(_ bodies: SolverBodies, _ workers: WorkerScope) -> Bool {
        guard coloredLayout == layout, partitionStore.workerCount == workers.count,
            moverCount == bodies.bodyCount
        else { return true }
        let before = dynamicMask.contents
        for index in 0..<bodies.bodyCount where before[index] != (bodies.centers[index].z > 0) { return true }
        return false
    }

    /// Colors the active constraints and divides them among the workers. The other workers do their remaining
    /// tasks while the first one colors the constraints that cross partitions.
    private mutating func color(_ bodies: SolverBodies, _ workers: WorkerScope) {
        let context = bodies.context
        let active = ActiveConstraints(
            bodies, workers, list: active.reserve(context.contactCount),
            counts: activeCounts.reserve(workers.chunkCount + 1))
        let movingCount = (0..<bodies.bodyCount).reduce(0) { $0 + (bodies.centers[$1].z > 0 ? 1 : 0) }
        let isLarge = movingCount >= Tuning.parallelBodyCount
        let partitionCount = isLarge ? GraphColoring.partitionCount(of: movingCount) : 1
        let coloring = GraphColoring(
            constraints: active, partitionCount: partitionCount,
            bounds: partitionBounds.reserve(partitionCount + 1),
            colorMasks: colorMasks.reserve(bodies.bodyCount), colors: colorKeys.reserve(active.count),
            boundaryConstraints: boundaryConstraints.reserve(active.count),
            crossingCounts: crossingCounts.reserve(partitionCount))
        coloring.bound(bodyCount: bodies.bodyCount)
        let partitioning = partitionStore.partitioning(
            active, coloring.colors, bodies, among: workers.count,
            lanes.reserve(WorkPartitioning.maximumLanes(active.count, workers.count)))
        let dynamicMask = dynamicMask.reserve(bodies.bodyCount)
        workers.run { worker in
            coloring.color(worker)
            partitioning.markBodies(worker)
            for index in worker.range(of: 0..<bodies.bodyCount) {
                dynamicMask[index] = bodies.centers[index].z > 0
            }
            worker.wait()
            partitioning.count(worker)
            worker.wait()
            _ = partitioning.assign(worker)
        }
        (coloredLayout, moverCount) = (layout, bodies.bodyCount)
        assertColorsShareNoBody(bodies, active.count)
    }

    /// Checks in debug builds that each active constraint has one lane, and that no two constraints of a
    /// color share a moving body.
    private func assertColorsShareNoBody(_ bodies: SolverBodies, _ activeCount: Int) {
        assert(
            {
                let (colors, lanes) = (partitionStore.colors, lanes.contents)
                var (seen, lastColor) = (0, [Int](repeating: -1, count: bodies.bodyCount))
                for color in 0...GraphColors.overflow {
                    for lane in 4 * colors.constraints(of: color).lowerBound..<4
                        * colors.constraints(of: color).upperBound where lanes[lane] >= 0
                    {
                        seen += 1
                        guard color < GraphColors.overflow else { continue }
                        let contact = bodies.context.contacts[Int(lanes[lane])]
                        for body in [contact.bodyA, contact.bodyB] where bodies.isMoving(body) {
                            if lastColor[Int(body)] == color { return false }
                            lastColor[Int(body)] = color
                        }
                    }
                }
                return seen == activeCount
            }(), "each active constraint has one lane, and the constraints of a color share no moving body")
    }

    /// Extends the rows by boundary bodies and dummies.
    private mutating func withDummies(_ bodies: SolverBodies) -> SolverBodies {
        let count = bodies.firstDummy + partitionStore.colors.constraintCount
        let kept = bodies.bodyCount + 1
        return SolverBodies(
            context: bodies.context, centers: bodies.centers,
            velocities: velocities.reserve(count, keeping: kept), deltas: deltas.reserve(count, keeping: kept)
        )
    }

    private mutating func nullContacts(_ workers: WorkerScope, _ bodies: SolverBodies)
        -> UnsafeMutablePointer<Contact>
    {
        let contacts = nullContacts.reserve(workers.count)
        let null = Contact(ofNullBody: Int32(truncatingIfNeeded: bodies.nullBody))
        contacts.initialize(repeating: null, count: workers.count)
        return contacts
    }

    private mutating func joints(_ bodies: SolverBodies) -> WideJointSolver {
        let context = bodies.context
        let members = jointMembers.reserve(context.jointCount)
        var count = 0
        for index in 0..<context.jointCount {
            let joint = context.joints + index
            guard joint.pointee.generation != 0,
                bodies.isMoving(joint.pointee.ends.bodyA) || bodies.isMoving(joint.pointee.ends.bodyB)
            else { continue }
            members[count] = Int32(truncatingIfNeeded: index)
            count += 1
        }
        return WideJointSolver(
            bodies: bodies,
            solver: JointSolver(
                bodies: context.bodies, joints: context.joints,
                members: UnsafeBufferPointer(start: members, count: count)),
            isSettled: settledJoints.reserve(context.jointCount))
    }

    /// Marks the islands with a deep overlap or an unsettled joint.
    private func markUnsettled(_ islands: Islands, _ solver: WideContactSolver, _ joints: WideJointSolver) {
        guard islands.count > 0 else { return }
        func mark(_ body: Int32) {
            let island = Int(islands.islandOfBody[Int(body)])
            if island >= 0 { islands.islands[island].isUnsettled = true }
        }
        solver.forEachDeepContact(mark)
        for (index, member) in joints.solver.members.enumerated() where !joints.isSettled[index] {
            mark(joints.solver.joints[Int(member)].ends.bodyA)
            mark(joints.solver.joints[Int(member)].ends.bodyB)
        }
    }
}

extension WideContactSolver {
    /// Runs a worker's share of the solution.
    fileprivate func solve(
        _ joints: WideJointSolver, _ settings: StepSettings, _ colorMasks: UnsafePointer<UInt64>,
        _ depths: UnsafeMutablePointer<Float>, _ worker: Worker
    ) {
        let own = boundary?.bodies(of: worker) ?? worker.range(of: 0..<bodies.bodyCount)
        prepare(worker, impulseScale: settings.impulseScale)
        boundary?.copyOut(bodies, worker)
        worker.wait()
        joints.onFirstWorker(worker) { joints.prepare(settings) }
        warmStart(worker)
        for iteration in 0..<settings.velocityIterations {
            joints.onFirstWorker(worker) { joints.solveVelocities() }
            if iteration == settings.velocityIterations - 1 {
                solveBlocks(worker)
            } else {
                solveVelocities(worker)
            }
        }
        worker.wait(for: partition.neighbors[worker.index])
        finishVelocities(worker, settings.time)
        worker.wait()
        boundary?.copyVelocitiesBack(bodies, worker)
        bodies.integratePositions(own, settings.time, colorMasks)
        for iteration in 0..<settings.positionIterations {
            // Two rows alternate: a worker that is ahead writes one while others read the other.
            let depths = depths + Worker.maximumCount * (iteration & 1)
            depths[worker.index] = 0
            joints.onFirstWorker(worker) {
                if !joints.solvePositions() { depths[0] = -.greatestFiniteMagnitude }
            }
            depths[worker.index] = min(depths[worker.index], solvePositions(worker))
            worker.wait()
            let deepest = (0..<worker.count).reduce(Float(0)) { min($0, depths[$1]) }
            if deepest >= -3 * Tuning.linearSlop { break }
        }
        boundary?.copyDeltasBack(bodies, worker)
        worker.wait()
    }
}
