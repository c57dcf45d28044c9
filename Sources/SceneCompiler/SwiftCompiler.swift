import ChildProcess
import DeterministicMath
import FlipbookCore
import Foundation
import SourceOutline
import Subprocess
import SystemPackage

/// The Swift compiler on the PATH, with the settings of scene files.
package struct SwiftCompiler {
    /// The compiler's path.
    let path: String
    /// The folder of Flipbook's modules.
    let modules: String
    /// The program into which scenes are loaded.
    private let program: String

    /// The settings of the language: old code has no actors, so it gets language mode 5.
    private static let language = [
        "-module-name", SceneLibrary.moduleName, "-swift-version", "5", "-default-isolation", "MainActor",
        "-diagnostic-style", "llvm", "-no-color-diagnostics",
        // The cache finds a scene by its text and its path as it was typed. Debugging information that held
        // the current folder would name that of another copy.
        "-file-compilation-dir", ".",
        // The seconds for one expression, after which the compiler names it.
        "-Xfrontend", "-solver-expression-time-threshold=20",
    ]

    /// Empty modules in place of the C modules that Flipbook imports. Scenes use nothing of them, but the
    /// compiler requires modules of these names.
    private static let moduleMap = [
        "CCairo", "CFilmTime", "CJPEG", "CPNG", "CPages", "CPixels", "CSIMD", "CSystem", "CZLib",
        "_SubprocessCShims",
    ]
    .map { "module \($0) {}\n" }.joined()

    /// The folder of the module map. Its name has a hash of the map, because another version of Flipbook may
    /// write a different map while the compiler reads this one.
    private static let includes = "modulemaps/" + Hash64(of: Data(moduleMap.utf8)).text

    /// Finds the compiler and the modules.
    ///
    /// - Parameter file: the file to compile, for messages.
    /// - Throws: `SceneFileError.noCompiler` and `.noModules`.
    package init(for file: String) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { "\($0)/swiftc" }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw SceneFileError.noCompiler(path: file)
        }
        path = found
        program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        modules = try Self.modules(beside: program)
    }

    /// Text that changes when another version replaces the compiler or this program.
    var identity: String {
        get throws {
            let settings = Self.language.joined(separator: " ")
            return try [flipbookVersion, Self.identity(of: program), Self.identity(of: path), settings]
                .joined(separator: "\0")
        }
    }

    /// Runs the compiler, and returns its messages.
    ///
    /// - Parameters:
    ///   - arguments: the source files, and the options for the output.
    ///   - workFolder: a folder for temporary files.
    ///   - dump: the path of a file for what the compiler prints besides messages; nil to mix it with them.
    /// - Throws: `CompilerStop`, for which `AdaptedModule` has the user's place; `FilmError.unwritable` when
    ///   the disk is full.
    package func run(
        _ arguments: [String], in workFolder: String, _ cache: CompilationCache, dump: String? = nil
    ) async throws -> (isSuccess: Bool, messages: String) {
        try cache.write(Self.moduleMap, to: Self.includes + "/module.modulemap")
        return try await run(
            path, Self.language + places(cache) + arguments, in: workFolder, cache, dump: dump)
    }

    /// The arguments for the folders of modules.
    private func places(_ cache: CompilationCache) -> [String] {
        ["-I", modules, "-I", cache.path(Self.includes), "-module-cache-path", cache.cModules]
    }

    /// Text that changes with the settings, or when another version replaces the compiler or this program.
    func identityWithPlaces(_ cache: CompilationCache) throws -> String {
        try ([identity] + places(cache)).joined(separator: "\0")
    }

    /// Runs a program of the compiler, and returns its messages; the parameters and errors are those above.
    func run(
        _ path: String, _ arguments: [String], in workFolder: String, _ cache: CompilationCache,
        dump: String? = nil
    ) async throws -> (isSuccess: Bool, messages: String) {
        let messages = workFolder + "/messages"
        let file = try naming(messages) { try Self.open(messages) }
        defer { try? file.close() }
        let printed = try dump.map(Self.open) ?? file
        defer { if dump != nil { try? printed.close() } }
        let program = GuardedProgram(
            path: path, arguments: arguments,
            // Swift's own backtraces of a crash take longer than the compiler.
            environment: ["TMPDIR": workFolder, "SWIFT_BACKTRACE": "enable=no"],
            megabytes: Self.megabytes, seconds: cache.compileSeconds, workFolder: workFolder)
        let end = try await program.run(output: printed, error: file) { await Self.askForPlace($0, messages) }
        var text =
            FileManager.default.contents(atPath: messages).map { String(decoding: $0, as: UTF8.self) } ?? ""
        switch end {
        case .ended(let status, _):
            // As the driver says it.
            if case .signaled(let signal) = status { text += "\nerror: failed due to signal \(signal)\n" }
            if !status.isSuccess { try cache.checkSpace(after: text) }
            if !status.isSuccess, let stop = CompilerStop(crash: text, of: arguments) { throw stop }
            return (status.isSuccess, text)
        case .timedOut: throw CompilerStop(timeOut: text, of: arguments, seconds: cache.compileSeconds)
        }
    }

    /// Lets the compiler's processes abort, which makes them write what they are at, and waits 1 s for that.
    private static func askForPlace(_ group: ChildGroup, _ messages: String) async {
        group.signal(SIGABRT, toProgram: "swift-frontend")
        for _ in 0..<50 {
            if let text = FileManager.default.contents(atPath: messages),
                CompilerStop.hasPlace(String(decoding: text, as: UTF8.self))
            {
                return
            }
            try? await Task.sleep(for: .milliseconds(20))
        }
    }

    /// The largest address space of the compiler's processes, in MiB.
    private static let megabytes = 8 << 10

    private static func open(_ path: String) throws -> FileDescriptor {
        try FileDescriptor.open(
            FilePath(path), .writeOnly, options: [.create, .truncate], permissions: .ownerReadWrite)
    }

    /// Returns text that changes when another version replaces a program: its path, size and time of change.
    static func identity(of program: String) throws -> String {
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
