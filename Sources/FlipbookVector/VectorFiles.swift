public import FlipbookCore
import Foundation
import Picture

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
    private let film: Film
    /// The sentence on what the files lack: blurs and blend modes of the film, or a live page although the
    /// settings have an engine; nil for none.
    public private(set) var warning: String?
    /// The description of the motion in words; empty before the end.
    public private(set) var summary = ""

    /// Prepares the files of a film.
    /// - Throws: `FilmError.invalid` for a film with motion blur, which vectors cannot show.
    public init(
        of film: Film, to outputs: [Output], _ settings: VectorSettings = VectorSettings()
    ) throws {
        (self.film, self.outputs, self.settings, monitor) = (film, outputs, settings, film.entry.monitor)
        if settings.engine != nil { try Self.checkLive(film) }
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
        let lacks = [
            recording.hasBackdrops ? Picture.lackOfBackdrops : nil,
            recording.hasOperators ? Picture.lackOfOperators : nil,
        ].compactMap { $0 }
        if !lacks.isEmpty { warning = lacks.joined(separator: " ") }
        files = try outputs.map { output in
            if output.format == .html, let page = try liveFigure(of: film) { return (output.path, page) }
            return (output.path, try film.data(as: output.format, settings))
        }
    }

    /// Returns the page of a live figure; nil without an engine, and for a film that cannot be live.
    private func liveFigure(of vectors: VectorFilm) throws -> Data? {
        guard let engine = settings.engine else { return nil }
        let recording = try LiveRecording(of: film)
        try recording.record(ticks: max(film.frameCount - 1, LiveRecording.fewestTicks))
        do {
            if let reason = recording.reason { throw LiveRefusal(reason) }
            let parameters = LiveParameters(of: film, recording)
            return try LiveFigure(vectors, settings, engine, recording, parameters, film.entry.input).data
        } catch let refusal as LiveRefusal {
            warning = "\(film.entry.name) cannot be live, because \(refusal.reason); the page plays the film."
            return nil
        }
    }

    private static func checkLive(_ film: Film) throws {
        guard film.ticksPerFrame == 1, film.slowMotion == 1, film.sweep == nil, film.frames.first == 0 else {
            throw FilmError.invalid(
                "A live figure plays a whole run of one scene at 60 frames per second or more; leave out --fps, "
                    + "--slow, --sweep and --frames.")
        }
    }

    /// Runs the film's scene for these files alone.
    /// - Throws: the scene's `SceneFailure`, `CancellationError`, and the errors of `end`.
    public func record(simulationThreads: Int = 1) throws {
        try recording.run(simulationThreads: simulationThreads)
        try end()
    }

    /// The bytes of the files, in the order of the outputs; none before the end.
    var contents: [Data] { files.map(\.data) }

    /// The number of bytes of all files; 0 before the end.
    public var byteCount: Int { files.reduce(0) { $0 + $1.data.count } }

    /// Writes the files, each atomically.
    /// - Throws: `FilmError.unwritable`.
    public func write() throws {
        for file in files { try writeAtomically(file.data, to: file.path, monitor: monitor) }
    }
}
