import Foundation

/// The files that this process is writing and that have to go when it is stopped before they are whole, the
/// folders that it has made for frames, which go when they are empty, and those of programs it has started, which
/// go with all that is in them.
///
/// A file is noted before it is made, and forgotten when it has its name or was removed.
package final class UnfinishedFiles: @unchecked Sendable {
    /// All of them.
    package static let all = UnfinishedFiles()

    private let lock = NSLock()
    /// Whether each is a folder that goes with all that is in it.
    private var paths: [String: Bool] = [:]
    private var isClosed = false

    /// Notes a file that is about to be made. Once all were removed nothing more may be made, so the call does
    /// not return then; the process is about to end.
    package func note(_ path: String, isTree: Bool = false) {
        let isClosed = lock.withLock {
            if !self.isClosed { paths[path] = isTree }
            return self.isClosed
        }
        while isClosed { sleep(1) }
    }

    /// Forgets a file that is whole or gone.
    package func forget(_ path: String) {
        lock.withLock { _ = paths.removeValue(forKey: path) }
    }

    /// Removes all of them, for good.
    package func removeAll() {
        let paths = lock.withLock {
            isClosed = true
            return self.paths
        }
        let folders = paths.filter { unlink($0.key) != 0 }
        for (path, isTree) in folders {
            if isTree { try? FileManager.default.removeItem(atPath: path) } else { rmdir(path) }
        }
    }
}
