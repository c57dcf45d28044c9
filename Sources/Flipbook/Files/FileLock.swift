import Foundation
import SystemPackage

/// A lock between processes: an `flock` on a file that is there for nothing else. It ends with its process,
/// however that ends; the file is removed when the lock is released in good order.
struct FileLock: Sendable {
    /// The beginning of the name of every such file.
    static let mark = ".flipbook-lock"

    private let path: String
    private let descriptor: FileDescriptor

    /// Takes the lock.
    /// - Returns: nil when another process, or another lock of this one, holds it.
    /// - Throws: `FilmError.unwritable` when the file cannot be made, or is not such a file.
    init?(_ path: String) throws {
        while true {
            let file = try naming(path) { try FileLock.open(path) }
            let isTaken = file.tryLock()
            if isTaken, file.status?.st_ino == FileLock.status(of: path)?.st_ino {
                try FileLock.check(file, at: path)
                UnfinishedFiles.all.note(path)
                (self.path, descriptor) = (path, file)
                note()
                return
            }
            // Taken by nobody: its holder has removed it in the meantime.
            try? file.close()
            if !isTaken { return nil }
        }
    }

    /// Takes the lock as soon as it is free.
    static func wait(for path: String) async throws -> FileLock {
        while true {
            if let lock = try FileLock(path) { return lock }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// The process that holds a lock, as far as its file tells.
    static func holder(of path: String) -> pid_t? {
        guard let data = readFile(path, atMost: 32) else { return nil }
        return pid_t(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Gives the lock back.
    func release() {
        unlink(path)
        // Before another process can take the name.
        UnfinishedFiles.all.forget(path)
        try? descriptor.close()
    }

    /// Another user's lock can be waited for, but not written.
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

    /// Nothing is written into a file that somebody else may have linked here.
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
    /// Locks the file against other processes.
    ///
    /// On a disk without locks everything counts as locked by whoever asks: a process alone is as safe there
    /// as anywhere else.
    /// - Parameter isShared: whether others may lock it in the same way; default false.
    /// - Returns: false when another one has it locked.
    func tryLock(isShared: Bool = false) -> Bool {
        while flock(rawValue, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            return errno != EWOULDBLOCK
        }
        return true
    }

    /// What the system knows of the file.
    var status: FileStatus? {
        var status = FileStatus()
        return fstat(rawValue, &status) == 0 ? status : nil
    }
}
