/// The stage that integrates velocities and positions and solves contacts and joints in between: the only
/// stage of the step with two implementations.
protocol ContactSolver {
    /// Moves the awake bodies by a step, keeps the impulses in the contacts' manifolds, and marks islands
    /// that are left unsettled.
    mutating func solve(
        _ context: StepContext, _ islands: Islands, _ settings: StepSettings, _ workers: WorkerScope)
}
