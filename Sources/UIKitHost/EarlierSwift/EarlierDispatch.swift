// The functions of Dispatch that Swift had up to version 2, on the film's clock.

/// A time on the film's clock.
public typealias dispatch_time_t = DispatchTime
/// A queue of the film.
public typealias dispatch_queue_t = FilmQueue
/// A number that is not 0 once the work of `dispatch_once` has run.
public typealias dispatch_once_t = Int

/// The value that stands for now in `dispatch_time`.
public let DISPATCH_TIME_NOW: UInt64 = 0
/// The usual priority of queues; it has no effect.
public let DISPATCH_QUEUE_PRIORITY_DEFAULT = 0
/// A high priority of queues; it has no effect.
public let DISPATCH_QUEUE_PRIORITY_HIGH = 2
/// A low priority of queues; it has no effect.
public let DISPATCH_QUEUE_PRIORITY_LOW = -2
/// The priority of background queues; it has no effect.
public let DISPATCH_QUEUE_PRIORITY_BACKGROUND = Int(Int16.min)

/// The kind of a queue that runs its work in order.
public let DISPATCH_QUEUE_SERIAL: FilmQueue.Attributes? = nil
/// The kind of a queue that does not wait for work that runs; in a film it runs it in order, too.
public let DISPATCH_QUEUE_CONCURRENT: FilmQueue.Attributes? = .concurrent

/// Returns the time a number of nanoseconds from now. The first argument has no effect: it is always now.
@preconcurrency @MainActor public func dispatch_time(_ when: UInt64, _ delta: Int64) -> dispatch_time_t {
    .now() + Double(delta) / Double(NSEC_PER_SEC)
}

/// Returns the main queue.
@preconcurrency @MainActor public func dispatch_get_main_queue() -> FilmQueue { .main }

/// Returns the background queue. The arguments have no effect.
@preconcurrency @MainActor public func dispatch_get_global_queue(_ identifier: Int, _ flags: UInt)
    -> FilmQueue
{
    .global()
}

/// Returns the background queue. The arguments have no effect.
@preconcurrency @MainActor
public func dispatch_get_global_queue(_ identifier: qos_class_t, _ flags: UInt) -> FilmQueue { .global() }

/// Creates a queue with a name.
@preconcurrency @MainActor
public func dispatch_queue_create(
    _ label: UnsafePointer<CChar>?, _ attributes: FilmQueue.Attributes?
) -> FilmQueue {
    FilmQueue(label: label.map { String(cString: $0) } ?? "", attributes: attributes ?? [])
}

/// Runs work on a queue at once.
@preconcurrency @MainActor public func dispatch_sync(_ queue: FilmQueue, _ block: () -> Void) {
    queue.sync(execute: block)
}

/// Runs work on a queue.
@preconcurrency @MainActor public func dispatch_async(_ queue: FilmQueue, _ block: @escaping () -> Void) {
    queue.async(execute: block)
}

/// Runs work on a queue at a time.
@preconcurrency @MainActor
public func dispatch_after(_ when: dispatch_time_t, _ queue: FilmQueue, _ block: @escaping () -> Void) {
    queue.asyncAfter(deadline: when, execute: block)
}

/// Runs work the first time that it is called with a number.
public func dispatch_once(_ predicate: inout dispatch_once_t, _ block: () -> Void) {
    guard predicate == 0 else { return }
    predicate = ~0
    block()
}
