import Foundation
package import SystemPackage

/// The target of an output path after its symbolic links were followed.
package enum OutputTarget: Sendable, Hashable {
    /// A regular file, a folder or an unused name. A file is written beside its path and renamed, so a link
    /// to it remains a link.
    case file(String)
    /// A device or a FIFO, which is opened and written, never replaced.
    case special(String)
    /// An open descriptor of this process, such as that of `/dev/stdout`.
    case descriptor(FileDescriptor)

    /// The largest number of links followed in a row; 40, as in Linux.
    private static let mostLinks = 40

    /// Follows the links of a path's last component; the system follows those of its folders. A relative path
    /// lies in the start folder.
    /// - Throws: `FilmError.unwritable` for a cycle of links, for a link that another user put into a folder
    ///   where anybody may write, and for a link of another name to a Swift file.
    package init(_ path: String) throws {
        var place = StartFolder.output(path)
        for _ in 0...Self.mostLinks {
            if let descriptor = Self.descriptor(of: place) {
                self = .descriptor(descriptor)
                return
            }
            var status = stat()
            guard lstat(place, &status) == 0 else {
                self = .file(place)
                return
            }
            switch status.st_mode & S_IFMT {
            case S_IFLNK:
                try Self.refuseForeignLink(status, at: place, of: path)
                place = try Self.destination(of: place, path)
            case S_IFREG, S_IFDIR:
                try Self.refuseSource(at: place, of: path)
                self = .file(place)
                return
            default:
                self = .special(place)
                return
            }
        }
        throw FilmError.unwritable(path: path, reason: Errno.tooManySymbolicLinkLevels.description)
    }

    private static func destination(of link: String, _ path: String) throws -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = buffer.withUnsafeMutableBytes { bytes in
            readlink(link, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        guard count > 0 else {
            throw FilmError.unwritable(path: path, reason: Errno(rawValue: errno).description)
        }
        let target = String(decoding: buffer[..<count], as: UTF8.self)
        return target.hasPrefix("/") ? target : folder(of: link) + "/" + target
    }

    /// Rejects a Swift file, such as the scene, behind a link whose name is that of a film or picture.
    private static func refuseSource(at place: String, of path: String) throws {
        guard place.hasSuffix(".swift"), !path.hasSuffix(".swift") else { return }
        throw FilmError.unwritable(
            path: path, reason: "it is a link to the Swift file “\(place)”, which Flipbook did not write")
    }

    /// Rejects a link in a sticky, world-writable folder such as /tmp unless it belongs to this user or to
    /// the folder's owner. Linux applies this rule, `protected_symlinks`, to `open` but not to a rename.
    private static func refuseForeignLink(_ link: stat, at place: String, of path: String) throws {
        var parent = stat()
        guard stat(folder(of: place), &parent) == 0, parent.st_mode & S_ISVTX != 0,
            parent.st_mode & S_IWOTH != 0, link.st_uid != geteuid(), link.st_uid != parent.st_uid
        else { return }
        throw FilmError.unwritable(
            path: path, reason: "it is another user's symbolic link in a folder where anybody may write")
    }

    /// Returns the descriptor that a path names, or nil. Opening such a path would start at the beginning of
    /// the file and overwrite what a shell's `>>` had kept.
    private static func descriptor(of path: String) -> FileDescriptor? {
        let path = FilePath(path).lexicallyNormalized().string
        let names = ["/dev/stdin": 0, "/dev/stdout": 1, "/dev/stderr": 2]
        if let number = names[path] { return FileDescriptor(rawValue: CInt(number)) }
        for folder in ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"] where path.hasPrefix(folder) {
            return CInt(path.dropFirst(folder.count)).map { FileDescriptor(rawValue: $0) }
        }
        return nil
    }
}

extension OutputTarget {
    /// Opens a device, FIFO or descriptor for writing; the caller closes it. Waits for the reader of a FIFO
    /// until the task is canceled.
    /// - Returns: nil for a file, which is not written in place.
    package func open() throws -> FileDescriptor? {
        switch self {
        case .file: return nil
        case .descriptor(let descriptor): return try descriptor.duplicate()
        case .special(let path):
            while true {
                do {
                    // Without O_NONBLOCK the call would block where a cancellation cannot end it.
                    let file = try FileDescriptor.open(
                        FilePath(path), .writeOnly, options: [.nonBlocking, .closeOnExec])
                    _ = fcntl(file.rawValue, F_SETFL, fcntl(file.rawValue, F_GETFL) & ~O_NONBLOCK)
                    return file
                } catch Errno.noSuchAddressOrDevice {
                    try Task.checkCancellation()
                    usleep(20_000)
                }
            }
        }
    }
}
