import Foundation
import SystemPackage

/// The place that an output path means once symbolic links are followed.
enum OutputTarget: Sendable, Hashable {
    /// A regular file or a name that is free: written beside its place and renamed, so a link to it stays a
    /// link.
    case file(String)
    /// A device or a FIFO: opened and written as it is, never replaced.
    case special(String)
    /// An open descriptor of this process, such as `/dev/stdout`.
    case descriptor(FileDescriptor)

    /// The most links that are followed one after the other, as in Linux.
    private static let mostLinks = 40

    /// Follows the links of a path's last component; those of its folders are followed by the system.
    /// - Throws: `FilmError.unwritable` for links in a circle, and for a link that another user put into a
    ///   folder where anybody may write.
    init(_ path: String) throws {
        var place = path
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
                try Self.refusePlanted(status, at: place, of: path)
                place = try Self.destination(of: place, path)
            case S_IFREG, S_IFDIR:
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

    /// The rule of Linux's `protected_symlinks`, which guards `open` but not a rename: in a folder like /tmp
    /// a link counts only if it belongs to this user or to the folder's owner.
    private static func refusePlanted(_ link: stat, at place: String, of path: String) throws {
        var parent = stat()
        guard stat(folder(of: place), &parent) == 0, parent.st_mode & S_ISVTX != 0,
            parent.st_mode & S_IWOTH != 0, link.st_uid != geteuid(), link.st_uid != parent.st_uid
        else { return }
        throw FilmError.unwritable(
            path: path, reason: "it is another user's symbolic link in a folder where anybody may write")
    }

    /// Opening one of these names anew would begin at the file's start, over what a shell's `>>` put there.
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
    /// Opens a device, FIFO or descriptor for writing; the caller closes it. A FIFO waits for its reader,
    /// until the task is cancelled.
    /// - Returns: nil for a file, which is not written in place.
    func open() throws -> FileDescriptor? {
        switch self {
        case .file: return nil
        case .descriptor(let descriptor): return try descriptor.duplicate()
        case .special(let path):
            while true {
                do {
                    // Without the option the call would hang where no signal can reach it.
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

/// The folder of a file; `.` for a bare name.
func folder(of path: String) -> String {
    let folder = FilePath(path).removingLastComponent().string
    return folder.isEmpty ? "." : folder
}
