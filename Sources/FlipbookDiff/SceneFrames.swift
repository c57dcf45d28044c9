import FlipbookCore
import Raster

/// The frames of a scene, drawn as they are requested.
@MainActor final class SceneFrames: FrameSource {
    private let simulations: SimulationRuns
    private let film: Film

    init(of film: Film, simulationThreads: Int) throws {
        simulations = try SimulationRuns(of: film, simulationThreads: simulationThreads)
        self.film = film
    }

    var rate: Double? { film.fps }
    let isRateRounded = false
    let missingFrame: Int? = nil

    func next() throws -> (number: Int, bitmap: Bitmap)? {
        try simulations.nextFrame().map { ($0.number, try $0.bitmap(scale: film.scale)) }
    }

    func stop() {}
}
