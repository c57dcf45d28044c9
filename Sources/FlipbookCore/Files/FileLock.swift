package import Foundation
import SystemPackage

/// A lock between processes: an `flock` on a file that has no other purpose. The lock ends with its process,
/// even after a kill. Its file is removed when the lock is released.
package struct FileLock: Sendable {
    /// The prefix of the file's name.
    package static let mark = ".flipbook-lock"

    private let path: String
    private let descriptor: FileDescriptor
    private let monitor: RunMonitor?

    /// Acquires the lock.
    ///
    /// - Parameters:
    ///   - path: the path of the lock's file.
    ///   - output: the path that errors name; by default that of the lock's file.
    ///   - monitor: the monitor that lists the file until the lock is released.
    /// - Returns: nil when another process, or another lock of this one, holds it.
    /// - Throws: `FilmError.unwritable` when the file cannot be created, or is not a lock file.
    package init?(_ path: String, for output: String? = nil, monitor: RunMonitor?) throws {
        while true {
            let file = try naming(output ?? path) { try FileLock.open(path) }
            let isTaken = file.tryLock()
            if isTaken, file.status?.st_ino == FileLock.status(of: path)?.st_ino {
                try FileLock.check(file, at: path)
                monitor?.unfinishedFiles.note(path)
                (self.path, descriptor, self.monitor) = (path, file, monitor)
                note()
                return
            }
            // A lock on a file that its former holder has removed is worthless: try again with a new file.
            try? file.close()
            if !isTaken { return nil }
        }
    }

    /// Waits until the lock is free, polling every 5 ms, and acquires it.
    package static func wait(for path: String, monitor: RunMonitor?) async throws -> FileLock {
        while true {
            if let lock = try FileLock(path, monitor: monitor) { return lock }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Returns the process ID that a lock file contains, or nil when it cannot be read.
    package static func holder(of path: String) -> pid_t? {
        guard let data = readFile(path, atMost: 32) else { return nil }
        return pid_t(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Releases the lock and removes its file.
    package func release() {
        unlink(path)
        // Must come before the close, after which another process can acquire the lock.
        monitor?.unfinishedFiles.forget(path)
        try? descriptor.close()
    }

    /// Opens the lock file, read-only when it belongs to another user: that suffices for waiting.
    private static func open(_ path: String) throws -> FileDescriptor {
        let options: FileDescriptor.OpenOptions = [.noFollow, .nonBlocking, .closeOnExec]
        do {
            return try FileDescriptor.open(
                FilePath(path), .readWrite, options: options.union(.create),
                permissions: FilePermissions(rawValue: 0o666))
        } catch Errno.permissionDenied {
            return try FileDescriptor.open(FilePath(path), .readOnly, options: options)
        }
    }

    private func note() {
        _ = try? descriptor.resize(to: 0)
        _ = try? descriptor.writeAll(toAbsoluteOffset: 0, "\(getpid())\n".utf8)
    }

    /// Rejects a file that is not a lock file, before anything is written into it: another user may have
    /// linked a file of value to this name.
    private static func check(_ file: FileDescriptor, at path: String) throws {
        guard let status = file.status, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1,
            status.st_size <= 32
        else {
            try? file.close()
            throw FilmError.unwritable(path: path, reason: "it is not a lock of Flipbook's")
        }
    }

    private static func status(of path: String) -> FileStatus? {
        var status = FileStatus()
        return lstat(path, &status) == 0 ? status : nil
    }
}

extension FileDescriptor {
    /// Locks the file against other processes without waiting.
    ///
    /// On a file system without locks every attempt succeeds; a single process is safe there, several are not
    /// protected from each other.
    /// - Parameter isShared: whether other shared locks are allowed; default false.
    /// - Returns: false when another lock conflicts.
    package func tryLock(isShared: Bool = false) -> Bool {
        while flock(rawValue, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            return errno != EWOULDBLOCK
        }
        return true
    }

    /// The file's status, or nil when the system cannot read it.
    package var status: FileStatus? {
        var status = FileStatus()
        return fstat(rawValue, &status) == 0 ? status : nil
    }
}
