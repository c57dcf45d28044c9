import Foundation
import SystemPackage

/// The system's `stat`, by a name that methods called so do not hide.
typealias FileStatus = stat

/// Whether there is a folder at a path.
func isFolder(_ path: String) -> Bool {
    // Asked twice for each frame: one call of the system, and no objects as FileManager makes.
    var properties = stat()
    return stat(path, &properties) == 0 && properties.st_mode & S_IFMT == S_IFDIR
}

/// Makes a folder and those above it where they are missing.
/// - Throws: `FilmError.unwritable` with the folder's path.
func makeFolder(_ path: String) throws {
    if path.isEmpty || isFolder(path) { return }
    try makeFolder(FilePath(path).removingLastComponent().string)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST && isFolder(path) else {
        let reason = errno == EEXIST ? "it is a file, not a folder" : Errno(rawValue: errno).description
        throw FilmError.unwritable(path: path, reason: reason)
    }
}

/// The bytes of a regular file; nil for any other and for one that cannot be read. A FIFO is not waited for.
func readFile(_ path: String, atMost limit: Int = .max) -> Data? {
    guard
        let file = try? FileDescriptor.open(FilePath(path), .readOnly, options: [.nonBlocking, .closeOnExec])
    else { return nil }
    defer { try? file.close() }
    guard let status = file.status, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let handle = FileHandle(fileDescriptor: file.rawValue, closeOnDealloc: false)
    return try? limit == .max ? handle.readToEnd() ?? Data() : handle.read(upToCount: limit) ?? Data()
}

/// Makes sure that what was renamed within a folder, or removed from it, outlives a crash of the machine.
func synchronizeFolder(_ path: String) throws {
    let folder = try FileDescriptor.open(FilePath(path), .readOnly, options: [.closeOnExec])
    defer { try? folder.close() }
    try folder.synchronize()
}

/// Waits until everything that a folder's file system holds back is on the disk: Linux's `syncfs`, which
/// Swift does not see among the system's functions, since their headers hide it.
/// - Returns: false where there is no such call.
func synchronizeFileSystem(of folder: String) throws -> Bool {
    #if os(Linux)
        typealias Synchronize = @convention(c) (CInt) -> CInt
        guard let symbol = dlsym(nil, "syncfs") else { return false }
        let file = try FileDescriptor.open(FilePath(folder), .readOnly, options: [.closeOnExec])
        defer { try? file.close() }
        if unsafeBitCast(symbol, to: Synchronize.self)(file.rawValue) == 0 { return true }
        if errno == ENOSYS { return false }
        throw Errno(rawValue: errno)
    #else
        return false
    #endif
}

extension FileDescriptor {
    /// Waits until the file's bytes are on the disk. Disks that know no such thing, as FUSE's may be, are
    /// excused.
    func synchronize() throws {
        while fsync(rawValue) != 0 {
            if errno == EINTR { continue }
            if errno == EINVAL || errno == ENOTSUP || errno == ENOSYS { return }
            throw Errno(rawValue: errno)
        }
    }
}

/// Runs something that writes and gives the path of what could not be written.
func naming<T>(_ path: String, _ body: () throws -> T) throws -> T {
    do {
        return try body()
    } catch let error as Errno {
        throw FilmError.unwritable(path: path, reason: error.description)
    }
}

extension FileStatus {
    /// When the file was last written, in seconds since 1970.
    var modificationSeconds: Int {
        #if os(macOS)
            Int(st_mtimespec.tv_sec)
        #else
            Int(st_mtim.tv_sec)
        #endif
    }
}
