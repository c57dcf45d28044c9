import Foundation

/// The scene whose code runs now, or ran last, for the report of a crash.
package enum SceneUnderWay {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var current: String?
    nonisolated(unsafe) private static var prepare: @Sendable () -> Void = {}

    /// The scene's name; nil before the first one.
    package static var name: String? { lock.withLock { current } }

    /// Says what each thread needs on which code of scenes is about to run; it is called again and again.
    package static func prepareThreads(_ prepare: @escaping @Sendable () -> Void) {
        lock.withLock { self.prepare = prepare }
    }

    /// Notes that code of a scene is about to run on this thread.
    static func begin(_ name: String) {
        let prepare = lock.withLock {
            current = name
            return self.prepare
        }
        prepare()
    }
}
