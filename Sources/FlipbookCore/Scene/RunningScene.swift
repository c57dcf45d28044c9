import Foundation

/// The scene whose code is running, or ran last, for a crash report.
package enum RunningScene {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var current: String?
    nonisolated(unsafe) private static var prepare: @Sendable () -> Void = {}

    /// The name of the scene, or nil before the first one.
    package static var name: String? { lock.withLock { current } }

    /// Sets the closure that prepares a thread for running a scene's code. It is called repeatedly on the
    /// same threads.
    package static func prepareThreads(_ prepare: @escaping @Sendable () -> Void) {
        lock.withLock { self.prepare = prepare }
    }

    /// Records that a scene's code is about to run on this thread, and prepares the thread.
    static func begin(_ name: String) {
        let prepare = lock.withLock {
            current = name
            return self.prepare
        }
        prepare()
    }
}
