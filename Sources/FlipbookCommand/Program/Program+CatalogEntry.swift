import Flipbook
import Foundation
import SceneCompiler
import SystemPackage

extension Program {
    /// Returns the entry of a scene in the catalog or in a scene file.
    static func entry(named name: String) async throws -> CatalogEntry {
        if !(await hasScene(named: name)), let file = SceneFile(name) { return try await file.entry() }
        return try await knownEntry(named: name)
    }

    /// Returns the catalog's entry for a name.
    /// - Throws: `FilmError.unknownScene`; `FilmError.invalid` for a folder or a file in another language;
    ///   `FilmError.unreadable` for a path that is not there.
    @MainActor static func knownEntry(named name: String) throws -> CatalogEntry {
        if !catalog.entries.contains(where: { $0.name == name }) {
            try refuseObjectiveC(name)
            try refuseFolder(name)
            try refuseOtherFile(name)
            try refuseMissingPath(name)
        }
        return try catalog.entry(named: name)
    }

    /// Returns true if the catalog has a scene of that name, which goes before a folder of the same name.
    @MainActor static func hasScene(named name: String) -> Bool {
        catalog.entries.contains { $0.name == name }
    }

    private static func refuseObjectiveC(_ name: String) throws {
        guard let suffix = FilePath(name).extension, ["m", "mm", "h"].contains(suffix) else { return }
        throw FilmError.invalid(
            "“\(name)” is Objective-C, which Flipbook does not compile; scenes are Swift files, such as MyScene.swift."
        )
    }

    /// Refuses the path of a folder, or of something in one, that is not there: no scene has such a name.
    private static func refuseMissingPath(_ name: String) throws {
        guard name.contains("/") || name.hasSuffix(".playground") else { return }
        throw FilmError.unreadable(path: name, reason: "there is no such file or folder")
    }

    /// Refuses a file that is there but is no code, which no scene's name means.
    private static func refuseOtherFile(_ name: String) throws {
        guard FileManager.default.fileExists(atPath: name) else { return }
        throw FilmError.invalid(
            "“\(name)” is not a Swift file; a scene is a Swift file, such as MyScene.swift, a folder of such files, "
                + "or a name that `flipbook list` shows.")
    }

    private static func refuseFolder(_ name: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue else {
            return
        }
        guard FileManager.default.fileExists(atPath: name + "/Package.swift") else {
            throw FilmError.invalid(
                "“\(name)” is a folder without Swift files; name a file or a folder that has scenes, such as "
                    + "MyScene.swift.")
        }
        // `flipbook new` gives the program the folder's name.
        let program = URL(fileURLWithPath: name).standardizedFileURL.lastPathComponent
        let isOurs = FileManager.default.fileExists(atPath: "\(name)/Sources/\(program)/Main.swift")
        throw FilmError.invalid(
            "“\(name)” is a package, whose own program has its scenes: "
                + shellLine(["swift", "run", "--package-path", name, isOurs ? program : "PROGRAM", "list"]))
    }
}
