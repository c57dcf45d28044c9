import Foundation
import Synchronization

/// The files that this process has read as inputs: code, storyboards, images, scripts of touches. No output
/// may take the place of one.
package enum InputFiles {
    /// A file on a disk, whatever its names.
    private struct Identity: Hashable {
        let device: dev_t
        let number: ino_t

        init(_ status: stat) {
            (device, number) = (status.st_dev, status.st_ino)
        }

        /// Returns the identity of the file that a path leads to; nil for none.
        init?(at path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            self.init(status)
        }
    }

    private static let paths = Mutex<[Identity: String]>([:])

    /// Notes a file that was read. A pipe or a device cannot be replaced, so it does not count.
    package static func note(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        note(path, status)
    }

    /// Notes a regular file that was read.
    static func note(_ path: String, _ status: stat) {
        let place =
            path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        paths.withLock { $0[Identity(status)] = place }
    }

    /// Returns whether a path leads to a file that was read. The system gives the number of a deleted file to
    /// a new one, so a file counts only as long as its name leads to it.
    package static func contain(_ path: String) -> Bool {
        guard let file = Identity(at: path), let place = paths.withLock({ $0[file] }) else { return false }
        return Identity(at: place) == file
    }
}
