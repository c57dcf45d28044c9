import Foundation

/// The scene whose code is running, or ran last, for a crash report.
package final class RunningScene: @unchecked Sendable {
    private let lock = NSLock()
    private var current: String?
    private var prepare: @Sendable () -> Void = {}

    /// Creates a record without a scene.
    init() {}

    /// The name of the scene, or nil before the first one.
    package var name: String? { lock.withLock { current } }

    /// Sets the closure that prepares a thread for running a scene's code. It is called repeatedly on the
    /// same threads.
    package func prepareThreads(_ prepare: @escaping @Sendable () -> Void) {
        lock.withLock { self.prepare = prepare }
    }

    /// Records that a scene's code is about to run on this thread, and prepares the thread.
    package func begin(_ name: String) {
        let prepare = lock.withLock {
            current = name
            return self.prepare
        }
        prepare()
    }
}
