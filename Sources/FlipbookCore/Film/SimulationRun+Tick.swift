package import CoreGeometry
package import Picture
package import UIKitHost

extension SimulationRun {
    /// One tick of a run: the scene's state after it, and the contacts in it. It is valid until the run's
    /// next tick; each property is computed when it is read.
    @MainActor package struct Tick {
        /// The number of the tick; 0 is the scene as it was set up.
        package let number: Int
        let run: SimulationRun

        /// A contact that began or ended in a tick.
        package struct Contact: Sendable {
            /// The contact as the animator reported it.
            package let record: ContactRecord
            /// The number of the first frame that shows it.
            package let frame: Int
            /// The point of contact in the picture, in points.
            package let point: CGPoint
        }
    }
}

extension SimulationRun.Tick {
    /// The picture of everything visible.
    package var picture: Picture {
        run.host.withCurrent { run.host.picture(background: run.film.background) }
    }

    /// The state of each dynamic item as simulated, in the order of animators and then of their items.
    package var items: [ItemState] { run.host.withCurrent { run.host.animators.flatMap(\.itemStates) } }

    /// The state of each dynamic item as drawn, which may be interpolated between sub-steps.
    package var shownItems: [ItemState] {
        run.host.withCurrent { run.host.animators.flatMap(\.shownItemStates) }
    }

    /// The contacts that began or ended in the tick, in the order reported.
    package var contacts: [Contact] {
        guard number > 0 else { return [] }
        let film = run.film
        let before = Int(Double(number - 1) * film.slowMotion / Double(film.ticksPerFrame) + 1e-9)
        return run.host.animators.flatMap { animator in
            animator.contacts.map { record in
                let point = animator.referenceView?.convert(record.point, to: nil) ?? record.point
                return Contact(record: record, frame: before + 1, point: point)
            }
        }
    }

    /// The trajectories of the items since the tick before, by layer; empty when the film shows no moment
    /// between ticks.
    var trajectories: [Int: SubstepTrajectory] {
        guard run.host.recordsTrajectories else { return [:] }
        let all = run.host.withCurrent { run.host.animators.flatMap(\.substepTrajectories) }
        return Dictionary(all.map { ($0.layer, $0) }) { first, _ in first }
    }
}

extension Hash64 {
    /// Adds the motion states of all worlds of a tick, and its picture.
    @MainActor mutating func combine(_ tick: SimulationRun.Tick) {
        for animator in tick.run.host.animators { combine(animator.stateHash) }
        combine(tick.picture)
    }
}
