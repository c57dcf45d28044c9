/// The time that one thread takes for a frame of a film, in seconds.
public struct FrameCost: Sendable, Hashable {
    /// The time of the engine and the scene's own code, which every range of frames runs from the start.
    public var simulation: Double
    /// The time of drawing, packing and writing, which only the frames of a range need.
    public var drawing: Double

    /// Creates a cost; the simulation's default is 0.
    public init(simulation: Double = 0, drawing: Double) {
        (self.simulation, self.drawing) = (simulation, drawing)
    }

    /// The sum of simulation and drawing.
    public var total: Double { simulation + drawing }
}

extension FilmRenderer {
    /// Measures a film's cost by filming its first frames with one job. The caller removes the folder.
    ///
    /// Three frames are measured first; if a frame takes at most 0.05 s, 30 frames are, for a more precise
    /// result.
    @MainActor public static func frameCost(of film: Film, in folder: String) async throws -> FrameCost {
        let few = try await frameCost(of: film, in: folder, frames: 3)
        return few.total > 0.05 ? few : try await frameCost(of: film, in: folder, frames: 30)
    }

    @MainActor private static func frameCost(
        of film: Film, in folder: String, frames: Int
    ) async throws -> FrameCost {
        let count = min(frames, film.frameCount)
        var renderer = try FilmRenderer(jobs: 1)
        let stopwatch = Stopwatch()
        renderer.stopwatch = stopwatch
        renderer.monitor = film.entry.monitor
        let sink = PNGSequenceSink(
            folder: folder, film: film.with(frames: FrameRange(count: count)), monitor: film.entry.monitor)
        try await renderer.render(film.with(frames: FrameRange(count: count)), into: [sink])
        let stages = Stopwatch.Stage.allCases
        let seconds = Dictionary(stopwatch.lines.map { ($0.name, $0.lap.wall) }) { first, _ in first }
        let all = stages.filter { $0 != .finish }.reduce(0) { $0 + (seconds[$1.rawValue] ?? 0) }
        let simulation = seconds[Stopwatch.Stage.simulate.rawValue] ?? 0
        return FrameCost(simulation: simulation / Double(count), drawing: (all - simulation) / Double(count))
    }
}
