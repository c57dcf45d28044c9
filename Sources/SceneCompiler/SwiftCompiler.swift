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
    ]

    /// Empty modules in place of the C modules that Flipbook imports. Scenes use nothing of them, but the
    /// compiler requires modules of these names.
    private static let moduleMap = [
        "CCairo", "CFilmTime", "CJPEG", "CPNG", "CPixels", "CSIMD", "CSystem", "CZLib", "_SubprocessCShims",
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
    package func run(
        _ arguments: [String], in workFolder: String, _ cache: CompilationCache, dump: String? = nil
    ) async throws -> (isSuccess: Bool, messages: String) {
        try cache.write(Self.moduleMap, to: Self.includes + "/module.modulemap")
        let places = [
            "-I", modules, "-I", cache.path(Self.includes), "-module-cache-path", cache.cModules,
        ]
        // The compiler gets a process group of its own, since it starts processes that must end with it.
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
        ]
        let group = ChildGroup()
        defer { group.end() }
        let messages = workFolder + "/messages"
        let file = try Self.open(messages)
        defer { try? file.close() }
        let printed = try dump.map(Self.open) ?? file
        defer { if dump != nil { try? printed.close() } }
        let result = try await Subprocess.run(
            .path(FilePath(path)), arguments: Arguments(Self.language + places + arguments),
            environment: .inherit.updating(["TMPDIR": workFolder]), platformOptions: options, input: .none,
            output: .fileDescriptor(printed, closeAfterSpawningProcess: false),
            error: .fileDescriptor(file, closeAfterSpawningProcess: false)
        ) { group.begin($0.processIdentifier.value) }
        try Task.checkCancellation()
        let text = FileManager.default.contents(atPath: messages).map { String(decoding: $0, as: UTF8.self) }
        return (result.terminationStatus.isSuccess, text ?? "")
    }

    private static func open(_ path: String) throws -> FileDescriptor {
        try FileDescriptor.open(
            FilePath(path), .writeOnly, options: [.create, .truncate], permissions: .ownerReadWrite)
    }

    /// Returns text that changes when another version replaces a program: its path, size and time of change.
    private static func identity(of program: String) throws -> String {
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
