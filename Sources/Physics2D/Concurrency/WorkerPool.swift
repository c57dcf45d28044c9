/// The threads that run the stages of a step: the caller's, and others that are kept between steps, as
/// starting a thread takes longer than many a step.
protocol WorkerPool: AnyObject, Sendable {
    /// Wakes the threads for a step; returns false when the step of another world uses them.
    func begin() -> Bool
    /// The number of threads, including the caller's.
    var count: Int { get }
    /// Runs a stage on all threads at once, and returns when all have completed it.
    func run(_ stage: (Worker) -> Void)
    /// Ends the step: the threads can go to sleep.
    func end()
}
