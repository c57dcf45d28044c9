public import Foundation

/// A piece of work that a queue of operations performs. In files that import UIKit it replaces Foundation's
/// type of the same name.
///
/// Operations run on the film's clock, one after the other in the same order in every run. A subclass
/// overrides `main()`, or `start()`, `isExecuting` and `isFinished` where the work goes on after `start()`
/// has returned.
@preconcurrency @MainActor open class Operation: NSObject {
    /// The places of operations among those of their queue that could begin now.
    public enum QueuePriority: Int, Sendable {
        /// After all others.
        case veryLow = -8
        /// After those of normal priority.
        case low = -4
        /// As most operations.
        case normal = 0
        /// Before those of normal priority.
        case high = 4
        /// Before all others.
        case veryHigh = 8
    }

    private enum Phase {
        case waiting, executing, finished
    }

    /// The name; default nil.
    open var name: String?
    /// The place among the operations of the queue; default normal.
    open var queuePriority = QueuePriority.normal {
        didSet { announce("queuePriority", from: oldValue) }
    }
    /// The importance of the work; default that of the queue. It has no effect on the order.
    open var qualityOfService = QualityOfService.default
    /// The priority of the thread, from 0 to 1; default 0.5. It has no effect on the order.
    open var threadPriority = 0.5
    /// The code that is called after the operation has finished; default nil.
    open var completionBlock: (() -> Void)?
    /// The operations that have to finish before this one begins.
    open private(set) var dependencies: [Operation] = []

    /// The operations that wait for this one.
    private var dependents: [WeakObject] = []
    private var phase = Phase.waiting
    private var wasCanceled = false
    private var hasEnded = false
    /// The queue that the operation is in; nil before and after.
    weak var queue: OperationQueue?
    /// The place of the operation in its queue.
    var entry = QueueEntry()

    package var observations: KeyValueObservations?

    /// Creates an operation that does nothing.
    public override init() { super.init() }

    // MARK: State

    /// A Boolean value that indicates whether the operation can begin: all that it depends on have
    /// finished, or it is canceled.
    open var isReady: Bool { wasCanceled || dependencies.allSatisfy(\.isFinished) }
    /// A Boolean value that indicates whether the operation has begun and not finished.
    open var isExecuting: Bool { phase == .executing }
    /// A Boolean value that indicates whether the operation has finished or was canceled before it began.
    open var isFinished: Bool { phase == .finished }
    /// A Boolean value that indicates whether the operation is marked as canceled, which its code respects.
    open var isCancelled: Bool { wasCanceled }
    /// A Boolean value that indicates whether the work goes on after `start()` has returned; default false.
    /// It has no effect: what counts is `isFinished`.
    open var isAsynchronous: Bool { false }
    /// `isAsynchronous` under its earlier name.
    open var isConcurrent: Bool { isAsynchronous }

    // MARK: Work

    /// Begins the operation: calls `main()`, unless it is canceled. The queue calls it. An operation that has
    /// begun or is not ready is an error.
    open func start() {
        guard phase == .waiting, isReady else {
            let reason = phase == .waiting ? "it is not ready" : "it has begun before"
            return RunContext.current.fail(
                SceneFailure("\(type(of: self)).start(): the operation cannot begin, because \(reason)."))
        }
        guard !isCancelled else { return end() }
        (phase, entry.delay) = (.executing, FilmMoment.delay)
        announce("isExecuting", from: false)
        main()
        if let queue, entry.isStarted { queue.hasReturned(self) } else { end() }
    }

    /// Does the work; a subclass overrides it.
    open func main() {}

    /// Marks the operation as canceled. One that has not begun finishes without its work.
    open func cancel() {
        guard !wasCanceled, !isFinished else { return }
        wasCanceled = true
        announce("isCancelled", from: false)
        announce("isReady", from: nil)
        queue?.considerLater()
    }

    /// Ends the work that `start()` began.
    func end() {
        phase = .finished
        announce("isExecuting", from: nil)
        announce("isFinished", from: false)
    }

    /// Informs the queue and the code that wait for the operation, once it has finished.
    func noticeEnd() {
        guard !hasEnded, isFinished else { return }
        hasEnded = true
        queue?.remove(self)
        for case let dependent as Operation in dependents.compactMap(\.value) {
            dependent.queue?.considerLater()
        }
        guard let block = completionBlock else { return }
        completionBlock = nil
        FilmQueue.global().async(execute: block)
    }

    /// Performs the operations of other queues than `main` until this one has finished. A wait that nothing
    /// can end returns with a warning.
    open func waitUntilFinished() {
        let isDone = RunContext.current[PendingWork.self].perform(until: {
            queue?.considerWithinWait()
            noticeEnd()
            return isFinished
        })
        if !isDone { RunContext.current.warn(endlessWaitOf: "Operation.waitUntilFinished()") }
    }

    // MARK: Dependencies

    /// Lets the operation wait for another one, of any queue.
    ///
    /// - Parameter op: The operation that has to finish first.
    open func addDependency(_ op: Operation) {
        guard !dependencies.contains(where: { $0 === op }) else { return }
        dependencies.append(op)
        op.dependents.append(WeakObject(value: self))
    }

    /// Lets the operation no longer wait for another one.
    ///
    /// - Parameter op: The operation that no longer has to finish first.
    open func removeDependency(_ op: Operation) {
        dependencies.removeAll { $0 === op }
        op.dependents.removeAll { $0.value === self }
        queue?.considerLater()
    }

    private func announce(_ key: String, from old: Any?) { keyValueDidChange(of: self, key, from: old) }
}

extension Operation: KeyValueOwner {
    package func observedValue(_ key: String) -> Any?? {
        switch key {
        case "isReady", "ready": isReady
        case "isExecuting", "executing": isExecuting
        case "isFinished", "finished": isFinished
        case "isCancelled", "cancelled": isCancelled
        case "queuePriority": queuePriority.rawValue
        case "dependencies": dependencies
        default: .none
        }
    }

    package func oldValue(of keyPath: String, after key: String, from old: Any?) -> Any?? { .none }
}
