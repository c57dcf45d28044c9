import Flipbook
import Foundation
import SceneCompiler
import SystemPackage

/// One side of `flipbook diff`, determined from the argument's form and the file system.
enum DiffSide {
    /// A scene of the catalog or of a scene file.
    case scene(CatalogEntry)
    /// A recorded motion, from a file, a pipe or standard input.
    case trace(MotionTrace)
    /// A folder of frames, or a pattern of PNG files.
    case folder(String)
    /// A file with pictures that ffmpeg reads.
    case film(String)

    /// Determines the kind of an argument.
    /// - Throws: `FilmError.unreadable` for a file that is missing or no trace; `FilmError.unknownScene`.
    @MainActor init(_ argument: String) async throws {
        if let file = SceneFile(argument) {
            self = .scene(try await file.entry())
            return
        }
        if let data = Self.piped(argument) {
            self = .trace(try MotionTrace(data: data, path: argument))
            return
        }
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder)
        let suffix = FilePath(argument).extension?.lowercased()
        if isThere ? isFolder.boolValue : argument.contains("%") {
            self = .folder(argument)
        } else if let suffix, ["csv", "json", "trace"].contains(suffix) {
            self = .trace(try MotionTrace(path: argument))
        } else if isThere {
            self = .film(argument)
        } else if suffix != nil || argument.contains("/") {
            throw FilmError.unreadable(path: argument, reason: "there is no such file or folder")
        } else {
            self = .scene(try Program.knownEntry(named: argument))
        }
    }

    /// Reads the data of standard input for `-`, or of a pipe such as the shell's `<(...)` makes. Returns nil
    /// for any other path. A pipe without an end is read up to a byte more than a trace may have, which
    /// refuses it.
    private static func piped(_ path: String) -> Data? {
        var status = stat()
        let isPipe = path != "-" && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
        guard path == "-" || isPipe else { return nil }
        let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
        var data = Data()
        while data.count <= TraceLimits.bytes, let part = try? file?.read(upToCount: 1 << 20), !part.isEmpty {
            data += part
        }
        return data
    }

    /// Returns the side with a changed scene, or itself when it is none.
    func applying(_ change: (CatalogEntry) -> CatalogEntry) -> DiffSide {
        guard case .scene(let entry) = self else { return self }
        return .scene(change(entry))
    }

    /// True when the side is a scene, which runs.
    var isScene: Bool {
        if case .scene = self { return true }
        return false
    }

    /// True when the side is a folder of frames.
    var isFolder: Bool {
        if case .folder = self { return true }
        return false
    }

    /// True when the side has numbers of motion.
    var hasNumbers: Bool {
        switch self {
        case .scene, .trace: true
        case .folder, .film: false
        }
    }

    /// True when the side has pictures.
    var hasPictures: Bool {
        if case .trace = self { return false }
        return true
    }
}
