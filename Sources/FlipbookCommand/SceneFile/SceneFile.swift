import Flipbook
import Foundation

/// A Swift file with scenes, which commands accept in place of a scene's name: `Fall.swift`, or
/// `Fall.swift:Second` if it holds several.
struct SceneFile: Sendable {
    /// The file's path.
    let path: String
    /// The name of the scene; nil for the only one.
    let scene: String?

    /// Reads an argument. Returns nil for a scene's name, which never ends in `.swift`.
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

    /// Returns the entry of the named or only scene.
    /// - Throws: `FilmError.unreadable` when the file cannot be read, otherwise `SceneFileError`.
    func listing() async throws -> CatalogEntry {
        let (source, classes) = try read()
        let name = try chosen(of: classes)
        let listings = try await listings(of: classes, source)
        if let place = classes.all.firstIndex(where: { $0.name == name }) { return listings[place] }
        if let listing = listings.first(where: { $0.name == name }) { return listing }
        throw SceneFileError.unknownScene(name: name, path: path, names: classes.all.map(\.name))
    }

    /// Returns the entries of all scenes in the file.
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

    /// Returns the name after the colon, or the name of the only candidate. A name after the colon need not
    /// be a class: `listing()` also finds scenes by their own names.
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
            listing.resourceFolder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            return listing
        }
    }
}
