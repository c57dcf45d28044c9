import Flipbook
import Foundation

/// A Swift file with scenes in it, as commands take it in place of a scene's name: `Fall.swift`, or
/// `Fall.swift:Second` where it holds several.
struct SceneFile: Sendable {
    /// The file.
    let path: String
    /// The scene that is meant; nil for the only one.
    let scene: String?

    /// Reads an argument; nil when it is the name of a scene, for those do not end in `.swift`.
    init?(_ argument: String) {
        if argument.hasSuffix(".swift") {
            (path, scene) = (argument, nil)
        } else if let colon = argument.range(of: ".swift:", options: .backwards) {
            path = String(argument[..<colon.lowerBound]) + ".swift"
            scene = String(argument[colon.upperBound...])
        } else {
            return nil
        }
    }

    /// The entry of the scene that is meant.
    /// - Throws: `FilmError.unreadable` without the file, `SceneFileError` for all else.
    func listing() async throws -> CatalogEntry {
        let (source, classes) = try read()
        let name = try chosen(of: classes)
        let listings = try await listings(of: classes, source)
        if let place = classes.all.firstIndex(where: { $0.name == name }) { return listings[place] }
        if let listing = listings.first(where: { $0.name == name }) { return listing }
        throw SceneFileError.unknownScene(name: name, path: path, names: classes.all.map(\.name))
    }

    /// The entries of all scenes in the file.
    func listings() async throws -> [CatalogEntry] {
        let (source, classes) = try read()
        return try await listings(of: classes, source)
    }

    private func read() throws -> (source: String, SceneClasses) {
        let source: String
        do {
            source = try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            let isThere = FileManager.default.fileExists(atPath: path)
            throw FilmError.unreadable(
                path: path, reason: isThere ? "it is no readable text in UTF-8" : "there is no such file")
        }
        return (source, SceneClasses(in: source))
    }

    /// The name of the scene that is meant. One that no class has may still be what a class calls itself.
    private func chosen(of classes: SceneClasses) throws -> String {
        if let scene { return scene }
        guard let first = classes.candidates.first else { throw SceneFileError.noScene(path: path) }
        guard classes.candidates.count == 1 else {
            throw SceneFileError.severalScenes(path: path, names: classes.candidates.map(\.name))
        }
        return first.name
    }

    private func listings(of classes: SceneClasses, _ source: String) async throws -> [CatalogEntry] {
        guard !classes.all.isEmpty else { throw SceneFileError.noScene(path: path) }
        let library = try await SceneCompiler(file: path, source: source, classes: classes.all).library()
        return try await SceneLibrary(path: library, of: path).listings().map { listing in
            var listing = listing
            listing.source = source
            return listing
        }
    }
}
