import Flipbook
import Foundation
import Subprocess
import SystemPackage

/// A compiler that builds a scene file into a library and caches it: while the file's text, the compiler and
/// this program are the same, nothing is compiled again.
///
/// The library holds only the scenes. Flipbook's own code stays in this program, which exports its symbols to
/// the libraries that it loads, so a new version of a scene loads in a fraction of a second.
struct SceneCompiler {
    /// The source file.
    let file: String
    /// The file's text.
    let source: String
    /// The file's classes that get an entry.
    let classes: [SceneClasses.Found]

    /// Empty modules in place of the C modules that Flipbook imports. Scenes use nothing of them, but the
    /// compiler requires modules of these names.
    private static let moduleMap = [
        "CCairo", "CJPEG", "CPNG", "CPixels", "CSIMD", "CSystem", "_SubprocessCShims",
    ]
    .map { "module \($0) {}\n" }.joined()

    /// The folder of the module map. Its name has a hash of the map, because another version of Flipbook may
    /// write a different map while the compiler reads this one.
    private static let includes = "modulemaps/" + Hash64(of: Data(moduleMap.utf8)).text

    /// Returns the library's path, after compiling the scenes if they are not cached.
    /// - Throws: `SceneFileError`, `FilmError.unwritable` for the cache folder, or `CancellationError`.
    func library() async throws -> String {
        let compiler = try compiler()
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let entry = SceneLibrary.entrySource(for: classes)
        let key = try Hash64(
            of: Data(
                [flipbookVersion, identity(of: program), identity(of: compiler), file, source, entry]
                    .joined(separator: "\0").utf8)
        ).text
        let cache = try CompilationCache()
        if let kept = cache.library(key) { return kept }
        let modules = try Self.modules(beside: program)
        try cache.write(Self.moduleMap, to: Self.includes + "/module.modulemap")
        return try await cache.make(key) { library, workFolder in
            let entryFile = workFolder + "/entry.swift"
            try writeAtomically(Data(entry.utf8), to: entryFile)
            try await compile(
                with: compiler, in: workFolder,
                [
                    "-I", modules, "-I", cache.path(Self.includes), "-module-cache-path",
                    cache.path("modules"),
                    "-o", library, Self.argument(file), entryFile,
                ])
        }
    }

    /// Returns a path that the compiler does not read as an option (`-`) or a response file (`@`). The
    /// compiler shortens `./-a.swift` first, so such a path must be absolute.
    private static func argument(_ file: String) -> String {
        let name = URL(fileURLWithPath: file)
        let isPlain = !["-", "@"].contains {
            name.relativePath.hasPrefix($0) || name.lastPathComponent.hasPrefix($0)
        }
        return isPlain ? file : name.standardizedFileURL.path
    }

    private func compile(
        with compiler: String, in workFolder: String, _ arguments: [String]
    ) async throws {
        let settings = [
            "-emit-library", "-parse-as-library", "-module-name", SceneLibrary.moduleName, "-wmo", "-Onone",
            "-gline-tables-only",
            "-swift-version", "5", "-default-isolation", "MainActor",
        ]
        #if os(macOS)
            let linking = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
        #else
            let linking: [String] = []
        #endif
        // The compiler gets a process group of its own, since it starts processes that must end with it.
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
        ]
        let group = ChildGroup()
        defer { group.end() }
        let coloring = Terminal.isColored ? [] : ["-no-color-diagnostics"]
        let result = try await Subprocess.run(
            .path(FilePath(compiler)), arguments: Arguments(settings + coloring + linking + arguments),
            environment: .inherit.updating(["TMPDIR": workFolder]), platformOptions: options, input: .none,
            output: .fileDescriptor(.standardError, closeAfterSpawningProcess: false),
            error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false)
        ) { group.begin($0.processIdentifier.value) }
        try Task.checkCancellation()
        guard result.terminationStatus.isSuccess else {
            throw SceneFileError.notCompiled(path: file, advice: CompileAdvice(on: source).sentences)
        }
    }

    private func compiler() throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { "\($0)/swiftc" }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw SceneFileError.noCompiler(path: file)
        }
        return found
    }

    /// Returns text that changes when another version replaces a program: its path, size and time of change.
    private func identity(of program: String) throws -> String {
        let place = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
        let status = try FileManager.default.attributesOfItem(atPath: place)
        let changed = (status[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(place) \(status[.size] ?? 0) \(changed)"
    }

    /// Returns the folder of the modules that scenes import: beside the program in the build folder, or in
    /// lib/flipbook of an installation.
    private static func modules(beside program: String) throws -> String {
        let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
        let places = [
            folder.appendingPathComponent("Modules").path,
            folder.deletingLastPathComponent().appendingPathComponent("lib/flipbook/Modules").path,
        ]
        let module = "/UIKit.swiftmodule"
        guard let found = places.first(where: { FileManager.default.fileExists(atPath: $0 + module) }) else {
            throw SceneFileError.noModules(folders: places)
        }
        return found
    }
}
