/// The place of an operation in its queue.
struct QueueEntry {
    /// The moment at which the operation was added.
    var arrival = DispatchTime(seconds: 0)
    /// A Boolean value that indicates whether the operation can begin: those that code adds within a tick
    /// begin in a later one, like work of other queues.
    var hasArrived = false
    /// A Boolean value that indicates whether the queue has started the operation.
    var isStarted = false
    /// A Boolean value that indicates whether the operation waits for all before it, and all after it wait.
    var isBarrier = false
    /// The time that the thread had waited for when the operation began, in nanoseconds.
    var delay: Int64 = 0
}
