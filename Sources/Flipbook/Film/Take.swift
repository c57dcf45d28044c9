import CoreGeometry
import Picture
import Raster
import UIKitDynamics

/// One run of a film from its first frame on. A take cannot jump: every frame is stepped through, only the
/// wanted ones become pictures.
@MainActor public final class Take {
    /// What is run.
    public let film: Film
    /// The number of the frame that the stage shows now, or has shown last.
    public var frame: Int { Int((Double(ticks) * film.slowMotion / Double(film.ticksPerFrame) + 1e-9)) }

    let stage: Stage
    /// Called after each tick, whatever asked for it; default nothing.
    var eachTick: (Take) -> Void = { _ in }
    private var wanted: AnyIterator<Int>
    /// How many ticks the stage has made.
    private var ticks = 0
    /// What the stage showed at the last ticks that were asked for; two, for what lies between them.
    private var shown: [Sight] = []

    /// What the stage showed at a tick, and how the items came there from the tick before.
    private struct Sight {
        let tick: Int
        let picture: Picture
        let ways: [String: ItemWay]
    }

    /// Sets the scene up and stands at frame 0. The simulation runs on a number of threads, default 1, of
    /// which 64 at most are used; the frames are the same with any.
    /// - Throws: the `SceneFailure` that the scene reported meanwhile; `FilmError.invalid` for a parameter that is not allowed.
    public init(of film: Film, simulationThreads: Int = 1) throws {
        if let sweep = film.sweep {
            throw FilmError.invalid(
                "A take has one value of “\(sweep.parameter)”; take the film's panels one by one.")
        }
        self.film = film
        stage = Stage(
            size: film.listing.size, scale: film.scale, engineGeneration: film.listing.engineGeneration,
            textRuler: CairoTextRuler())
        stage.simulationThreads = simulationThreads
        stage.showsDebugOverlay = film.showsDebugOverlay
        stage.showsEvenMotion = !film.showsRawMotion && !film.showsDebugOverlay
        stage.recordsItemWays = film.showsMomentsBetweenTicks
        wanted = film.frames.makeIterator()
        stage.inputScript = film.listing.input
        stage.showsTouches = film.listing.showsTouches
        try stage.asCurrent {
            stage.install(try film.listing.makeViewController(with: film.parameters))
        }
        try checkStage()
    }

    /// What the stage shows now.
    public var picture: Picture { stage.asCurrent { stage.picture(background: film.background) } }

    /// Steps on to the next wanted frame; nil after the last.
    /// - Throws: the first `SceneFailure` that the scene reported, or `CancellationError`.
    public func nextFrame() throws -> Frame? {
        guard let number = wanted.next() else { return nil }
        return Frame(number: number, pictures: try film.exposure(ofFrame: number).map(picture))
    }

    /// Steps on to a later frame.
    func advance(to number: Int, eachTick: () -> Void = {}) throws {
        try advance(toTick: Int(film.tick(ofFrame: number).rounded(.up)), eachTick)
    }

    private func advance(toTick tick: Int, _ eachTick: () -> Void = {}) throws {
        while ticks < tick {
            if ticks % film.ticksPerFrame == 0 { try Task.checkCancellation() }
            SceneUnderWay.begin(film.listing.name)
            stage.asCurrent { stage.advance(by: film.tick) }
            try checkStage()
            eachTick()
            self.eachTick(self)
            ticks += 1
        }
    }

    /// What is seen at a moment counted in ticks, which is not before the tick that was reached when the last
    /// one was asked for.
    private func picture(at moment: Double) throws -> Picture {
        let tick = Int((moment + 1e-9).rounded(.down))
        let start = try sight(atTick: tick)
        let progress = moment - Double(tick)
        guard progress > 1e-9 else { return start.picture }
        // The next tick may come after the film's last moment. What fails there is not part of the film.
        let isAfterTheEnd = Double(tick + 1) > film.tick(ofFrame: film.frameCount - 1)
        let end = isAfterTheEnd ? (try? sight(atTick: tick + 1)) ?? start : try sight(atTick: tick + 1)
        return start.picture.between(end.picture, progress, ways: end.ways)
    }

    private func sight(atTick tick: Int) throws -> Sight {
        if let known = shown.first(where: { $0.tick == tick }) { return known }
        try advance(toTick: tick)
        let sight = Sight(tick: tick, picture: picture, ways: ways)
        shown = shown.suffix(1) + [sight]
        return sight
    }

    private var ways: [String: ItemWay] {
        guard stage.recordsItemWays else { return [:] }
        let ways = stage.asCurrent { stage.animators.flatMap(\.itemWays) }
        return Dictionary(ways.map { ($0.item, $0) }) { first, _ in first }
    }

    private func checkStage() throws {
        if let failure = stage.failure { throw failure }
    }
}
