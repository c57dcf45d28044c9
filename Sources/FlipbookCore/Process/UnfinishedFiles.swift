import Foundation

/// The files and folders to remove when the program is stopped: files that are not complete, folders made
/// for frames if they are empty, and the folders of child programs with all their contents.
///
/// A file is registered before it is created, and unregistered when it has its final name or was removed.
package final class UnfinishedFiles: @unchecked Sendable {
    private let lock = NSLock()
    /// The registered paths; true for a folder that is removed with its contents.
    private var paths: [String: Bool] = [:]
    private var isClosed = false

    /// Creates an empty registry.
    init() {}

    /// Registers a file that is about to be created. After `removeAll` no file may be created any more, so
    /// the call then never returns; the process is about to end.
    package func note(_ path: String, isTree: Bool = false) {
        let isClosed = lock.withLock {
            if !self.isClosed { paths[path] = isTree }
            return self.isClosed
        }
        while isClosed { sleep(1) }
    }

    /// Unregisters a file that is complete or was removed.
    package func forget(_ path: String) {
        lock.withLock { _ = paths.removeValue(forKey: path) }
    }

    /// Removes all registered files and folders, and makes later registrations block.
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
