import FlipbookCore
import Foundation
import LiveDynamics
import Picture
import UIKitHost

/// A run of a film whose animators are repeated step by step as a page will do it, so that the page shows
/// what the film shows, bit by bit.
@MainActor final class LiveRecording: StepObserver {
    /// The smallest number of ticks whose hashes a page can verify.
    static let fewestTicks = 300

    private let run: SimulationRun
    /// The animators, in the order of their first steps.
    private(set) var takes: [LiveTake] = []
    /// The picture before the first tick.
    let firstPicture: Picture
    /// The number of ticks recorded.
    private(set) var tickCount = 0
    private var obstacle: String?

    /// Sets the scene of a film up.
    init(of film: Film) throws {
        run = try SimulationRun(of: film)
        firstPicture = run.picture
        run.host.context.dynamics.stepObserver = self
    }

    /// Runs a number of ticks, or fewer when the scene fails after the film's end.
    func record(ticks: Int) throws {
        let last = run.film.frameCount - 1
        for tick in 1...max(ticks, 1) {
            do { try run.nextTick() } catch let error where tick > last && !(error is CancellationError) {
                return
            }
            tickCount = tick
            for take in takes { take.endTick(tick) }
            for animator in run.host.animators {
                takes.first { $0.animator == ObjectIdentifier(animator) }?.addFollowers(of: animator)
            }
        }
    }

    /// The reason why the film cannot be live, as the end of a sentence; nil when it can.
    var reason: String? {
        if takes.isEmpty { return "no animator moves its items" }
        return obstacle ?? takes.lazy.compactMap(\.obstacle).first
    }

    func willStep(_ animator: UIDynamicAnimator, by dt: TimeInterval) {
        let simulation = animator.liveSimulation(ofStep: dt)
        if let take = take(of: animator) {
            take.prepare(simulation, tick: tickCount + 1)
        } else if let take = LiveTake(animator, simulation, tick: tickCount + 1) {
            takes.append(take)
            take.prepare(simulation, tick: tickCount + 1)
        } else {
            obstacle = "the state of an animator cannot be read back"
        }
    }

    func didStep(_ animator: UIDynamicAnimator) { take(of: animator)?.repeatStep(of: animator) }

    private func take(of animator: UIDynamicAnimator) -> LiveTake? {
        takes.first { $0.animator == ObjectIdentifier(animator) }
    }
}
