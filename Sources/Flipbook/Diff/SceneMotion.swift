import Picture
import UIKitDynamics

/// The motion of a scene, which is simulated as its frames are requested.
@MainActor final class SceneMotion: MotionSource {
    private(set) var contacts: [ContactRow]? = []
    let isRounded = false
    private let take: Take
    private var wanted: AnyIterator<Int>

    /// Sets the scene up.
    /// - Throws: the errors of `Take`.
    init(of film: Film, simulationThreads: Int) throws {
        take = try Take(of: film, simulationThreads: simulationThreads)
        wanted = film.frames.makeIterator()
    }

    var rate: Double? { take.film.fps * take.film.slowMotion }
    var picture: Picture? { take.picture }
    var settings: [BehaviorSetting]? { take.behaviorSettings }

    func next() throws -> MotionFrame? {
        guard let number = wanted.next() else { return nil }
        contacts = try take.contacts(to: number)
        return MotionFrame(
            number: number, time: take.film.time(ofFrame: number), items: take.traceRows.map(MotionItem.init))
    }
}
