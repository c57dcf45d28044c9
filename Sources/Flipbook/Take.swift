import CoreGeometry
import Picture
import Raster
import UIKitDynamics

/// One frame of a film, still to be drawn.
public struct Frame: Sendable, Hashable {
    /// Its number; it shows the time number / fps.
    public let number: Int
    /// What it looks like.
    public let picture: Picture
}

/// One run of a film from its first frame on. A take cannot jump: every frame is stepped through, only the wanted ones become pictures.
@MainActor public final class Take {
    /// What is run.
    public let film: Film
    /// The number of the frame that the stage shows now.
    public private(set) var frame = 0

    let stage: Stage
    private var wanted: AnyIterator<Int>

    /// Sets the scene up and stands at frame 0.
    /// - Throws: the `SceneFailure` that the scene reported meanwhile; `FilmError.invalid` for a parameter that is not allowed.
    public init(of film: Film) throws {
        if let sweep = film.sweep {
            throw FilmError.invalid(
                "A take has one value of “\(sweep.parameter)”; take the film's panels one by one.")
        }
        self.film = film
        stage = Stage(
            size: film.listing.size, scale: film.scale, engineGeneration: film.listing.engineGeneration,
            textRuler: CairoTextRuler())
        stage.showsDebugOverlay = film.showsDebugOverlay
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
        try advance(to: number)
        return Frame(number: number, picture: picture)
    }

    /// Steps on to a later frame.
    func advance(to number: Int, eachTick: () -> Void = {}) throws {
        while frame < number {
            try Task.checkCancellation()
            for _ in 0..<film.ticksPerFrame {
                stage.asCurrent { stage.advance(by: film.tick) }
                try checkStage()
                eachTick()
            }
            frame += 1
        }
    }

    private func checkStage() throws {
        if let failure = stage.failure { throw failure }
    }
}
