/// A queue that runs work later, on the film's clock: `DispatchQueue` in files that import UIKit, in place of
/// Dispatch's type. Flipbook's own.
///
/// Code from a tutorial thereby becomes deterministic without a change: work runs on the first tick at
/// or after its time, in the order of times and then of calls. A film has one thread, on which all queues
/// run their work; `global()` and queues with a label exist so that code compiles. For real threads
/// use `Dispatch.DispatchQueue`.
///
///     DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
///         self.animator.addBehavior(self.snap)
///     }
@preconcurrency @MainActor public final class FilmQueue {
    /// The queue that scene code runs on.
    public static let main = FilmQueue(label: "main")

    /// The queue's name; it has no effect.
    public let label: String

    private static let shared = FilmQueue(label: "global")

    /// Creates a queue with a name; it runs its work as `main` does.
    public init(label: String) {
        self.label = label
    }

    /// Returns the background queue, which here runs its work as `main` does.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> FilmQueue { shared }

    /// Schedules work for the next tick of the film's clock.
    public func async(execute work: @escaping () -> Void) {
        asyncAfter(deadline: .now(), execute: work)
    }

    /// Schedules a work item for the next tick of the film's clock, unless it is canceled before.
    public func async(execute work: DispatchWorkItem) {
        asyncAfter(deadline: .now(), execute: work)
    }

    /// Schedules work for the first tick at or after a moment, or for the next tick if that moment is past.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        SceneHost.current.clock.schedule(at: deadline.seconds) { work() }
    }

    /// Schedules a work item for the first tick at or after a moment, unless it is canceled before.
    public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { work.perform() }
    }
}

/// A queue that runs work later, on the film's clock; it hides Dispatch's type of the same name.
///
/// This is an alias because, for a class named DispatchQueue, the compiler requires that the work can be sent
/// to other threads, which code from the years before that rule does not promise.
public typealias DispatchQueue = FilmQueue
