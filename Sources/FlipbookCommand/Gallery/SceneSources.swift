import Flipbook
import Foundation
import SceneCompiler
import SourceOutline

/// The source files of scenes, found by the names of their classes.
struct SceneSources {
    private var files: [String: String] = [:]

    /// Creates an empty set of sources.
    init() {}

    /// Searches the Swift files of a folder and its subfolders.
    /// - Throws: `FilmError.unreadable` when the folder does not exist, and the errors of limits and of
    ///   source adaptation.
    init(folder: String) async throws {
        guard let names = FileManager.default.subpaths(atPath: folder) else {
            throw FilmError.unreadable(path: folder, reason: "there is no such folder")
        }
        let sources = try names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
            do {
                return try SceneFile.read(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
            } catch FilmError.unreadable {
                return nil
            }
        }
        for (source, outline) in zip(sources, try await SourceUnit.outlines(of: sources, path: folder)) {
            for scene in SceneClasses(in: outline).all where files[scene.name] == nil {
                files[scene.name] = source.path
            }
        }
    }

    /// Returns the file of the class with a scene's name, or nil when there is none.
    func file(of scene: String) -> String? { files[scene] }
}
