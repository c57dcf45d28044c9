package import FlipbookCore
import Foundation
package import SourceOutline
import UIKitCore

/// A Swift file, or a folder of them, which commands accept in place of a scene's name: `Fall.swift`,
/// `MyApp/`, and `Fall.swift:Second` or `MyApp/:Second` if it holds several scenes.
package struct SceneFile: Sendable {
    /// The path of the file or folder.
    package let path: String
    /// The name of the scene; nil for the only one.
    package let scene: String?
    /// True for a folder.
    package let isFolder: Bool
    /// The place of the cache, and for the compiler's messages.
    package let context: CompilationContext

    /// Reads an argument. Returns nil for a scene's name, which neither ends in `.swift` nor is the path of a
    /// folder with Swift files.
    ///
    /// - Parameters:
    ///   - argument: the argument.
    ///   - context: the place of the cache, and for the compiler's messages.
    package init?(_ argument: String, in context: CompilationContext) {
        self.context = context
        if argument.hasSuffix(".swift") {
            (path, scene, isFolder) = (argument, nil, false)
        } else if let colon = argument.range(of: ".swift:", options: .backwards) {
            path = String(argument[..<colon.lowerBound]) + ".swift"
            scene = String(argument[colon.upperBound...])
            isFolder = false
        } else if SourceFolder.isOne(argument) {
            (path, scene, isFolder) = (argument, nil, true)
        } else if let colon = argument.lastIndex(of: ":"), SourceFolder.isOne(String(argument[..<colon])) {
            path = String(argument[..<colon])
            scene = String(argument[argument.index(after: colon)...])
            isFolder = true
        } else {
            return nil
        }
    }

    /// Returns the entry of the named or only scene.
    /// - Throws: `FilmError.unreadable` when a file cannot be read, otherwise `SceneFileError`.
    package func entry() async throws -> CatalogEntry {
        let modules = try await modules()
        guard let scene else {
            let name = try onlyCandidate(of: modules)
            return try await entry(name, in: modules)
        }
        return try await entry(scene, in: modules)
    }

    /// Returns all scenes, each with the argument that names it on the command line. Where several of a
    /// folder have one name, each gets the folders around it.
    package func scenes() async throws -> [(argument: String, entry: CatalogEntry)] {
        var found: [(place: String, scene: SceneLibrary.Entry)] = []
        let modules = try await modules()
        for module in modules where !module.names.isEmpty {
            found += try await entries(of: module).map { (module.place, $0) }
        }
        guard !found.isEmpty else { throw noScene(in: modules) }
        return found.map { place, scene in
            let name = scene.entry.name
            guard isFolder, found.count(where: { $0.scene.entry.name == name }) > 1 else {
                return ("\(path):\(name)", scene.entry)
            }
            // That of an app begins with its folders.
            let isApp = scene.className.contains("/")
            let own = isApp ? scene.className : "\(place):\(scene.className)"
            return (isApp ? "\(path):\(own)" : own, scene.entry.named(own))
        }
    }

    /// The names of the classes that storyboards and xibs beside the code draw.
    package var drawnClasses: Set<String> { storyboards.drawnClasses }

    /// The storyboards beside the code: those of other apps are not those of a single file.
    private var storyboards: FolderStoryboards {
        FolderStoryboards(path: resourceFolder, leavesOutOtherApps: !isFolder)
    }

    /// Returns the modules that the file or folder is compiled as; a file is one.
    package func modules() async throws -> [SceneModule] {
        guard isFolder else {
            let file = try Self.read(path)
            return [
                try await SceneModule(
                    [file] + dataModels(of: file), name: path, storyboards: storyboards)
            ]
        }
        return SceneModule.distinguishingApps(of: try await SourceFolder(path).modules())
    }

    /// Returns the code of the data models beside a single file that uses Core Data.
    private func dataModels(of file: AdapterRequest.File) async throws -> [AdapterRequest.File] {
        guard file.text.contains("import CoreData") else { return [] }
        let outlines = try await SourceUnit.outlines(of: [file], path: path)
        return try SourceFolder.dataModels(of: outlines, in: resourceFolder)
    }

    /// Reads a Swift file that is within the limits of source code.
    ///
    /// - Throws: `FilmError.unreadable` and `SceneFileError.overLimit`.
    package static func read(_ path: String) throws -> AdapterRequest.File {
        let text = try text(of: path)
        if let excess = SourceLimits.excess(in: text) {
            throw SceneFileError.overLimit(path: path, line: excess.line, rule: excess.rule)
        }
        return AdapterRequest.File(path: path, text: text)
    }

    /// Returns the error about a compiler that failed without a message about any of the files. Code may move
    /// its errors to other files, by `#sourceLocation`; they are shown.
    package func failure(_ messages: String) -> SceneFileError {
        let moved = CompilerDiagnostic.all(in: messages).filter { $0.severity == .error && !$0.path.isEmpty }
        guard !moved.isEmpty else { return .compilerFailed(path: path, messages: messages) }
        for error in moved { context.show(error.text(in: nil, isColored: context.isColored)) }
        return .notCompiled(path: path, advice: [])
    }

    private static func text(of path: String) throws -> String {
        guard access(path, F_OK) == 0 else {
            throw FilmError.unreadable(path: path, reason: "there is no such file")
        }
        do {
            let data = try RegularFile(path, limit: SourceLimits.fileBytes).contents()
            if let text = data.flatMap({ String(data: $0, encoding: .utf8) }) { return text }
        } catch let refusal as RegularFile.Refusal {
            if case .tooLarge = refusal {
                throw SceneFileError.overLimit(path: path, line: nil, rule: refusal.description)
            }
            throw FilmError.unreadable(path: path, reason: refusal.description)
        }
        throw FilmError.unreadable(path: path, reason: "it is not readable UTF-8 text")
    }

    /// Returns the error about modules without a scene. The type that the command line names, if any, comes
    /// before others that are nearly scenes.
    private func noScene(in modules: [SceneModule], named name: String? = nil) -> SceneFileError {
        let own = name.flatMap { name in modules.lazy.compactMap { $0.classes.nearMiss(ofType: name) }.first }
        return .noScene(
            path: path, hasStatements: modules.contains { $0.unit.files.contains(where: \.isScript) },
            nearMiss: own ?? modules.lazy.compactMap(\.classes.nearMiss).first)
    }

    /// Returns the name of the only candidate.
    private func onlyCandidate(of modules: [SceneModule]) throws -> String {
        let names = modules.flatMap(\.candidates)
        guard let first = names.first else { throw noScene(in: modules) }
        guard names.count == 1 else { throw SceneFileError.severalScenes(path: path, names: names) }
        return first
    }

    /// Returns the entry of a class, or of a scene that has the name as its own.
    private func entry(_ name: String, in modules: [SceneModule]) async throws -> CatalogEntry {
        guard modules.contains(where: { !$0.names.isEmpty }) else {
            throw noScene(in: modules, named: name)
        }
        if let app = modules.first(where: { $0.app == name }), app.entries.count > 1 {
            throw SceneFileError.severalApps(path: path, entries: app.entries)
        }
        let having = modules.filter { $0.names.contains(name) }
        if having.count > 1 {
            context.show(
                "Several files or folders have a “\(name)”; that of \(having[0].place) is taken. For the next one: "
                    + "\(having[1].place):\(name)")
        }
        let ordered = having + modules.filter { !$0.names.contains(name) }
        for module in ordered where !module.names.isEmpty {
            let entries = try await entries(of: module, needing: name)
            if let found = entries.first(where: { $0.className == name }) { return found.entry }
            if let found = entries.first(where: { $0.entry.name == name }) { return found.entry }
            if module.names.contains(name) {
                _ = try await compiler(of: module, needing: name).library(usesCache: false)
            }
        }
        throw SceneFileError.unknownScene(name: name, path: path, names: modules.flatMap(\.names))
    }

    /// The folder in which images are looked up.
    private var resourceFolder: String {
        let url = URL(fileURLWithPath: path)
        return (isFolder ? url : url.deletingLastPathComponent()).path
    }

    private func resourceFolder(of module: SceneModule) -> String {
        module.resourceFolder ?? resourceFolder
    }

    private func entries(
        of module: SceneModule, needing name: String? = nil
    ) async throws -> [SceneLibrary.Entry] {
        let library = try await compiler(of: module, needing: name).library()
        let loaded = try await SceneLibrary(path: library, of: path).entries(
            page: module.page, resourceFolder: resourceFolder(of: module), monitor: context.monitor)
        let devices = isFolder && module.page == nil ? AppDevices(folder: resourceFolder(of: module)) : nil
        return loaded.map { entry in
            var entry = entry
            // A scene declares its size itself.
            let isScene = module.classes.all.contains { $0.isScene && $0.name == entry.className }
            if !isScene, let screen = devices?.screen, let reason = devices?.reason {
                entry.entry = entry.entry.shown(onDeviceNamed: screen, because: reason)
            }
            entry.entry.source = module.sourceText
            entry.entry.resourceFolder = resourceFolder(of: module)
            entry.entry.leavesOutOtherApps = !isFolder
            return entry
        }
    }

    private func compiler(of module: SceneModule, needing name: String?) -> ModuleCompiler {
        ModuleCompiler(path: path, module: module, needed: name, context: context)
    }
}
