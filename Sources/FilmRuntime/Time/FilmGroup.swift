/// A count of unfinished pieces of work: `DispatchGroup` in files that import UIKit, in place of Dispatch's
/// type. Flipbook's own.
@preconcurrency @MainActor public final class FilmGroup {
    private var count = 0
    private var actions: [(FilmQueue, () -> Void)] = []

    /// Creates a group without work.
    public init() {}

    /// Counts a piece of work that begins.
    public func enter() { count += 1 }

    /// Counts a piece of work that has ended. After the last one, the actions of `notify` are scheduled. More
    /// calls than of `enter` are an error.
    public func leave() {
        guard count > 0 else {
            return RunContext.current.fail(
                SceneFailure("DispatchGroup: leave() was called more often than enter()."))
        }
        count -= 1
        guard count <= 0 else { return }
        let due = actions
        actions = []
        for (queue, action) in due { queue.async(execute: action) }
    }

    /// Schedules an action on a queue for the end of all unfinished work.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: FilmQueue,
        execute work: @escaping () -> Void
    ) {
        if count <= 0 { return queue.async(execute: work) }
        actions.append((queue, work))
    }

    /// Schedules a work item on a queue for the end of all unfinished work.
    public func notify(queue: FilmQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
    }

    /// Performs the blocks of other queues until all work has ended. A wait that nothing can end returns with
    /// a warning.
    public func wait() {
        guard !RunContext.current[PendingWork.self].perform(until: { count <= 0 }) else { return }
        RunContext.current.warn(endlessWaitOf: "DispatchGroup.wait()")
    }

    /// Performs the blocks of other queues that are due up to a moment, until all work has ended, and returns
    /// `success`; or waits until the moment and returns `timedOut`.
    @discardableResult public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        let limit = min(timeout.seconds, .greatestFiniteMagnitude)
        if RunContext.current[PendingWork.self].perform(until: { count <= 0 }, upTo: limit) {
            return .success
        }
        timeout.sleep()
        return .timedOut
    }
}

/// A count of pieces of work on the film's clock; it hides Dispatch's type of the same name.
public typealias DispatchGroup = FilmGroup
