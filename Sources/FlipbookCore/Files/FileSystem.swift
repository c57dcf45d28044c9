package import Foundation
package import SystemPackage

/// The system's `stat` structure, under a name that methods called `stat` do not hide.
package typealias FileStatus = stat

/// Returns whether a path is a folder, or a symbolic link to one.
package func isFolder(_ path: String) -> Bool {
    // Called twice for each frame: one system call, without the objects that FileManager allocates.
    var properties = stat()
    return stat(path, &properties) == 0 && properties.st_mode & S_IFMT == S_IFDIR
}

/// Creates a folder and its missing parents, with mode 755.
/// - Throws: `FilmError.unwritable` with the folder's path.
package func makeFolder(_ path: String) throws {
    if path.isEmpty || isFolder(path) { return }
    try makeFolder(FilePath(path).removingLastComponent().string)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST && isFolder(path) else {
        let reason = errno == EEXIST ? "it is a file, not a folder" : Errno(rawValue: errno).description
        throw FilmError.unwritable(path: path, reason: reason)
    }
}

/// Returns the bytes of a regular file, or nil for any other file and for one that cannot be read. Does not
/// wait for the writer of a FIFO.
package func readFile(_ path: String, atMost limit: Int = .max) -> Data? {
    withFile(path) { file in
        let handle = FileHandle(fileDescriptor: file.rawValue, closeOnDealloc: false)
        return try limit == .max ? handle.readToEnd() ?? Data() : handle.read(upToCount: limit) ?? Data()
    }
}

/// Opens a regular file and calls a function that reads it. Returns nil for any other file and for one that
/// cannot be read. Does not wait for the writer of a FIFO.
package func withFile<Result>(_ path: String, _ body: (FileDescriptor) throws -> Result?) -> Result? {
    guard
        let file = try? FileDescriptor.open(path: path, .readOnly, options: [.nonBlocking, .closeOnExec])
    else { return nil }
    defer { try? file.close() }
    guard let status = file.status, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? body(file)
}

/// Calls a function with the name of each file in a folder, in any order; a folder that cannot be read has
/// none. A list of all names would take more memory than the records of the frames.
package func forEachName(in folder: String, _ body: (String) -> Void) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { body(name) }
    }
}

/// Returns the names in a folder that satisfy a condition, sorted.
package func names(in folder: String, where isIncluded: (String) -> Bool) -> [String] {
    var names: [String] = []
    forEachName(in: folder) { if isIncluded($0) { names.append($0) } }
    return names.sorted()
}

/// Synchronizes a folder, so that renames and removals in it survive a crash of the machine.
package func synchronizeFolder(_ path: String) throws {
    let folder = try FileDescriptor.open(path: path, .readOnly, options: [.closeOnExec])
    defer { try? folder.close() }
    try folder.synchronize()
}

/// Writes all cached data of a folder's file system to disk, with Linux's `syncfs`. The function is looked up
/// by name, since Swift's import of the C library hides it.
/// - Returns: false when the system lacks the call.
package func synchronizeFileSystem(of folder: String) throws -> Bool {
    typealias Synchronize = @convention(c) (CInt) -> CInt
    guard let symbol = dlsym(nil, "syncfs") else { return false }
    let file = try FileDescriptor.open(FilePath(folder), .readOnly, options: [.closeOnExec])
    defer { try? file.close() }
    if unsafeBitCast(symbol, to: Synchronize.self)(file.rawValue) == 0 { return true }
    if errno == ENOSYS { return false }
    throw Errno(rawValue: errno)
}

extension FileDescriptor {
    /// Opens a file as `open(_:_:options:permissions:)` does, without the components of a `FilePath`.
    package static func open(
        path: String, _ mode: AccessMode, options: OpenOptions, permissions: FilePermissions? = nil
    ) throws -> FileDescriptor {
        try path.withCString { try open($0, mode, options: options, permissions: permissions) }
    }

    /// Writes the file's data to disk. Does nothing on file systems without `fsync`, as FUSE's may be.
    package func synchronize() throws {
        while fsync(rawValue) != 0 {
            if errno == EINTR { continue }
            if errno == EINVAL || errno == ENOTSUP || errno == ENOSYS { return }
            throw Errno(rawValue: errno)
        }
    }
}

/// Runs a function that writes, and converts its `Errno` to `FilmError.unwritable` with a path.
package func naming<T>(_ path: String, _ body: () throws -> T) throws -> T {
    do {
        return try body()
    } catch let error as Errno {
        throw FilmError.unwritable(path: path, reason: error.description)
    }
}

extension FileStatus {
    /// The time of the last modification, in seconds since 1970.
    package var modificationSeconds: Int {
        Int(st_mtim.tv_sec)
    }
}
