import Foundation
import SystemPackage

/// A file that appears whole or not at all: written beside its place under a hidden name, then renamed.
struct PartialFile: Sendable {
    /// Where the file is to appear.
    let path: String
    /// Where it is written: `.name.partial.extension` in the same folder, so that the rename cannot fail for another disk and
    /// programs that go by the extension still know the format.
    let temporaryPath: String

    init(path: String) {
        let file = FilePath(path)
        let name = file.stem ?? "output"
        let suffix = file.extension.map { ".\($0)" } ?? ""
        self.path = path
        self.temporaryPath = file.removingLastComponent().appending(".\(name).partial\(suffix)").string
    }

    /// Writes all bytes and puts the file in its place.
    /// - Throws: `FilmError.unwritable`; nothing is left behind then.
    static func write(_ data: Data, to path: String) throws {
        let file = PartialFile(path: path)
        do {
            try file.create(holding: data)
            try file.keep()
        } catch {
            file.discard()
            throw error
        }
    }

    /// Starts the temporary file with some bytes, the folder as well where there is none.
    func create(holding data: Data = Data()) throws {
        try makeFolder(FilePath(path).removingLastComponent().string)
        try refuseFolder()
        UnfinishedFiles.all.note(temporaryPath)
        try naming(path) {
            let file = try FileDescriptor.open(
                FilePath(temporaryPath), .writeOnly, options: [.create, .truncate],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
            try file.closeAfter { _ = try file.writeAll(data) }
        }
    }

    /// Puts the finished file in its place, over one that is there already.
    func keep() throws {
        guard rename(temporaryPath, path) == 0 else {
            throw FilmError.unwritable(path: path, reason: Errno(rawValue: errno).description)
        }
        UnfinishedFiles.all.forget(temporaryPath)
    }

    /// Removes what was written so far.
    func discard() {
        unlink(temporaryPath)
        UnfinishedFiles.all.forget(temporaryPath)
    }

    private func refuseFolder() throws {
        guard isFolder(path) else { return }
        throw FilmError.unwritable(path: path, reason: "it is a folder")
    }
}

/// Writes a file so that it appears whole or not at all, in a folder that is made where there is none.
/// - Throws: `FilmError.unwritable` with the path of what could not be written.
public func writeWhole(_ data: Data, to path: String) throws {
    try PartialFile.write(data, to: path)
}

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

/// Runs something that writes and gives the path of what could not be written.
func naming<T>(_ path: String, _ body: () throws -> T) throws -> T {
    do {
        return try body()
    } catch let error as Errno {
        throw FilmError.unwritable(path: path, reason: error.description)
    }
}
