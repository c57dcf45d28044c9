import DeterministicMath
import FlipbookCore
import Foundation
import SourceOutline
import UIKitCore

/// A compiler that builds a module of scene files into a library and caches it: while the adapted texts, the
/// compiler and this program are the same, nothing is compiled again.
///
/// The library holds only the scenes. Flipbook's own code stays in this program, which exports its symbols to
/// the libraries that it loads, so a new version of a scene loads in a fraction of a second.
struct ModuleCompiler {
    /// The path of the file or folder, for messages.
    let path: String
    let module: SceneModule
    /// The scene that is to be filmed; nil for any. Files of a folder that do not compile are left out as
    /// long as the rest has it.
    let needed: String?
    /// The place of the cache, and for the compiler's messages.
    let context: CompilationContext

    /// Returns the library's path, after compiling the scenes if they are not cached.
    /// - Throws: `SceneFileError`, `FilmError.unwritable` for the cache folder, or `CancellationError`.
    ///
    /// - Parameter usesCache: false to compile again, for the messages about a scene that was left out.
    func library(usesCache: Bool = true) async throws -> String {
        let compiler = try SwiftCompiler(for: path)
        let adapted = AdaptedModule(module)
        let entry = SceneLibrary.entrySource(for: module)
        // Code that reaches images of asset catalogs as members is left out of a folder that lacks them.
        let assets = module.resourceFolder.map { ResourceFolder(path: $0).assetNames } ?? []
        let parts = [try compiler.identity, path, adapted.text, entry] + assets
        let key = Hash64(of: Data(parts.joined(separator: "\0").utf8)).text
        let cache = try CompilationCache(in: context)
        if usesCache, let kept = cache.library(key) { return kept }
        return try await cache.make(key, replaces: !usesCache) { library, workFolder in
            try await compile(adapted, with: compiler, cache, to: library, in: workFolder)
        }
    }

    private func compile(
        _ adapted: AdaptedModule, with compiler: SwiftCompiler, _ cache: CompilationCache, to library: String,
        in workFolder: String
    ) async throws {
        var (adapted, omissions, repairs) = (adapted, Omissions(), Repairs())
        // The errors before anything is left out, which explain those of the adapter's own code behind them.
        var causes: [CompilerDiagnostic] = []
        while true {
            let excluded = omissions.files
            let entry = SceneLibrary.entrySource(for: module, without: omissions)
            let files = try adapted.write(into: workFolder, without: excluded, entry: entry)
            let isSuccess: Bool
            let messages: String
            do {
                (isSuccess, messages) = try await build(
                    files, script: module.script.map { !excluded.contains($0) } ?? false, with: compiler,
                    cache, to: library, in: workFolder)
            } catch let stop as CompilerStop {
                throw adapted.error(of: stop, path: path)
            }
            let diagnostics = adapted.diagnostics(in: messages)
            if isSuccess {
                if omissions == Omissions() { print(diagnostics.filter { $0.severity != .error }, adapted) }
                if let sentence = MissingSuperclass.sentence(for: repairs.superclasses) {
                    context.show(sentence)
                }
                return omissions.sentence(of: module, path: path).map(context.show) ?? ()
            }
            var goesOn = try await repairs.extend(
                by: diagnostics, in: module, without: omissions, path: path)
            if !goesOn {
                if causes.isEmpty { causes = diagnostics.filter { $0.severity == .error } }
                goesOn = try await leavesOut(&omissions, diagnostics)
            }
            guard goesOn, hasScene(without: omissions.files) else {
                let own = diagnostics.contains { $0.severity == .error } ? diagnostics : causes
                print(own.isEmpty ? CompilerDiagnostic.all(in: messages) : own, adapted)
                throw SceneFileError.notCompiled(
                    path: path, advice: adapted.hints(own, in: path).map(\.sentence))
            }
            adapted = try await AdaptedModule(
                module, omitting: omissions.parts, repairing: repairs, path: path)
        }
    }

    /// Makes a library of files, without the driver where its steps are known. With top-level code it takes
    /// two steps of the driver: the compiler refuses such code when it makes a library at once.
    private func build(
        _ files: [String], script: Bool, with compiler: SwiftCompiler, _ cache: CompilationCache,
        to library: String, in workFolder: String
    ) async throws -> (isSuccess: Bool, messages: String) {
        let settings = ["-wmo", "-Onone", "-gline-tables-only"]
        guard script else {
            if let made = try await compiler.library(
                library, of: files, settings: settings, in: workFolder, cache)
            {
                return made
            }
            return try await compiler.run(
                ["-emit-library", "-o", library] + settings + files, in: workFolder, cache)
        }
        let object = workFolder + "/scenes.o"
        let compiled = try await compiler.run(
            ["-emit-object", "-o", object] + settings + files, in: workFolder, cache)
        guard compiled.isSuccess else { return compiled }
        let linked = try await compiler.run(
            ["-emit-library", "-o", library] + [object], in: workFolder, cache)
        return (linked.isSuccess, compiled.messages + linked.messages)
    }

    /// Returns true if the module has the scene to film without some of its files.
    private func hasScene(without excluded: Set<Int>) -> Bool {
        let names = module.names(without: excluded)
        guard let needed, module.names.contains(needed) else { return !names.isEmpty }
        return names.contains(needed)
    }

    /// Leaves out what errors are about; returns false when there is nothing more to leave out. A single file
    /// has nothing to leave out, and without the source adapter nothing is.
    private func leavesOut(
        _ omissions: inout Omissions, _ diagnostics: [CompilerDiagnostic]
    ) async throws -> Bool {
        guard !module.isSingleFile else { return false }
        do {
            return try await omissions.extend(by: diagnostics, in: module, path: path)
        } catch SceneFileError.noAdapter {
            return false
        }
    }

    private func print(_ diagnostics: [CompilerDiagnostic], _ adapted: AdaptedModule) {
        // The warnings of a folder are many, and about code that works.
        let shown = module.isSingleFile ? diagnostics : diagnostics.filter { $0.severity == .error }
        for diagnostic in shown {
            let source = module.unit.files.first { $0.path == diagnostic.path }
            context.show(diagnostic.text(in: source, isColored: context.isColored))
        }
    }
}
