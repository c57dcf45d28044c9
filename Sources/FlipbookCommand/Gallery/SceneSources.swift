import Flipbook
import Foundation
import SourceAdapter

/// The source files of scenes, found by the names of their classes.
struct SceneSources {
    private var files: [String: String] = [:]

    /// Creates an empty set of sources.
    init() {}

    /// Searches the Swift files of a folder and its subfolders.
    /// - Throws: `FilmError.unreadable` when the folder does not exist.
    init(folder: String) throws {
        guard let names = FileManager.default.subpaths(atPath: folder) else {
            throw FilmError.unreadable(path: folder, reason: "there is no such folder")
        }
        for name in names.sorted() where name.hasSuffix(".swift") {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            for scene in SceneClasses(in: source).all where files[scene.name] == nil {
                files[scene.name] = path
            }
        }
    }

    /// Returns the file of the class with a scene's name, or nil when there is none.
    func file(of scene: String) -> String? { files[scene] }
}
