public import Foundation
import Raster
import SystemPackage
import UIKitHost

/// The renderer of films. It simulates the scene frame by frame on the main actor, draws and encodes frames
/// on all processors, and passes them to every sink in order. Each frame is drawn once, whatever the number
/// of outputs.
///
///     let film = try await Film(of: CatalogEntry(FallingSquare.self))
///     try await FilmRenderer().render(film, to: [OutputPath("falling/"), OutputPath("falling.mp4")])
public struct FilmRenderer: Sendable {
    /// A callback with the number of frames written and the number of all frames.
    public typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

    /// The number of frames drawn at once, and of threads for a simulation whose solver uses several.
    public let jobs: Int
    /// The stopwatch that measures the stages of rendering and stitching; default nil.
    public var stopwatch: Stopwatch?
    /// The monitor that keeps account of the outputs; default nil.
    package var monitor: RunMonitor?

    /// Creates a renderer with a number of jobs, 1...1024; default one per active processor.
    /// - Throws: `FilmError.invalid` for a number that is not allowed.
    public init(jobs: Int = ProcessInfo.processInfo.activeProcessorCount) throws {
        guard (1...1024).contains(jobs) else {
            throw FilmError.invalid("The number of jobs \(jobs) is not allowed; it has to be from 1 to 1024.")
        }
        self.jobs = jobs
    }

    /// Renders a film into sinks, and shows its frames to an observer; the errors are those of
    /// `render(_:to:)`.
    public func render(
        _ film: Film, into sinks: [any FrameSink], observer: (any FrameObserver)? = nil,
        progress: @escaping Progress = { _, _ in }
    ) async throws {
        let simulation = try await begin(film)
        await observer?.begin(with: simulation.only)
        do {
            try await render(film, into: sinks, progress: progress) {
                guard let frame = try await nextFrame(of: simulation) else {
                    try await observer?.end()
                    return nil
                }
                try await observer?.add(frame)
                return frame
            }
        } catch let error as RasterError {
            throw await naming(error, in: simulation.only)
        }
    }

    /// Returns an error about a layer with the scene, and with the class of the layer's view.
    @MainActor private func naming(_ error: RasterError, in run: SimulationRun?) -> RasterError {
        guard let run, let type = error.layer.flatMap({ run.host.className(ofView: $0) }) else {
            return error
        }
        var error = error
        error.message += " The layer is that of a \(type) in “\(run.film.entry.name)”."
        return error
    }

    /// Renders frames of a film that were simulated before into sinks; the errors are those of
    /// `render(_:to:)`, without the scene's.
    public func render(
        _ frames: [Frame], of film: Film, into sinks: [any FrameSink],
        progress: @escaping Progress = { _, _ in }
    ) async throws {
        var frames = frames.makeIterator()
        try await render(film, into: sinks, progress: progress) { frames.next() }
    }

    /// Runs a film's scene once and shows its frames to observers, without drawing any. It ends before the
    /// film when no observer needs more of it.
    /// - Throws: the scene's `SceneFailure`, `CancellationError`, or the error of an observer.
    @MainActor public func run(_ film: Film, for observers: [any FrameObserver]) throws {
        let simulation = try begin(film)
        for observer in observers { observer.begin(with: simulation.only) }
        while observers.contains(where: { $0.needsMore }), let frame = try nextFrame(of: simulation) {
            for observer in observers where observer.needsMore { try observer.add(frame) }
        }
        for observer in observers { try observer.end() }
    }

    /// Sets a film's scene up.
    @MainActor private func begin(_ film: Film) throws -> SimulationRuns {
        stopwatch?.countRun()
        return try SimulationRuns(of: film, simulationThreads: jobs)
    }

    private func render(
        _ film: Film, into sinks: [any FrameSink], progress: @escaping Progress,
        next: () async throws -> Frame?
    ) async throws {
        let trackers = sinks.filter(\.tracksPictures)
        let drawings = DrawingPool()
        var last: Frame?
        try await run(film.frameFormat, into: sinks, progress: progress) {
            guard let frame = try await next() else { return nil }
            let isWanted = await isWanted(frame, by: trackers) || trackers.count < sinks.count
            guard isWanted else { return FramePipeline.Job(number: frame.number, work: .keep) }
            defer { last = frame }
            if frame.pictures == last?.pictures {
                return FramePipeline.Job(number: frame.number, work: .repeatLast)
            }
            return FramePipeline.Job(
                number: frame.number,
                work: .draw { try drawings.withDrawing { try frame.bitmap(scale: film.scale, with: $0) } })
        }
    }

