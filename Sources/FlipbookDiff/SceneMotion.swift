import FlipbookCore
import Picture
import UIKitHost

/// The motion of a scene, which is simulated as its frames are requested.
@MainActor final class SceneMotion: MotionSource {
    private(set) var contacts: [ContactRecord]? = []
    let isRounded = false
    let hasEmptyFrames = true
    let quantities = MotionQuantity.allCases
    let hasPictures = true
    private let simulation: SimulationRun
    private var wanted: AnyIterator<Int>

    /// Sets the scene up.
    /// - Throws: the errors of `SimulationRun`.
    init(of film: Film, simulationThreads: Int) throws {
        simulation = try SimulationRun(of: film, simulationThreads: simulationThreads)
        wanted = film.frames.makeIterator()
    }

    var rate: Double? { simulation.film.fps * simulation.film.slowMotion }
    var picture: Picture? { simulation.picture }
    var pictureHash: PictureHash? { PictureHash(of: simulation.picture) }
    var settings: [BehaviorSetting]? { simulation.behaviorSettings }

    func next() throws -> MotionFrame? {
        guard let number = wanted.next() else { return nil }
        contacts = try simulation.contacts(to: number)
        return MotionFrame(
            number: number, time: simulation.film.time(ofFrame: number),
            items: simulation.tick.items)
    }
}
