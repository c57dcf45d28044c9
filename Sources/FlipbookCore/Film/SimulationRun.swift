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
    public var frame: Int { Int((Double(tick.number) * film.slowMotion / Double(film.ticksPerFrame) + 1e-9)) }

    package let host: SceneHost
    /// A Boolean value that indicates whether ticks add their contacts to `contacts`; default false.
    package var recordsContacts = false
    /// The contacts of the ticks since `recordsContacts` was set, in the order of time.
    package private(set) var contacts: [ContactRecord] = []
    /// The current tick; tick 0 is the scene as it was set up.
    package private(set) var tick: Tick
    private var wanted: AnyIterator<Int>
    /// The last two ticks whose pictures were requested, for interpolation between them.
    private var drawnTicks: [Tick] = []

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
            size: film.entry.turn?.start.size ?? film.entry.size, scale: film.screenScale,
            engineGeneration: film.entry.engineGeneration,
            textRuler: PangoTextMeasurer())
        tick = Tick(number: 0, of: film, host)
        host.safeAreaInsets = film.entry.insetsInLook
        if let turn = film.entry.turn { host.turn(by: turn) }
        host.look = film.entry.look
        host.isDark = film.entry.isDark && film.entry.look.hasDarkInterface
        host.imageCoder = ImageFileCoder()
        host.resourceFolder = film.entry.resourceFolder
        host.leavesOutOtherApps = film.entry.leavesOutOtherApps
        host.usesStandIns = film.entry.usesStandIns
        host.simulationThreads = simulationThreads
        host.showsDebugOverlay = film.showsDebugOverlay
        host.showsEvenMotion = !film.showsRawMotion && !film.showsDebugOverlay
        host.recordsTrajectories = film.showsMomentsBetweenTicks
        wanted = film.frames.makeIterator()
        host.inputScript = film.entry.input
        host.showsTouches = film.entry.showsTouches
        host.showsKeyboard = film.entry.showsKeyboard
        defer { film.entry.monitor?.scene.end() }
        try host.withCurrent {
            host.install(try film.entry.makeViewController(with: film.parameters))
        }
        try checkHost()
    }

    /// The picture of the current tick.
    public var picture: Picture { tick.picture }

    /// The time in seconds on the scene's clock at which code that has asked for a delay goes on; nil when
    /// none waits.
    package var nextDelay: Double? {
        [host.context.clock.nextDelay, host.context.jobs.nextDelay].compactMap(\.self).min()
    }

    /// Simulates one tick and returns it. All pictures, traces, contacts and hashes come from these ticks.
    /// - Throws: the first `SceneFailure` that the scene reported, or `CancellationError`.
    @discardableResult package func nextTick() throws -> Tick {
        if tick.number % film.ticksPerFrame == 0 { try Task.checkCancellation() }
        film.entry.monitor?.scene.begin(film.entry.name)
        defer { film.entry.monitor?.scene.end() }
        tick.end()
        host.withCurrent { host.advance(by: film.tick) }
        try checkHost()
        tick = Tick(number: tick.number + 1, of: film, host)
        if recordsContacts { contacts += tick.contacts }
        return tick
    }

    /// Simulates one tick and returns it, or returns nil when the run is at a frame or at the tick after it,
    /// as for a frame between ticks.
    package func nextTick(toFrame number: Int) throws -> Tick? {
        tick.number < Int(film.tick(ofFrame: number).rounded(.up)) ? try nextTick() : nil
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
    /// drawn ticks.
    private func picture(at moment: Double) throws -> Picture {
        let number = Int((moment + 1e-9).rounded(.down))
        let start = try drawnTick(number)
        let progress = moment - Double(number)
        guard progress > 1e-9 else { return start.picture }
        // The next tick may be after the film's last frame; a failure there is not part of the film.
        let isAfterTheEnd = Double(number + 1) > film.tick(ofFrame: film.frameCount - 1)
        let end = isAfterTheEnd ? (try? drawnTick(number + 1)) ?? start : try drawnTick(number + 1)
        return start.picture.between(end.picture, progress, trajectories: end.trajectories)
    }

    /// Advances to a tick and reads the parts of it that interpolation needs.
    private func drawnTick(_ number: Int) throws -> Tick {
        if let known = drawnTicks.first(where: { $0.number == number }) { return known }
        while tick.number < number { try nextTick() }
        _ = (tick.picture, tick.trajectories)
        drawnTicks = drawnTicks.suffix(1) + [tick]
        return tick
    }

    private func checkHost() throws {
        if let failure = host.failure { throw failure }
    }
}
