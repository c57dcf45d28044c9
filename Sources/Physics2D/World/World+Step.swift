extension World {
    /// Moves everything forward by a time in seconds; a time that is 0, negative or not finite does nothing.
    public mutating func step(_ time: Float) {
        guard time > 0, time.isFinite else { return }
        let workers = workerPool.begin(threadCount)
        applyFields(time)
        noteContained()
        // Broad phase: shapes that came, or were moved from outside.
        updatePairs(workers)
        // Narrow phase, and the events of contacts that begin and end.
        updateContacts(workers)
        let islands = buildIslands()
        solve(islands, StepSettings(self, time), workers)
        // An island sleeps before continuous collision, in which it then takes no part.
        if allowsSleep { withContext { islands.updateSleep($0, time) } }
        // Broad phase again, for the shapes that moved: their contacts can hit something in this step.
        updateAABBs(of: islands, workers)
        updatePairs(workers)
        solveContinuous(time, workers)
        contain()
        inversePreviousTime = 1 / time
        workerPool.end(workers)
    }

    private var threadCount: Int {
        dynamicCount >= Tuning.parallelBodyCount ? min(threads, Worker.maximumCount) : 1
    }

    /// Finds the islands of awake bodies. The graph-colored solver needs them for sleep alone.
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

/// Memory of the stages that have no type of their own.
struct StepScratch: Sendable {
    var changes = ScratchBuffer<ContactChange>()
    var changeCounts = ScratchBuffer<Int>()
    var moved = ScratchBuffer<Int32>()
    var movedCounts = ScratchBuffer<Int>()
    var movedStarts = ScratchBuffer<Int>()
    var contained = ScratchBuffer<ContainedCenters>()
}
