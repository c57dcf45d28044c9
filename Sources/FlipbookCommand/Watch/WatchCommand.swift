import ArgumentParser
import Flipbook
import Foundation
import SceneCompiler
import Subprocess
import SystemPackage

/// `flipbook watch`: a picture or film of a scene file, made again after each save.
struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Films a scene file again whenever it is saved.",
        discussion: """
              flipbook new MyScenes
              flipbook watch MyScenes/Sources/MyScenes/Bounce.swift -o preview.png

            A .png, .svg or .pdf is the trail, or with --at or --frame that frame; a film is a film. All options of \
            `flipbook trail`, `figure` or `render` may follow. Errors are shown, and the next save is waited for. \
            Ctrl-C ends.
            """)

    @Argument(
        help: ArgumentHelp("A Swift file with a scene; File.swift:Name of several.", valueName: "FILE"),
        completion: .swiftFiles)
    var scene: String

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp("An output of `trail`, `figure` or `render`.", valueName: "OUT"),
        completion: .picturesAndVideos)
    var output: String

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("Options of that command.", valueName: "OPTIONS"))
    var options: [String] = []

    func run() async throws {
        guard let file = SceneFile(scene) else {
            throw FilmError.invalid("“\(scene)” cannot be watched; give a Swift file, such as MyScene.swift.")
        }
        guard !file.isFolder else {
            throw FilmError.invalid(
                "“\(file.path)” is a folder, but watch follows one file; give a Swift file of it.")
        }
        let place = StartFolder.absolute(file.path)
        guard var seen = FileVersion(of: place) else {
            throw FilmError.unreadable(path: file.path, reason: "there is no such file")
        }
        let arguments = try arguments()
        Terminal.error("Watching \(file.path), filming into \(output). Ctrl-C ends.")
        while true {
            seen = try await film(with: arguments, until: place, changesFrom: seen)
        }
    }

    /// Films once and waits for the file's next version, which cancels a film in progress.
    private func film(
        with arguments: [String], until path: String, changesFrom version: FileVersion
    ) async throws -> FileVersion {
        try await withThrowingTaskGroup(of: FileVersion?.self) { group in
            group.addTask {
                try await Self.run(arguments)
                return nil
            }
            group.addTask { try await version.next(of: path) }
            while let result = try await group.next() {
                guard let next = result else { continue }
                group.cancelAll()
                return next
            }
            throw CancellationError()
        }
    }

    /// Runs this program as a new process: each version of the scene starts from a clean state, and a crash
    /// ends that process only. It has a process group of its own, so Ctrl-C reaches it through this process,
    /// which stops it cleanly. Says when a film is complete, since all of them have one name.
    private static func run(_ arguments: [String]) async throws {
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [.send(signal: .terminate, allowedDurationToNextStep: .seconds(5))]
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let result = try await Subprocess.run(
            .path(FilePath(program)), arguments: Arguments(arguments), platformOptions: options, input: .none,
            output: .fileDescriptor(.standardOutput, closeAfterSpawningProcess: false),
            error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
        guard result.terminationStatus.isSuccess else { return }
        let now = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
        let parts = [now.hour, now.minute, now.second].map { String(format: "%02d", $0 ?? 0) }
        Terminal.error("Complete at \(parts.joined(separator: ":")).")
    }

    /// Returns the command that makes the output, after parsing it once to report errors before the first
    /// run.
    private func arguments() throws -> [String] {
        let arguments = [try command(), scene, "--output", output] + options
        _ = try RootCommand.parseAsRoot(arguments)
        return arguments
    }

    private func command() throws -> String {
        guard (try? PictureFormat(path: output)) != nil else {
            _ = try OutputPath(output)
            return "render"
        }
        let isFrame = options.contains { option in
            ["--at", "--frame"].contains { option == $0 || option.hasPrefix($0 + "=") }
        }
        return isFrame ? "figure" : "trail"
    }
}

/// A version of a file: its time of change and its content. These reveal a save both by an editor that writes
/// into the file and by one that replaces it.
private struct FileVersion: Sendable, Equatable {
    let changed: Date
    let content: Data

    /// Creates the current version. Returns nil while the file does not exist, as for a moment during a save.
    init?(of path: String) {
        guard let changed = Self.changeTime(of: path),
            let content = FileManager.default.contents(atPath: path)
        else { return nil }
        (self.changed, self.content) = (changed, content)
    }

    /// Returns the next version with other content. Polls the file's time of change ten times a second, and
    /// reads the content only if the time has changed.
    func next(of path: String) async throws -> FileVersion {
        var known = changed
        while true {
            try await Task.sleep(for: .milliseconds(100))
            guard let time = Self.changeTime(of: path), time != known, let now = FileVersion(of: path) else {
                continue
            }
            if now.content != content { return now }
            known = now.changed
        }
    }

    private static func changeTime(of path: String) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
