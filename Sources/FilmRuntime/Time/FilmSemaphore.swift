/// A counting semaphore on the film's clock: `DispatchSemaphore` in files that import UIKit, in place of
/// Dispatch's type. Flipbook's own.
///
/// A film has one thread. A wait therefore performs the blocks of other queues that are to signal, those of a
/// later time included; a wait that nothing can end returns with a warning. For real threads use
/// `Dispatch.DispatchSemaphore`.
@preconcurrency @MainActor public final class FilmSemaphore {
    private var value: Int
    /// The count at first.
    private let start: Int
    /// The run that created the semaphore. What is released with a run is no mistake.
    private weak var context: RunContext?

    /// Creates a semaphore with a count, 0 or more.
    public init(value: Int) {
        (self.value, start) = (value, value)
        context = RunContext.current
        guard value < 0 else { return }
        RunContext.current.fail(
            SceneFailure("DispatchSemaphore: a count must be 0 or more, but it is \(value)."))
    }

    deinit {
        guard value < start, let context else { return }
        Self.report(context, value, start)
    }

    /// Reports a semaphore that was released while code has waited more often than it was signaled.
    private nonisolated static func report(_ context: RunContext, _ value: Int, _ start: Int) {
        _ = MainActor.ifCurrent {
            guard RunContext.current === context else { return }
            context.fail(
                SceneFailure(
                    "DispatchSemaphore: it was released with a count of \(value), below that of \(start) with which "
                        + "it was created: signal it once for each wait."))
        }
    }

    /// Increments the count. Returns 0: no thread waits.
    @discardableResult public func signal() -> Int {
        value += 1
        return 0
    }

    /// Decrements the count, once it is above 0.
    public func wait() {
        guard RunContext.current[PendingWork.self].perform(until: { value > 0 }) else {
            return RunContext.current.warn(endlessWaitOf: "DispatchSemaphore.wait()")
        }
        value -= 1
    }

    /// Decrements the count, once it is above 0, and returns `success`; or waits until a moment and returns
    /// `timedOut`.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        let limit = min(timeout.seconds, .greatestFiniteMagnitude)
        guard RunContext.current[PendingWork.self].perform(until: { value > 0 }, upTo: limit) else {
            timeout.sleep()
            return .timedOut
        }
        value -= 1
        return .success
    }
}

/// A counting semaphore on the film's clock; it hides Dispatch's type of the same name.
public typealias DispatchSemaphore = FilmSemaphore

extension RunContext {
    /// Reports a wait that nothing can end, with the place in the scene's code as far as it is known.
    func warn(endlessWaitOf member: String) {
        let place = Self.placeInScene?().map { " (\($0))" } ?? ""
        warn(
            "\(member)\(place) would wait forever: a film has one thread, and no block of another queue ends the "
                + "wait. The code went on.")
    }
}
