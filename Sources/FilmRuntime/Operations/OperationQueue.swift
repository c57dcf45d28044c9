public import Foundation

/// A queue of operations on the film's clock. In files that import UIKit it replaces Foundation's type of the
/// same name.
///
/// An operation begins on the first tick after it was added, in the order of priorities and then of calls,
/// when those that it depends on have finished. Code of an operation that waits on its thread, as with
/// `Thread.sleep`, keeps its place in the queue for that time of the film.
@preconcurrency @MainActor open class OperationQueue: NSObject {
    /// The value of `maxConcurrentOperationCount` that leaves the number to the system.
    public static let defaultMaxConcurrentOperationCount = -1

    /// The queue of the main thread.
    open class var main: OperationQueue { RunContext.current[OperationQueues.self].main }

    /// The queue whose operation the code belongs to; `main` for other code of the main thread, and nil for
    /// blocks of other queues of Dispatch.
    open class var current: OperationQueue? {
        RunContext.current[OperationQueues.self].current ?? (FilmQueue.isElsewhere ? nil : main)
    }

    /// The name; default nil.
    open var name: String?
    /// The largest number of operations that go on together; default one that the system chooses, which is no
    /// limit in a film.
    open var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount {
        didSet { considerLater() }
    }
    /// A Boolean value that indicates whether no operation begins; default false. It has no meaning for
    /// `main`.
    open var isSuspended = false { didSet { if !isSuspended { considerLater() } } }
    /// The importance of the work; default background. It has no effect on the order.
    open var qualityOfService = QualityOfService.background
    /// The queue of Dispatch that the operations run on; default nil, for one of the queue's own.
    open var underlyingQueue: FilmQueue?
    /// The operations that have not finished, in the order in which they were added.
    open private(set) var operations: [Operation] = []

    package var observations: KeyValueObservations?

    private let ownQueue: FilmQueue
    /// The times in seconds at which the queue looks for operations that can begin.
    private var times: Set<TimeInterval> = []
    /// The number of running calls of `consider()`, one within the other where operations wait for
    /// operations.
    private var depth = 0
    private var watches = false

    /// Creates a queue without operations.
    public override init() {
        ownQueue = FilmQueue(label: "operations")
        super.init()
    }

    /// Creates the queue of the main thread.
    init(of thread: FilmQueue) {
        ownQueue = thread
        super.init()
    }

    /// The number of operations that have not finished.
    open var operationCount: Int { operations.count }

    private var isMain: Bool { ownQueue === FilmQueue.main }
    private var workQueue: FilmQueue { underlyingQueue ?? ownQueue }

    // MARK: Adding

    /// Adds an operation. One that is in a queue or has begun is an error.
    ///
    /// - Parameter op: The operation.
    open func addOperation(_ op: Operation) {
        guard op.queue == nil, !op.isExecuting, !op.isFinished else {
            let reason = op.queue == nil ? "it has begun or finished" : "it is in a queue already"
            return RunContext.current.fail(
                SceneFailure("OperationQueue: \(type(of: op)) cannot be added, because \(reason)."))
        }
        let now = DispatchTime.now()
        (op.queue, op.entry.arrival) = (self, now)
        change { operations.append(op) }
        considerLater(at: now)
    }

