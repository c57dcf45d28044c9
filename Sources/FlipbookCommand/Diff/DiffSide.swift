import Flipbook
import Foundation
import SystemPackage

/// What stands on one side of `flipbook diff`, found out from how it is called and what is there.
enum DiffSide {
    /// A scene of the catalog or of a file.
    case scene(Listing)
    /// A file with numbers.
    case trace(MotionTrace)
    /// A folder of frames, or a pattern of PNG files.
    case folder(String)
    /// A file with pictures that ffmpeg reads.
    case film(String)

    /// Finds out what an argument means.
    /// - Throws: `FilmError.unreadable` for a file that is missing or no trace; `FilmError.unknownScene`.
    @MainActor init(_ argument: String) async throws {
        if let file = SceneFile(argument) {
            self = .scene(try await file.listing())
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
            self = .scene(try Program.catalog.listing(named: argument))
        }
    }

    /// Whether it has numbers of motion.
    var hasNumbers: Bool {
        switch self {
        case .scene, .trace: true
        case .folder, .film: false
        }
    }

    /// Whether it has pictures.
    var hasPictures: Bool {
        if case .trace = self { return false }
        return true
    }
}
