import CoreGeometry
public import Picture
import Raster
package import UIKitHost

/// One simulation run of a film, from its first frame on. A run cannot skip: every tick is simulated, and
/// only the requested frames become pictures.
@MainActor public final class SimulationRun {
    /// The film, with one value of each parameter.
    public let film: Film
    /// The number of the last frame at or before the host's tick. In slow motion and with motion blur it may
    /// be later than the frame that `nextFrame` returned last, which can need the tick after it.
    public var frame: Int { Int((Double(ticks) * film.slowMotion / Double(film.ticksPerFrame) + 1e-9)) }

    package let host: SceneHost
    /// A Boolean value that indicates whether ticks add their contacts to `contacts`; default false.
    package var recordsContacts = false
    /// The contacts of the ticks since `recordsContacts` was set, in the order of time.
    package private(set) var contacts: [Tick.Contact] = []
    /// The number of ticks simulated so far.
    private(set) var ticks = 0
    private var wanted: AnyIterator<Int>
    /// The captures of the last two ticks that were requested, for interpolation between them.
    private var captures: [CapturedTick] = []

    /// The picture of a tick, and the trajectories of the items since the tick before.
    private struct CapturedTick {
        let tick: Int
        let picture: Picture
        let trajectories: [Int: SubstepTrajectory]
    }

    /// Sets the scene up, at frame 0. The simulation runs on `simulationThreads` threads, default 1 and at
    /// most 64; the frames do not depend on their number.
    /// - Throws: the `SceneFailure` that the scene reported; `FilmError.invalid` for a sweep, and for a
    ///   parameter that is not allowed.
    public init(of film: Film, simulationThreads: Int = 1) throws {
        if let sweep = film.sweep {
            throw FilmError.invalid(
                "A simulation run needs one value of “\(sweep.parameter)”, but the film sweeps it; run "
                    + "`film.panels` one by one.")
        }
        self.film = film
        host = SceneHost(
            size: film.entry.size, scale: film.scale, engineGeneration: film.entry.engineGeneration,
            textRuler: PangoTextMeasurer())
        host.safeAreaInsets = film.entry.safeAreaInsets
        host.imageReader = ImageFileReader()
        host.resourceFolder = film.entry.resourceFolder
        host.simulationThreads = simulationThreads
        host.showsDebugOverlay = film.showsDebugOverlay
        host.showsEvenMotion = !film.showsRawMotion && !film.showsDebugOverlay
        host.recordsTrajectories = film.showsMomentsBetweenTicks
        wanted = film.frames.makeIterator()
        host.inputScript = film.entry.input
        host.showsTouches = film.entry.showsTouches
        try host.withCurrent {
            host.install(try film.entry.makeViewController(with: film.parameters))
        }
        try checkHost()
    }

    /// The picture of the current tick.
    public var picture: Picture { tick.picture }

    /// The current tick; tick 0 is the scene as it was set up.
    package var tick: Tick { Tick(number: ticks, run: self) }

    /// Simulates one tick and returns it. All pictures, traces, contacts and hashes come from these ticks.
    /// - Throws: the first `SceneFailure` that the scene reported, or `CancellationError`.
    @discardableResult package func nextTick() throws -> Tick {
        if ticks % film.ticksPerFrame == 0 { try Task.checkCancellation() }
        film.entry.monitor?.scene.begin(film.entry.name)
        host.withCurrent { host.advance(by: film.tick) }
        try checkHost()
        ticks += 1
        if recordsContacts { contacts += tick.contacts }
        return tick
    }

    /// Simulates one tick and returns it, or returns nil when the run is at a frame or at the tick after it,
    /// as for a frame between ticks.
    package func nextTick(toFrame number: Int) throws -> Tick? {
        ticks < Int(film.tick(ofFrame: number).rounded(.up)) ? try nextTick() : nil
    }

    /// Advances to a later frame, or to the tick after it when the frame lies between ticks.
    package func advance(to number: Int) throws {
        while try nextTick(toFrame: number) != nil {}
    }

    /// Advances to the next requested frame, or returns nil after the last.
    /// - Throws: the first `SceneFailure` that the scene reported, or `CancellationError`.
    public func nextFrame() throws -> Frame? {
        guard let number = wanted.next() else { return nil }
        return Frame(number: number, pictures: try film.exposure(ofFrame: number).map(picture))
    }

    /// Returns the picture at a moment in ticks. The moment must not be before the earlier one of the two
    /// captured ticks.
    private func picture(at moment: Double) throws -> Picture {
        let tick = Int((moment + 1e-9).rounded(.down))
        let start = try capture(atTick: tick)
        let progress = moment - Double(tick)
        guard progress > 1e-9 else { return start.picture }
        // The next tick may be after the film's last frame; a failure there is not part of the film.
        let isAfterTheEnd = Double(tick + 1) > film.tick(ofFrame: film.frameCount - 1)
        let end = isAfterTheEnd ? (try? capture(atTick: tick + 1)) ?? start : try capture(atTick: tick + 1)
        return start.picture.between(end.picture, progress, trajectories: end.trajectories)
    }

    private func capture(atTick number: Int) throws -> CapturedTick {
        if let known = captures.first(where: { $0.tick == number }) { return known }
        while ticks < number { try nextTick() }
        let capture = CapturedTick(tick: number, picture: tick.picture, trajectories: tick.trajectories)
        captures = captures.suffix(1) + [capture]
        return capture
    }

    private func checkHost() throws {
        if let failure = host.failure { throw failure }
    }
}
