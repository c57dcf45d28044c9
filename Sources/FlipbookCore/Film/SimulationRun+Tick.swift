package import CoreGeometry
package import Picture
package import UIKitHost

extension SimulationRun {
    /// One tick of a run: the state of the scene after it, and the contacts in it.
    ///
    /// A tick is a value, whose parts never change. Each part is made when it is first read, and only once: a
    /// trace draws no picture, and a film lists no items. A part that nobody has read when the run makes its
    /// next tick cannot be read any more, since the scene has then moved on.
    @MainActor package struct Tick {
        /// The number of the tick; 0 is the scene as it was set up.
        package let number: Int
        /// The time since the start of the run, in seconds.
        package let time: TimeInterval
        private let parts: Parts

        init(number: Int, of film: Film, _ host: SceneHost) {
            (self.number, time) = (number, Double(number) * film.tick)
            parts = Parts(number: number, film: film, host: host)
        }
    }
}

extension SimulationRun.Tick {
    /// The picture of everything visible.
    package var picture: Picture { parts.picture }

    /// The state of each dynamic item as simulated, in the order of animators and then of their items.
    package var items: [ItemState] { parts.items }

    /// The state of each dynamic item as drawn, which may be interpolated between sub-steps.
    package var shownItems: [ItemState] { parts.shownItems }

    /// The colors of items by their names.
    package var itemColors: [String: Color] { parts.itemColors }

    /// The contacts that began or ended in the tick, in the order reported.
    package var contacts: [ContactRecord] { parts.contacts }

    /// The trajectories of the items since the tick before, by layer; empty when the film shows no moment
    /// between ticks.
    var trajectories: [Int: SubstepTrajectory] { parts.trajectories }

    /// The hash of the motion state of each animator's world.
    var motionHashes: [UInt64] { parts.motionHashes }

    /// Ends the tick, since the scene moves on.
    func end() { parts.end() }
}

extension SimulationRun.Tick {
    /// The parts of a tick, shared by its copies.
    @MainActor fileprivate final class Parts {
        private let number: Int
        private let film: Film
        /// The host; nil once the run has gone on.
        private var current: SceneHost?

        init(number: Int, film: Film, host: SceneHost) {
            (self.number, self.film, current) = (number, film, host)
        }

        func end() { current = nil }

        lazy var picture: Picture = read { $0.picture(background: film.background) }
        lazy var items: [ItemState] = read { $0.animators.flatMap(\.itemStates) }
        lazy var shownItems: [ItemState] = read { $0.animators.flatMap(\.shownItemStates) }
        lazy var itemColors: [String: Color] = read { host in
            host.animators.reduce(into: [:]) { $0.merge($1.itemColors) { first, _ in first } }
        }
        lazy var contacts: [ContactRecord] =
            number == 0 ? [] : read { $0.animators.flatMap { contacts(of: $0) } }
        lazy var trajectories: [Int: SubstepTrajectory] = read { host in
            guard host.recordsTrajectories else { return [:] }
            let all = host.animators.flatMap(\.substepTrajectories)
            return Dictionary(all.map { ($0.layer, $0) }) { first, _ in first }
        }
        lazy var motionHashes: [UInt64] = read { $0.animators.map(\.stateHash) }

        private func contacts(of animator: UIDynamicAnimator) -> [ContactRecord] {
            let before = Int(Double(number - 1) * film.slowMotion / Double(film.ticksPerFrame) + 1e-9)
            return animator.contacts.map { record in
                var record = record
                (record.frame, record.time) = (before + 1, film.time(ofFrame: before + 1))
                record.pointInPicture = animator.referenceView?.convert(record.point, to: nil) ?? record.point
                return record
            }
        }

        private func read<Part>(_ part: (SceneHost) -> Part) -> Part {
            guard let host = current else {
                preconditionFailure(
                    "A part of tick \(number) is read for the first time after the next tick.")
            }
            film.entry.monitor?.scene.begin(film.entry.name)
            defer { film.entry.monitor?.scene.end() }
            return host.withCurrent { part(host) }
        }
    }
}

extension Hash64 {
    /// Adds the motion states of all worlds of a tick, and its picture.
    @MainActor package mutating func combine(_ tick: SimulationRun.Tick) {
        for hash in tick.motionHashes { combine(hash) }
        combine(tick.picture)
    }
}
