public import Foundation
package import SystemPackage
import UIKitHost

/// A file that appears whole or not at all: written beside its path under a temporary name, then renamed.
///
/// The owner and the permissions of a file that is replaced are kept as far as the system allows.
package struct AtomicFile: Sendable {
    /// The final path.
    package let path: String
    /// The path of the temporary file, in the same folder, since a rename across file systems fails.
    package let temporaryPath: String
    /// The open descriptor, or nil before and after writing. Its lock marks the file as in use for other
    /// processes.
    private var descriptor: FileDescriptor?
    private let monitor: RunMonitor?
    /// True when the file may take the place of one that this process read, as an edited text does.
    private let replacesInput: Bool

    /// Creates a file for a path whose symbolic links are resolved. Touches no disk.
    ///
    /// - Parameters:
    ///   - path: the final path.
    ///   - monitor: the monitor that lists the file while it is not complete.
    ///   - replacesInput: whether the file may take the place of one that this process read; default false.
    package init(path: String, monitor: RunMonitor?, replacesInput: Bool = false) {
        (self.path, self.monitor, self.replacesInput) = (path, monitor, replacesInput)
        temporaryPath = folder(of: path) + "/" + TemporaryName(extension: pathExtension(of: path)).text
    }

    /// Writes all bytes and renames the file to its path.
    /// - Parameters:
    ///   - data: the bytes.
    ///   - path: the final path, whose symbolic links are resolved.
    ///   - isDurable: whether to synchronize the file and its folder, so that they survive a crash of the
    ///     machine; default true.
    ///   - monitor: the monitor that lists the file while it is not complete.
    ///   - replacesInput: whether the file may take the place of one that this process read; default false.
    /// - Throws: `FilmError.unwritable` and `FilmError.invalid`, after removing the temporary file.
    package static func write(
        _ data: Data, to path: String, isDurable: Bool = true, monitor: RunMonitor?,
        replacesInput: Bool = false
    ) throws {
        var file = AtomicFile(path: path, monitor: monitor, replacesInput: replacesInput)
        do {
            try file.create(holding: data)
            try file.keep(isDurable: isDurable)
        } catch {
            file.discard()
            throw error
        }
    }

    /// Creates the temporary file with some bytes, and the folder if it is missing.
    /// - Throws: `FilmError.unwritable`; `FilmError.invalid` for the path of a file that this process read.
    package mutating func create(holding data: Data = Data()) throws {
        try makeFolder(folder(of: path))
        guard !isFolder(path) else { throw FilmError.unwritable(path: path, reason: "it is a folder") }
        try refuseInput()
        monitor?.unfinishedFiles.note(temporaryPath)
        try naming(path) {
            let file = try createFile(temporaryPath)
            descriptor = file
            inheritOwner(file)
            _ = try file.writeAll(data)
        }
    }

    /// Adds bytes to the temporary file.
    package func append(_ bytes: [UInt8]) throws {
        try naming(path) { _ = try descriptor?.writeAll(bytes) }
    }

    /// Renames the finished file to its path, replacing an existing one.
    package mutating func keep(isDurable: Bool = true) throws {
        // The scene may have read the file since this one was created.
        try refuseInput()
        try naming(path) {
            if isDurable { try descriptor?.synchronize() }
            guard rename(temporaryPath, path) == 0 else { throw Errno(rawValue: errno) }
            if isDurable { try synchronizeFolder(folder(of: path)) }
            close()
        }
    }

    /// Throws when the file would take the place of one that this process read.
    private func refuseInput() throws {
        guard !replacesInput, InputFiles.contain(path) else { return }
        throw FilmError.invalid(
            "“\(StartFolder.shown(path))” is an input of this run, such as code or an image of the scene, and cannot "
                + "be its output too; choose another path.")
    }

    /// Removes the temporary file, if it is open.
    package mutating func discard() {
        guard descriptor != nil else { return }
        unlink(temporaryPath)
        close()
    }

    private mutating func close() {
        try? descriptor?.close()
        descriptor = nil
        monitor?.unfinishedFiles.forget(temporaryPath)
    }

    /// Copies owner and permissions from the file that is replaced, without the set-user-ID and set-group-ID
    /// bits. Only root may change the owner, and others may choose only their own groups, so refusals are
    /// ignored.
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

/// Creates a file that must not exist, opens it for reading and writing, and locks it.
package func createFile(_ path: String) throws -> FileDescriptor {
    while true {
        let file = try FileDescriptor.open(
            path: path, .readWrite, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
            permissions: [.ownerReadWrite, .groupRead, .otherRead])
        _ = file.tryLock()
        // Another machine may have removed the file as a dead process's leftover before it was locked.
        if file.status?.st_nlink != 0 { return file }
        try file.close()
    }
}

/// Writes a file atomically, in a folder that is created if it is missing. A symbolic link is followed and
/// stays; a device, a FIFO and `/dev/stdout` are written directly. Files that killed commands left in the
/// folder are removed.
/// - Throws: `FilmError.unwritable` with the path that could not be written.
public func writeAtomically(_ data: Data, to path: String) throws {
    try writeAtomically(data, to: path, monitor: nil)
}

/// Writes a file as `writeAtomically(_:to:)` does; a monitor lists it while it is not complete. With
/// `replacesInput` it may take the place of a file that this process read.
package func writeAtomically(
    _ data: Data, to path: String, monitor: RunMonitor?, replacesInput: Bool = false
) throws {
    let target = try OutputTarget(path)
    if case .file(let place) = target {
        TemporaryName.removeStale(in: folder(of: place))
        return try AtomicFile.write(data, to: place, monitor: monitor, replacesInput: replacesInput)
    }
    try naming(path) {
        guard let file = try target.open() else { return }
        _ = try file.closeAfter { try file.writeAll(data) }
    }
}
