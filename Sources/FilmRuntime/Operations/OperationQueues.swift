/// The queues of operations that a run has by itself.
@MainActor final class OperationQueues: RunState {
    /// The queue of the main thread.
    let main = OperationQueue(of: .main)
    /// The queue whose operation runs now; nil for none.
    var current: OperationQueue?

    init(of context: RunContext) {}
}
