/// What runs work later, on the film's clock: `DispatchQueue` in files that import UIKit, in place of Dispatch's
/// type.
///
/// So the code of a tutorial is deterministic as it is: work runs on the first tick at or after its time, in
/// the order of times and then of calls. A film has one thread, and all queues run their work there;
/// `global()` and queues with a label are kept so that code compiles. For real threads write
/// `Dispatch.DispatchQueue`.
///
///     DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
///         self.animator.addBehavior(self.snap)
///     }
@MainActor public final class FilmQueue {
    /// The queue that scene code runs on.
    public static let main = FilmQueue(label: "main")

    /// The queue's name; without effect.
    public let label: String

    private static let shared = FilmQueue(label: "global")

    /// A queue with a name; it runs its work as `main` does.
    public init(label: String) {
        self.label = label
    }

    /// A queue that would work in the background; it runs its work as `main` does.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> FilmQueue { shared }

    /// Runs work on the next tick of the film's clock.
    public func async(execute work: @escaping () -> Void) {
        asyncAfter(deadline: .now(), execute: work)
    }

    /// Runs work on the next tick of the film's clock, unless it is cancelled before.
    public func async(execute work: DispatchWorkItem) {
        asyncAfter(deadline: .now(), execute: work)
    }

    /// Runs work on the first tick at or after a moment; work that is due already, on the next tick.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        Stage.current.clock.schedule(at: deadline.seconds) { work() }
    }

    /// Runs work on the first tick at or after a moment, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { work.perform() }
    }
}

/// What runs work later, on the film's clock; it hides Dispatch's type of the same name.
///
/// The class has a name of its own since of a class named DispatchQueue the compiler asks that its work can be
/// sent to other threads, which code from the years before that rule does not promise.
public typealias DispatchQueue = FilmQueue
