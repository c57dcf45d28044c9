package import Foundation

/// The scene whose code is running, or ran last, for a crash report and for a report of a loop without end.
package final class RunningScene: @unchecked Sendable {
    /// A stretch of a scene's code: its start, a tick, or a picture.
    package struct Stretch: Sendable {
        /// The number of the stretch in this process.
        package let number: Int
        /// The thread on which the code runs: that of the run, or one that the code has started and that has
        /// its turn.
        package let thread: pthread_t
    }

    private let lock = NSLock()
    private var current: String?
    private var prepare: @Sendable () -> Void = {}
    private var count = 0
    private var thread: pthread_t?
    /// The thread that the scene has started and that runs now; nil for none.
    private var turn: pthread_t?

    /// Creates a record without a scene.
    init() {}

    /// The name of the scene, or nil before the first one.
    package var name: String? { lock.withLock { current } }

    /// Calls a closure with the stretch of code that runs now, or nil between two of them. A thread that the
    /// scene has started does not end during the call.
    package func withStretch<T>(_ body: (Stretch?) -> T) -> T {
        lock.withLock { body(thread.map { Stretch(number: count, thread: turn ?? $0) }) }
    }

    /// Records that a thread that the scene has started runs from now on, or no longer. The thread calls it.
    package func setTurn(_ isRunning: Bool) {
        let caller = pthread_self()
        lock.withLock { turn = isRunning ? caller : nil }
    }

    /// Sets the closure that prepares a thread for running a scene's code. It is called repeatedly on the
    /// same threads.
    package func prepareThreads(_ prepare: @escaping @Sendable () -> Void) {
        lock.withLock { self.prepare = prepare }
    }

    /// Records that a scene's code is about to run on this thread, and prepares the thread.
    package func begin(_ name: String) {
        let prepare = lock.withLock {
            current = name
            count += 1
            thread = pthread_self()
            return self.prepare
        }
        prepare()
    }

    /// Records that the scene's code has returned.
    package func end() { lock.withLock { thread = nil } }
}
