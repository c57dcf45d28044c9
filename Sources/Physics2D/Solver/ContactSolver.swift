/// The stage of the step that integrates velocities and positions and solves contacts and joints in between.
/// It is the only stage with two implementations.
protocol ContactSolver {
    /// Moves the awake bodies by a step, stores the impulses in the contacts' manifolds, and marks the
    /// islands that are left unsettled.
    mutating func solve(
        _ context: StepContext, _ islands: Islands, _ settings: StepSettings, _ workers: WorkerScope)
}
