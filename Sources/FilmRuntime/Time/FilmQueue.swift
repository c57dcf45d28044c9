/// A queue that runs work later, on the film's clock: `DispatchQueue` in files that import UIKit, in place of
/// Dispatch's type. Flipbook's own.
///
/// Code written for Dispatch becomes deterministic without a change: work runs on the first tick at or after
/// its time, in the order of times and then of calls. A film has one thread, on which all queues run their
/// work; code that waits for a group or a semaphore runs that of other queues than `main` within the wait.
/// For real threads use `Dispatch.DispatchQueue`.
///
///     DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
///         self.animator.addBehavior(self.snap)
///     }
@preconcurrency @MainActor public final class FilmQueue {
    /// The queue that scene code runs on.
    public static let main = FilmQueue(label: "main")

    /// The queue's name.
    public let label: String

    private static let shared = FilmQueue(label: "global", attributes: .concurrent)

    /// True in a block of another queue than `main`, which has another thread on a device.
    private(set) static var isElsewhere = false

    /// The queues whose blocks the code is in, each within that of the one before.
    private static var owners: [FilmQueue] = []

    private let isConcurrent: Bool

    /// Creates a queue with a name; it runs its work as `main` does. The other settings have no effect.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: FilmQueue? = nil
    ) {
        (self.label, isConcurrent) = (label, attributes.contains(.concurrent))
    }

    /// Returns the background queue, which runs its work as `main` does.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> FilmQueue { shared }

    /// The kinds of queues; all run their work one after the other.
    public struct Attributes: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt64
        /// Creates a set from a raw value.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// A queue that runs work items concurrently on devices; in a film it runs them one after the other.
        public static let concurrent = Attributes(rawValue: 1)
        /// A queue that waits for its activation on devices; in a film it is active at once.
        public static let initiallyInactive = Attributes(rawValue: 2)
    }

    /// The times at which a queue releases objects; without effect.
    public enum AutoreleaseFrequency: Sendable {
        /// As the target queue.
        case inherit
        /// After each work item.
        case workItem
        /// Never.
        case never
    }

    /// Runs work as on the main thread, or on another one, within blocks of queues.
    static func run<T>(
        elsewhere: Bool, in owners: [FilmQueue] = [], _ work: () throws -> T
    ) rethrows -> T {
        let outer = (isElsewhere, Self.owners)
        (isElsewhere, Self.owners) = (elsewhere, owners)
        defer { (isElsewhere, Self.owners) = outer }
        return try work()
    }

    /// Runs work at once, and returns its result. Queues other than `main` run it on the caller's thread.
    /// A call in code of the same queue, which waits for itself on a device, is an error; concurrent queues
    /// do not wait.
    public func sync<T>(execute work: () throws -> T) rethrows -> T {
        if waitsForItself {
            RunContext.current.fail(
                SceneFailure(
                    "DispatchQueue “\(label)”: sync waits for the code of this queue that it is called in; call the "
                        + "code itself, or use async."))
        }
        let isElsewhere = self === FilmQueue.main ? false : Self.isElsewhere
        return try Self.run(elsewhere: isElsewhere, in: Self.owners + [self], work)
    }

    /// True in code of this queue, for which work of the queue has to wait. What is in no block is code of
    /// the main queue.
    private var waitsForItself: Bool {
        if self === FilmQueue.main { return !Self.isElsewhere }
        return !isConcurrent && Self.owners.contains { $0 === self }
    }

    /// Runs work at once, and returns its result. The flags have no effect.
    public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
        try sync(execute: work)
    }

    /// Runs numbered pieces of work at once, in order.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for index in 0..<max(0, iterations) { work(index) }
    }

    /// Schedules work for the next tick of the film's clock. A group counts it; the other settings have no
    /// effect.
    public func async(
        group: FilmGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        group?.enter()
        asyncAfter(deadline: .now()) {
            work()
            group?.leave()
        }
    }

    /// Schedules a work item for the next tick of the film's clock, unless it is canceled before.
    public func async(execute work: DispatchWorkItem) {
        asyncAfter(deadline: .now(), execute: work)
    }

    /// Schedules work for the first tick at or after a moment, or for the next tick if that moment is past.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        let (context, time) = (RunContext.current, deadline.seconds)
        let block = { Self.run(elsewhere: self !== FilmQueue.main, in: [self], work) }
        guard self !== FilmQueue.main else { return context.clock.scheduleDelay(until: time) { block() } }
        context.clock.scheduleDelay(until: time, context[PendingWork.self].add(block, at: time))
    }

    /// Schedules work for the first tick at or after a moment. The settings have no effect.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        asyncAfter(deadline: deadline, execute: work)
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