    /// Announces a frame's picture to the sinks that track pictures, and returns whether one of them lacks
    /// the frame.
    private func isWanted(_ frame: Frame, by sinks: [any FrameSink]) async -> Bool {
        if sinks.isEmpty { return true }
        let picture = frame.hash
        var isWanted = false
        for sink in sinks where await sink.wants(frame.number, showing: picture) { isWanted = true }
        return isWanted
    }

    @MainActor private func nextFrame(of simulations: SimulationRuns) throws -> Frame? {
        guard let stopwatch else { return try simulations.nextFrame() }
        return try stopwatch.measure(.simulate) { try simulations.nextFrame() }
    }

    /// Encodes a video from numbered PNG files.
    public func stitch(
        _ sequence: PNGSequence, into sink: any FrameSink, progress: @escaping Progress = { _, _ in }
    ) async throws {
        try await stitch(sequence, into: [sink], progress: progress)
    }

    /// Encodes several videos from numbered PNG files.
    public func stitch(
        _ sequence: PNGSequence, into sinks: [any FrameSink], progress: @escaping Progress = { _, _ in }
    ) async throws {
        var files = sequence.files.makeIterator()
        try await run(sequence.frameFormat, into: sinks, progress: progress) {
            try Task.checkCancellation()
            guard let file = files.next() else { return nil }
            return FramePipeline.Job(number: file.frame, work: .draw { try sequence.bitmap(of: file) })
        }
    }

    /// Starts the sinks, passes the frames through the pipeline, and finishes, cancels or discards every
    /// sink.
    private func run(
        _ frameFormat: FrameFormat, into sinks: [any FrameSink], progress: @escaping Progress,
        next: () async throws -> FramePipeline.Job?
    ) async throws {
        var group = SinkGroup(sinks: sinks, outputs: monitor?.outputs)
        do {
            try await group.start(frameFormat)
            let line = FramePipeline(
                for: frameFormat, jobs: jobs, sinks: group.working, stopwatch: stopwatch,
                outputs: monitor?.outputs)
            let failures = try await line.run(next: next) { progress($0, frameFormat.frameCount) }
            await group.dismiss(failures)
            try await finish(&group)
        } catch let error as SceneFailure {
            await group.discard()
            throw error
        } catch {
            await group.cancel()
            throw Task.isCancelled ? CancellationError() : error
        }
        if let loss = group.loss { throw loss }
    }

    private func finish(_ group: inout SinkGroup) async throws {
        guard let stopwatch else { return try await group.finish() }
        try await stopwatch.wait(for: .finish) { try await group.finish() }
    }
}

/// The sinks of one run, each of which is finished, canceled or discarded in the end.
private struct SinkGroup {
    /// The sinks that still receive frames.
    private(set) var working: [any FrameSink]
    /// The first error of a video that could not be made although other outputs could, or nil.
    private(set) var loss: FilmError?
    /// The account of the outputs, or nil.
    private let outputs: OutputAccount?

    init(sinks: [any FrameSink], outputs: OutputAccount?) {
        (working, self.outputs) = (sinks, outputs)
    }

    mutating func start(_ frameFormat: FrameFormat) async throws {
        var failures: FramePipeline.SinkFailures = [:]
        for (index, sink) in working.enumerated() {
            outputs?.begin(
                sink.path, isFolder: sink is PNGSequenceSink, frameCount: frameFormat.frameCount)
            do {
                try await sink.start(frameFormat)
            } catch let error as FilmError where error.concernsOnlyVideo && working.count > 1 {
                failures[index] = error
            }
        }
        if failures.count == working.count, let error = failures[0] { throw error }
        await dismiss(failures)
    }

    mutating func dismiss(_ failures: FramePipeline.SinkFailures) async {
        for index in failures.keys.sorted(by: >) {
            await working.remove(at: index).cancel()
        }
        loss = loss ?? failures.min { $0.key < $1.key }?.value
    }

    mutating func finish() async throws {
        while let sink = working.first {
            do {
                try await sink.finish()
                outputs?.finish(sink.path)
                working.removeFirst()
            } catch let error as FilmError where error.concernsOnly(sink) {
                await dismiss([0: error])
            }
        }
    }

    func cancel() async {
        for sink in working { await sink.cancel() }
    }

    func discard() async {
        for sink in working { await sink.discard() }
    }
}
