import CFilmTime
import Dispatch
import Foundation

/// A thread that code of a run has started. It runs in turns with the run's own thread, never beside it, so
/// that the film is the same in every run: from a tick on until it sleeps or ends.
final class RunThread: @unchecked Sendable {
    /// The time between two looks at what a thread waits for, in nanoseconds: 1/240 s.
    private static let patience = Int64(4_166_667)

    /// The shortest sleep that ends the turn, in nanoseconds.
    private static let shortest = Int64(1000)

    private let thread: Foundation.Thread
    /// The jobs of the run, which does not end while the thread has its turn.
    private unowned let queue: JobQueue
    private let turn = Dispatch.DispatchSemaphore(value: 0)
    private let end = Dispatch.DispatchSemaphore(value: 0)
    private var hasBegun = false

    /// Creates a thread of a run. Its code calls `perform(_:)`.
    init(_ thread: Foundation.Thread, of queue: JobQueue) {
        (self.thread, self.queue) = (thread, queue)
    }

    /// The thread of a run on which the code runs; nil on other threads.
    static var current: RunThread? {
        cfilmtime_current().thread.map { Unmanaged<RunThread>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Lets the thread run until it sleeps or ends. The run's thread calls it.
    func proceed() {
        if hasBegun { turn.signal() } else { thread.start() }
        hasBegun = true
        end.wait()
    }

    /// Runs the code of the thread, on it.
    func perform(_ body: () -> Void) {
        RunContext.prepareThread()
        RunContext.setTurn(true)
        queue.collect(on: self, body)
        leave()
    }

    /// Ends the turn for good.
    func leave() {
        RunContext.setTurn(false)
        end.signal()
    }

    /// Ends the turn until a time in nanoseconds has passed. At the end of the run the thread stays here:
    /// nothing can end its code.
    func sleep(_ time: Int64) {
        // Foundation sleeps once more for the nanosecond that it has lost by rounding.
        guard time == 0 || time >= Self.shortest else { return FilmMoment.delay += time }
        queue.add(self, after: time)
        RunContext.setTurn(false)
        end.signal()
        turn.wait()
        RunContext.setTurn(true)
        FilmMoment.endDelay()
    }

    /// Ends the turn for a moment, in which others may do what the code waits for. Returns false on other
    /// threads than those of runs.
    static func waitsForOthers() -> Bool {
        guard let current else { return false }
        current.sleep(patience)
        return true
    }
}
