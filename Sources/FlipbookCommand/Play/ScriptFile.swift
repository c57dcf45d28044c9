import Flipbook
import Foundation
import SystemPackage

/// The file into which “Save script” writes. A file that this run has not written, or that was changed since,
/// is never replaced.
struct ScriptFile: Sendable {
    /// The path that the command line gives; nil for the first free one of play.txt, play-2.txt and so on.
    let given: String?
    /// The scene's argument, for the line that films the script.
    let scene: String
    private var written: (path: String, data: Data)?

    init(given: String?, scene: String) {
        (self.given, self.scene) = (given, scene)
    }

    /// Throws an error for a path that cannot be written.
    func check() throws {
        guard let given else { return }
        try OutputPath.refuseEmpty(given)
        if FileManager.default.fileExists(atPath: given) { throw taken(given) }
        guard access(folder(of: given), W_OK) == 0 else {
            throw FilmError.unwritable(path: given, reason: Errno(rawValue: errno).description)
        }
    }

    private func taken(_ path: String) -> FilmError {
        FilmError.unwritable(
            path: path, reason: "it exists, and `flipbook play` did not write it; choose another --script")
    }

    /// Writes a recording and returns the path.
    /// - Throws: `FilmError`.
    mutating func save(_ recording: String) throws -> String {
        let path = try self.path
        let data = Data((head(of: path) + recording).utf8)
        if let written, written.path == path, FileManager.default.contents(atPath: path) == written.data {
            try writeAtomically(data, to: path, monitor: .process)
        } else {
            try create(path, data)
        }
        written = (path, data)
        return path
    }

    /// Returns the command that films a script.
    func line(of path: String) -> String {
        shellLine(["flipbook", "render", scene, "--input", path, "-o", "play.mp4"])
    }

    private func head(of path: String) -> String {
        """
        # Recorded by flipbook play. A tick is 1/60 s, and a touch has a point for each of its ticks.
        # \(line(of: path).replacing("\n", with: " "))

        """
    }

    private var path: String {
        get throws {
            if let given { return given }
            let names = ["play.txt"] + (2...9999).map { "play-\($0).txt" }
            func isFree(_ name: String) -> Bool {
                if let written, written.path == name {
                    return FileManager.default.contents(atPath: name) == written.data
                }
                var status = stat()
                return lstat(name, &status) != 0
            }
            guard let name = names.first(where: isFree) else {
                throw FilmError.unwritable(
                    path: "play.txt", reason: "all names up to play-9999.txt are taken")
            }
            return name
        }
    }

    /// Creates a file that does not exist.
    private func create(_ path: String, _ data: Data) throws {
        let file: FileDescriptor
        do {
            file = try createFile(path)
        } catch Errno.fileExists {
            throw taken(path)
        } catch let error as Errno {
            throw FilmError.unwritable(path: path, reason: error.description)
        }
        RunMonitor.process.unfinishedFiles.note(path)
        defer { RunMonitor.process.unfinishedFiles.forget(path) }
        do {
            _ = try file.closeAfter { try file.writeAll(data) }
        } catch {
            unlink(path)
            throw FilmError.unwritable(path: path, reason: (error as? Errno)?.description ?? "\(error)")
        }
    }
}
