import CoreGeometry
import Picture
import Raster
import UIKitDynamics

/// One simulation run of a film, from its first frame on. A run cannot skip: every tick is simulated, and
/// only the requested frames become pictures.
@MainActor public final class SimulationRun {
    /// The film, with one value of each parameter.
    public let film: Film
    /// The number of the last frame at or before the host's tick. In slow motion and with motion blur it may
    /// be later than the frame that `nextFrame` returned last, which can need the tick after it.
    public var frame: Int { Int((Double(ticks) * film.slowMotion / Double(film.ticksPerFrame) + 1e-9)) }

    package let host: SceneHost
    /// The callback after each tick, whatever caused it; default empty.
    package var eachTick: (SimulationRun) -> Void = { _ in }
    private var wanted: AnyIterator<Int>
    /// The number of ticks simulated so far.
    private var ticks = 0
    /// The captures of the last two ticks that were requested, for interpolation between them.
    private var shown: [CapturedTick] = []

    /// The picture of a tick, and the trajectories of the items since the tick before.
    private struct CapturedTick {
        let tick: Int
        let picture: Picture
        let ways: [Int: SubstepTrajectory]
    }

    /// Sets the scene up, at frame 0. The simulation runs on `simulationThreads` threads, default 1 and at
    /// most 64; the frames do not depend on their number.
    /// - Throws: the `SceneFailure` that the scene reported; `FilmError.invalid` for a sweep, and for a
    ///   parameter that is not allowed.
    public init(of film: Film, simulationThreads: Int = 1) throws {
        if let sweep = film.sweep {
            throw FilmError.invalid(
                "A take has one value of “\(sweep.parameter)”; take the film's panels one by one.")
        }
        self.film = film
        host = SceneHost(
            size: film.listing.size, scale: film.scale, engineGeneration: film.listing.engineGeneration,
            textRuler: PangoTextMeasurer())
        host.safeAreaInsets = film.listing.safeAreaInsets
        host.imageReader = ImageFileReader()
        host.resourceFolder = film.listing.resourceFolder
        host.simulationThreads = simulationThreads
        host.showsDebugOverlay = film.showsDebugOverlay
        host.showsEvenMotion = !film.showsRawMotion && !film.showsDebugOverlay
        host.recordsTrajectories = film.showsMomentsBetweenTicks
        wanted = film.frames.makeIterator()
        host.inputScript = film.listing.input
        host.showsTouches = film.listing.showsTouches
        try host.withCurrent {
            host.install(try film.listing.makeViewController(with: film.parameters))
        }
        try checkHost()
    }

    /// The picture of the host's current state.
    public var picture: Picture { host.withCurrent { host.picture(background: film.background) } }

    /// Advances to the next requested frame, or returns nil after the last.
    /// - Throws: the first `SceneFailure` that the scene reported, or `CancellationError`.
    public func nextFrame() throws -> Frame? {
        guard let number = wanted.next() else { return nil }
        return Frame(number: number, pictures: try film.exposure(ofFrame: number).map(picture))
    }

    /// Advances to a later frame, or to the tick after it when the frame lies between ticks.
    package func advance(to number: Int, eachTick: () -> Void = {}) throws {
        try advance(toTick: Int(film.tick(ofFrame: number).rounded(.up)), eachTick)
    }

    private func advance(toTick tick: Int, _ eachTick: () -> Void = {}) throws {
        while ticks < tick {
            if ticks % film.ticksPerFrame == 0 { try Task.checkCancellation() }
            SceneUnderWay.begin(film.listing.name)
            host.withCurrent { host.advance(by: film.tick) }
            try checkHost()
            eachTick()
            self.eachTick(self)
            ticks += 1
        }
    }

    /// Returns the picture at a moment in ticks. The moment must not be before the earlier one of the two
    /// captured ticks.
    private func picture(at moment: Double) throws -> Picture {
        let tick = Int((moment + 1e-9).rounded(.down))
        let start = try sight(atTick: tick)
        let progress = moment - Double(tick)
        guard progress > 1e-9 else { return start.picture }
        // The next tick may be after the film's last frame; a failure there is not part of the film.
        let isAfterTheEnd = Double(tick + 1) > film.tick(ofFrame: film.frameCount - 1)
        let end = isAfterTheEnd ? (try? sight(atTick: tick + 1)) ?? start : try sight(atTick: tick + 1)
        return start.picture.between(end.picture, progress, ways: end.ways)
    }

    private func sight(atTick tick: Int) throws -> CapturedTick {
        if let known = shown.first(where: { $0.tick == tick }) { return known }
        try advance(toTick: tick)
        let sight = CapturedTick(tick: tick, picture: picture, ways: ways)
        shown = shown.suffix(1) + [sight]
        return sight
    }

    private var ways: [Int: SubstepTrajectory] {
        guard host.recordsTrajectories else { return [:] }
        let ways = host.withCurrent { host.animators.flatMap(\.substepTrajectories) }
        return Dictionary(ways.map { ($0.layer, $0) }) { first, _ in first }
    }

    private func checkHost() throws {
        if let failure = host.failure { throw failure }
    }
}
