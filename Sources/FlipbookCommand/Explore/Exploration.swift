import ChildProcess
import Flipbook
import Foundation
import Subprocess
import SystemPackage
import UIKitHost

/// The run of a scene in which `--explore` tries it out.
///
/// The scene of a file runs in a process of its own, `flipbook explorer`: values that its code keeps in
/// static properties, such as the one instance of a class, would still be there when the film begins.
struct Exploration {
    let scene: SceneArgument
    /// The options of the screen, the system and the length, as they are on a command line.
    let options: [String]
    /// The duration of the run in seconds; nil for the scene's.
    let duration: Double?
    /// The values of the scene's parameters.
    let parameters: [String: Double]

    /// Returns the script of touches with which the scene was tried out.
    ///
    /// - Parameter entry: the scene, as it is filmed.
    @MainActor func script(of entry: CatalogEntry) async throws -> InputScript {
        guard !Program.hasScene(named: scene.name) else {
            return try entry.explorationScript(
                duration: duration ?? entry.duration, parameters: parameters)
        }
        let text = try await output()
        do {
            return try InputScript(text: text)
        } catch {
            throw FilmError.lacking("`flipbook explorer` wrote no script of touches: \(error)")
        }
    }

    /// The arguments of the process.
    private var words: [String] {
        let values = parameters.sorted { $0.key < $1.key }.flatMap { ["--set", "\($0.key)=\($0.value)"] }
        return [ExplorerCommand.name] + scene.words + options + values
    }

    /// Runs the process, and returns what it wrote until its end. A scene that crashes or does not end does
    /// so in the film again, which reports it.
    private func output() async throws -> String {
        let file = try Self.unnamedFile()
        defer { try? file.close() }
        var platform = PlatformOptions()
        platform.processGroupID = 0
        platform.teardownSequence = [.send(signal: .kill, allowedDurationToNextStep: .zero)]
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let group = ChildGroup()
        defer { group.end() }
        do {
            _ = try await Subprocess.run(
                .path(FilePath(program)), arguments: Arguments(words), platformOptions: platform,
                input: .none,
                output: .fileDescriptor(file, closeAfterSpawningProcess: false), error: .discarded
            ) { group.begin($0.processIdentifier.value) }
        } catch let error as SubprocessError {
            throw FilmError.unreadable(path: program, reason: "\(error)")
        }
        try file.seek(offset: 0, from: .start)
        let bytes = try FileHandle(fileDescriptor: file.rawValue).readToEnd() ?? Data()
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns a file without a name: a pipe would have to be read while the process runs.
    private static func unnamedFile() throws -> FileDescriptor {
        let path = NSTemporaryDirectory() + "/" + TemporaryName().text
        let file = try FileDescriptor.open(
            FilePath(path), .readWrite, options: [.create, .exclusiveCreate, .closeOnExec],
            permissions: .ownerReadWrite)
        unlink(path)
        return file
    }
}
