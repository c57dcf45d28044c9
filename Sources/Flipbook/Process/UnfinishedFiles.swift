import Foundation

/// The files that this process is writing and that have to go when it is stopped before they are whole, and the
/// folders that it has made for frames, which go when they are empty.
///
/// A file is noted before it is made, and forgotten when it has its name or was removed.
package final class UnfinishedFiles: @unchecked Sendable {
    /// All of them.
    package static let all = UnfinishedFiles()

    private let lock = NSLock()
    private var paths: Set<String> = []
    private var isClosed = false

    /// Notes a file that is about to be made. Once all were removed nothing more may be made, so the call does
    /// not return then; the process is about to end.
    package func note(_ path: String) {
        let isClosed = lock.withLock {
            if !self.isClosed { paths.insert(path) }
            return self.isClosed
        }
        while isClosed { sleep(1) }
    }

    /// Forgets a file that is whole or gone.
    package func forget(_ path: String) {
        lock.withLock { _ = paths.remove(path) }
    }

    /// Removes all of them, for good.
    package func removeAll() {
        let paths = lock.withLock {
            isClosed = true
            return self.paths
        }
        for path in paths where unlink(path) != 0 { rmdir(path) }
    }
}
