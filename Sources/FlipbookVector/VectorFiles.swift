public import FlipbookCore
import Foundation

/// The files of a film made of vectors, recorded from the frames of a run that may be drawn at the same time.
///
///     let files = try await VectorFiles(of: film, to: [("a.svg", .svg)])
///     try await FilmRenderer().render(film, to: [OutputPath("a.mp4")], observer: files)
///     try await files.write()
@MainActor public final class VectorFiles: FrameObserver {
    /// The path and format of a file.
    public typealias Output = (path: String, format: VectorFormat)

    /// The files.
    nonisolated public let outputs: [Output]
    private let settings: VectorSettings
    private let monitor: RunMonitor?
    private var recording: FilmRecording
    private var files: [(path: String, data: Data)] = []
    /// The description of the motion in words; empty before the end.
    public private(set) var summary = ""

    /// Prepares the files of a film.
    /// - Throws: `FilmError.invalid` for a film with motion blur, which vectors cannot show.
    public init(
        of film: Film, to outputs: [Output], _ settings: VectorSettings = VectorSettings()
    ) throws {
        (self.outputs, self.settings, monitor) = (outputs, settings, film.entry.monitor)
        recording = try FilmRecording(of: film, still: settings.still)
    }

    /// Begins with a run at frame 0; nil for a sweep, which has several runs.
    public func begin(with run: SimulationRun?) { recording.begin(with: run) }

    /// Records the next frame.
    /// - Throws: `FilmError` for a frame that the still cannot show.
    public func add(_ frame: Frame) throws { try recording.add(frame) }

    /// Makes the files of the recorded frames, without writing them.
    /// - Throws: `FilmError.invalid` for what a format cannot show, and for a film without frames.
    public func end() throws {
        let film = try recording.film(settings.tolerance)
        summary = film.summary
        files = try outputs.map { (path: $0.path, data: try film.data(as: $0.format, settings)) }
    }

    /// Runs the film's scene for these files alone.
    /// - Throws: the scene's `SceneFailure`, `CancellationError`, and the errors of `end`.
    public func record(simulationThreads: Int = 1) throws {
        try recording.run(simulationThreads: simulationThreads)
        try end()
    }

    /// Writes the files, each atomically.
    /// - Throws: `FilmError.unwritable`.
    public func write() throws {
        for file in files { try writeAtomically(file.data, to: file.path, monitor: monitor) }
    }
}