    /// Adds a block as an operation.
    ///
    /// - Parameter block: The work.
    open func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }

    /// Adds operations, and performs them at once if the caller waits.
    ///
    /// - Parameters:
    ///   - ops: The operations.
    ///   - wait: Whether to return after all of them have finished.
    open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        for op in ops { addOperation(op) }
        if wait { for op in ops { op.waitUntilFinished() } }
    }

    /// Adds a block that begins when all operations before it have finished; those after it wait for it.
    ///
    /// - Parameter barrier: The work.
    open func addBarrierBlock(_ barrier: @escaping () -> Void) {
        let operation = BlockOperation(block: barrier)
        operation.entry.isBarrier = true
        addOperation(operation)
    }

    /// Cancels all operations.
    open func cancelAllOperations() {
        for operation in operations { operation.cancel() }
    }

    /// Performs operations until none is left. A wait that nothing can end returns with a warning.
    open func waitUntilAllOperationsAreFinished() {
        let isDone = RunContext.current[PendingWork.self].perform(until: {
            considerWithinWait()
            return operations.isEmpty
        })
        guard !isDone else { return }
        RunContext.current.warn(endlessWaitOf: "OperationQueue.waitUntilAllOperationsAreFinished()")
    }

    // MARK: Performing

    /// Looks for operations that can begin, on the first tick at or after a moment, or within a wait.
    func considerLater(at time: DispatchTime = .now()) {
        guard times.insert(time.seconds).inserted else { return }
        workQueue.asyncAfter(deadline: time) {
            self.times.remove(time.seconds)
            self.consider()
        }
    }

    /// Lets operations begin while code waits for them. Those of `main` wait for the code, as on a device.
    func considerWithinWait() { if !isMain { consider() } }

    private func consider() {
        depth += 1
        let latest = DispatchTime.now() + FilmClock.tolerance
        for operation in operations where operation.entry.arrival <= latest {
            operation.entry.hasArrived = true
        }
        while let operation = next { perform(operation) }
        depth -= 1
        watch()
    }

    /// The operation that begins next: of those that can, the first one of the highest priority.
    private var next: Operation? {
        let limit = isMain ? 1 : maxConcurrentOperationCount < 0 ? Int.max : maxConcurrentOperationCount
        guard isMain || !isSuspended, operations.count(where: \.entry.isStarted) < limit else { return nil }
        let barrier = operations.firstIndex(where: \.entry.isBarrier)
        let open = barrier.map { $0 == 0 ? operations[..<1] : operations[..<$0] } ?? operations[...]
        let ready = open.filter { $0.entry.hasArrived && !$0.entry.isStarted && $0.isReady }
        return ready.reduce(nil) { first, operation in
            guard let first, first.queuePriority.rawValue >= operation.queuePriority.rawValue else {
                return operation
            }
            return first
        }
    }

    private func perform(_ operation: Operation) {
        let queues = RunContext.current[OperationQueues.self]
        let (outer, delay) = (queues.current, FilmMoment.delay)
        (queues.current, operation.entry.isStarted) = (self, true)
        FilmQueue.run(elsewhere: workQueue !== FilmQueue.main) { operation.start() }
        operation.noticeEnd()
        // Others of the queue do not wait for what the operation waited for, unless the queue has no room.
        (queues.current, FilmMoment.delay) = (outer, delay)
    }

    /// Ends an operation whose `main()` has returned, after the time that its code has waited for.
    func hasReturned(_ operation: Operation) {
        guard FilmMoment.delay > operation.entry.delay else { return operation.end() }
        workQueue.asyncAfter(deadline: .now()) {
            operation.end()
            self.consider()
        }
    }

    /// Removes an operation that has finished.
    func remove(_ operation: Operation) {
        operation.queue = nil
        change { operations.removeAll { $0 === operation } }
        if depth == 0 { considerLater() }
    }

    /// Looks again in the next tick while operations go on, or are not ready for reasons of their own: their
    /// code may announce no change.
    private func watch() {
        guard !watches, operations.contains(where: { $0.entry.isStarted || isHeldBack($0) }) else { return }
        watches = true
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time) {
            self.watches = false
            for operation in self.operations where operation.entry.isStarted { operation.noticeEnd() }
            self.consider()
        }
    }

    private func isHeldBack(_ operation: Operation) -> Bool {
        operation.entry.hasArrived && !operation.isReady && operation.dependencies.allSatisfy(\.isFinished)
    }

    private func change(_ body: () -> Void) {
        let old = operations
        body()
        keyValueDidChange(of: self, "operations", from: old)
        keyValueDidChange(of: self, "operationCount", from: old.count)
    }
}

extension OperationQueue: KeyValueOwner {
    package func observedValue(_ key: String) -> Any?? {
        switch key {
        case "operations": operations
        case "operationCount": operationCount
        case "isSuspended", "suspended": isSuspended
        case "maxConcurrentOperationCount": maxConcurrentOperationCount
        case "name": .some(name)
        default: .none
        }
    }

    package func oldValue(of keyPath: String, after key: String, from old: Any?) -> Any?? { .none }
}
