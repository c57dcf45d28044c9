import Flipbook
import Foundation

/// The source files of scenes, found by the names of the classes in them.
struct SceneSources {
    private var files: [String: String] = [:]

    /// No sources.
    init() {}

    /// Looks through all Swift files in a folder and in those below it.
    /// - Throws: `FilmError.unreadable` where there is no such folder.
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

    /// The file of the class that a scene is named after; nil where there is none.
    func file(of scene: String) -> String? { files[scene] }
}
