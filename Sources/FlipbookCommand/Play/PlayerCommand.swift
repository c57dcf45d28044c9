import ArgumentParser
import Flipbook
import FlipbookPlay
import Foundation
import SceneCompiler
import SystemPackage

/// `flipbook player`: the process in which the scene of `flipbook play` runs, so that a save begins with a
/// clean state, and a crash ends the scene alone. It speaks with the other one over its standard input and
/// output.
struct PlayerCommand: AsyncParsableCommand {
    static let name = "player"
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Runs a scene for `flipbook play`.", shouldDisplay: false)

    @OptionGroup var scene: SceneArgument

    @OptionGroup var running: RunOptions

    @OptionGroup var compiling: CompileOptions

    @MainActor func run() async throws {
        guard isatty(STDIN_FILENO) == 0 else {
            throw FilmError.invalid(
                "`flipbook player` is started by `flipbook play`, which is what you want.")
        }
        // What the scene prints, or reads, is none of the messages.
        let output = try Results(alone: true).output
        let input = try FileDescriptor.standardInput.duplicate()
        let nothing = try FileDescriptor.open("/dev/null", .readOnly)
        _ = try nothing.duplicate(as: .standardInput)
        let pipe = PlayerPipe(input: input.rawValue, output: output.rawValue)
        // Read before it is compiled: a change in between is then found when a value is written.
        let source = ParameterSource(of: scene.name)
        let entry = running.applied(to: try await scene.entry)
        entry.noteDevice()
        do {
            try await Player(of: entry, source: source, pipe: pipe).run()
        } catch is POSIXError {
            // The other process has gone, and nobody is left to read it.
        }
    }
}

extension ParameterSource {
    /// Reads the files of a scene; nil for a scene of the catalog.
    @MainActor convenience init?(of scene: String) {
        guard !Program.hasScene(named: scene), let file = SceneFile(scene) else { return nil }
        let paths =
            file.isFolder ? SourceWatch.files(in: file.path).filter { $0.hasSuffix(".swift") } : [file.path]
        self.init(paths: paths, scene: file.scene, monitor: .process)
    }
}
