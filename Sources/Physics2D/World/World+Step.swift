extension World {
    /// Advances the world by a time in seconds. A time that is 0, negative or not finite does nothing.
    public mutating func step(_ time: Float) {
        guard time > 0, time.isFinite else { return }
        let workers = workerPool.begin(threadCount)
        applyFields(time)
        noteContained()
        // Broad phase: shapes that were added, or moved from outside the step.
        updatePairs(workers)
        // Narrow phase, and the events of contacts that begin and end.
        updateContacts(workers)
        let islands = buildIslands()
        solve(islands, StepSettings(self, time), workers)
        // Islands fall asleep before continuous collision, so that it can skip them.
        if allowsSleep { withContext { islands.updateSleep($0, time) } }
        // Broad phase again for the shapes that moved: continuous collision needs their new contacts in this
        // step.
        updateAABBs(of: islands, workers)
        updatePairs(workers)
        solveContinuous(time, workers)
        contain()
        inversePreviousTime = 1 / time
        workerPool.end(workers)
    }

    /// The number of threads for the step: 1 below `Tuning.parallelBodyCount` dynamic bodies.
    private var threadCount: Int {
        dynamicCount >= Tuning.parallelBodyCount ? min(threads, Worker.maximumCount) : 1
    }

    /// Builds the islands of awake bodies. The graph-colored solver needs them for sleep alone; without sleep
    /// it gets a mere list of the awake bodies.
    private mutating func buildIslands() -> Islands {
        var builder = IslandBuilder()
        swap(&builder, &islandBuilder)
        defer { swap(&builder, &islandBuilder) }
        let needsIslands = solver == .sequential || allowsSleep || hasSleepingBodies
        let newestBody = newestBody
        return withContext { context in
            needsIslands ? builder.build(context, newestBody: newestBody) : builder.listBodies(context)
        }
    }

    private var hasSleepingBodies: Bool {
        for body in bodies.elements where body.isAlive && body.isAsleep { return true }
        return false
    }

    private mutating func solve(_ islands: Islands, _ settings: StepSettings, _ workers: WorkerScope) {
        switch solver {
        case .sequential:
            var solver = SequentialContactSolver()
            swap(&solver, &sequentialSolver)
            withContext { solver.solve($0, islands, settings, workers) }
            swap(&solver, &sequentialSolver)
        case .graphColored:
            var solver = GraphColoredContactSolver()
            swap(&solver, &graphColoredSolver)
            solver.layout = ContactLayout(touching: touchingLayout, indices: store.layout)
            withContext { solver.solve($0, islands, settings, workers) }
            swap(&solver, &graphColoredSolver)
        }
    }
}

/// Scratch memory of the stages that have no type of their own.
struct StepScratch: Sendable {
    var changes = ScratchBuffer<ContactChange>()
    var changeCounts = ScratchBuffer<Int>()
    var moved = ScratchBuffer<Int32>()
    var movedCounts = ScratchBuffer<Int>()
    var movedStarts = ScratchBuffer<Int>()
    var contained = ScratchBuffer<ContainedCenters>()
}
