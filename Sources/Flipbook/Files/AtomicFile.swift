import Foundation
import SystemPackage

/// A file that appears whole or not at all: written beside its place under a name of its own, then renamed.
///
/// The owner and the mode of a file that is replaced are kept as far as the system allows.
struct AtomicFile: Sendable {
    /// The path where the file is to appear.
    let path: String
    /// The path where it is written, in the same folder, so that the rename cannot fail for another disk.
    let temporaryPath: String
    /// Open and locked while the file is being written, which tells other processes that it is in use.
    private var descriptor: FileDescriptor?

    /// A file at a path whose links have been followed.
    init(path: String) {
        self.path = path
        temporaryPath = folder(of: path) + "/" + TemporaryName(extension: FilePath(path).extension).text
    }

    /// Writes all bytes and puts the file in its place.
    /// - Parameter isDurable: whether the file outlives a crash of the machine from then on; default true.
    /// - Throws: `FilmError.unwritable`; nothing is left behind then.
    static func write(_ data: Data, to path: String, isDurable: Bool = true) throws {
        var file = AtomicFile(path: path)
        do {
            try file.create(holding: data)
            try file.keep(isDurable: isDurable)
        } catch {
            file.discard()
            throw error
        }
    }

    /// Starts the temporary file with some bytes, the folder as well where there is none.
    mutating func create(holding data: Data = Data()) throws {
        try makeFolder(folder(of: path))
        guard !isFolder(path) else { throw FilmError.unwritable(path: path, reason: "it is a folder") }
        UnfinishedFiles.all.note(temporaryPath)
        try naming(path) {
            let file = try createFile(temporaryPath)
            descriptor = file
            inheritOwner(file)
            _ = try file.writeAll(data)
        }
    }

    /// Puts the finished file in its place, over one that is there already.
    mutating func keep(isDurable: Bool = true) throws {
        try naming(path) {
            if isDurable { try descriptor?.synchronize() }
            guard rename(temporaryPath, path) == 0 else { throw Errno(rawValue: errno) }
            if isDurable { try synchronizeFolder(folder(of: path)) }
            close()
        }
    }

    /// Removes what was written so far.
    mutating func discard() {
        guard descriptor != nil else { return }
        unlink(temporaryPath)
        close()
    }

    private mutating func close() {
        try? descriptor?.close()
        descriptor = nil
        UnfinishedFiles.all.forget(temporaryPath)
    }

    /// Only root may give files away, and others only to their own groups: what is refused stays as it is.
    /// The bits that let a program run with its owner's rights are not kept.
    private func inheritOwner(_ file: FileDescriptor) {
        var old = stat()
        guard lstat(path, &old) == 0, old.st_mode & S_IFMT == S_IFREG, let new = file.status else { return }
        if old.st_uid != new.st_uid || old.st_gid != new.st_gid,
            fchown(file.rawValue, old.st_uid, old.st_gid) != 0
        {
            _ = fchown(file.rawValue, uid_t.max, old.st_gid)
        }
        fchmod(file.rawValue, old.st_mode & 0o777)
    }
}

/// Makes a file that was not there, for this process alone to write, and locks it.
func createFile(_ path: String) throws -> FileDescriptor {
    while true {
        let file = try FileDescriptor.open(
            FilePath(path), .readWrite, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
            permissions: [.ownerReadWrite, .groupRead, .otherRead])
        _ = file.tryLock()
        // Between the two calls another machine may have taken it for a dead process's.
        if file.status?.st_nlink != 0 { return file }
        try file.close()
    }
}

/// Writes a file so that it appears whole or not at all, in a folder that is made where there is none. A
/// symbolic link is followed and stays; a device, a FIFO and `/dev/stdout` are written directly.
/// - Throws: `FilmError.unwritable` with the path of what could not be written.
public func writeAtomically(_ data: Data, to path: String) throws {
    let target = try OutputTarget(path)
    if case .file(let place) = target { return try AtomicFile.write(data, to: place) }
    try naming(path) {
        guard let file = try target.open() else { return }
        _ = try file.closeAfter { try file.writeAll(data) }
    }
}
