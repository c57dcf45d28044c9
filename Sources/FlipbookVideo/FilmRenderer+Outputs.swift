public import FlipbookCore
public import SystemPackage
import UIKitHost

extension FilmRenderer {
    /// Renders a film into all outputs. Videos that ffmpeg cannot make do not stop the others.
    ///
    /// - Parameters:
    ///   - film: the film.
    ///   - outputs: the files and folders; standard output is written to `standardOutput`.
    ///   - settings: the settings of videos and of the files' compression.
    ///   - policy: the rules for existing files in folders.
    ///   - standardOutput: the descriptor for standard output; default the process's own.
    ///   - observer: an observer of the frames while they are simulated; default none.
    ///   - progress: called after each frame.
    /// - Returns: the changes to existing frames, for each folder.
    /// - Throws: the scene's `SceneFailure`, a `FilmError`, or `CancellationError`. Every output is then
    ///   complete or absent.
    @discardableResult public func render(
        _ film: Film, to outputs: [OutputPath], settings: VideoSettings = VideoSettings(),
        policy: FolderPolicy = FolderPolicy(), standardOutput: FileDescriptor = .standardOutput,
        observer: (any FrameObserver)? = nil, progress: @escaping Progress = { _, _ in }
    ) async throws -> [FolderReport] {
        let film = try await film.resolved()
        for output in outputs { try output.check(for: film) }
        let sinks = outputs.map {
            $0.sink(for: film, settings, policy, standardOutput, monitor: monitor)
        }
        try await render(film, into: sinks, observer: observer, progress: progress)
        var reports: [FolderReport] = []
        for case let sink as PNGSequenceSink in sinks { reports.append(await sink.report) }
        return reports
    }

    /// Renders frames of a film that were simulated before into a video.
    /// - Throws: a `FilmError`, or `CancellationError`. The video is then absent.
    public func render(
        _ frames: [Frame], of film: Film, to output: OutputPath, settings: VideoSettings = VideoSettings()
    ) async throws {
        try output.check(for: film)
        try await render(
            frames, of: film,
            into: [output.sink(for: film, settings, FolderPolicy(), .standardOutput, monitor: monitor)])
    }
}
