import Arenas
import Foundation
import Physics2D
import UIKit

/// An animator's run and the bare world's side by side.
@MainActor struct PairedRun {
    let fall: FallingViews
    var bare: BareRun
    let animator: AnimatorRun
    private var bareTime = Duration.zero
    private var animatorTime = Duration.zero

    init(of fall: FallingViews) {
        self.fall = fall
        animator = AnimatorRun(of: fall)
        bare = BareRun(of: fall, from: animator.states, threads: animator.threads)
    }

    /// Runs both within a limit and prints a `bench` line for each.
    mutating func report(_ limit: RunLimit) {
        var steps = 0
        // In turns long enough that each finds its memory where it left it.
        while case let turn = min(20, limit.remaining(after: steps)), turn > 0 {
            interleave(turn)
            steps += turn
        }
        checkMotion()
        line("World", bareTime, steps)
        line("UIDynamicAnimator", animatorTime, steps)
    }

    mutating func interleave(_ steps: Int) {
        let clock = ContinuousClock()
        bareTime += clock.measure { for _ in 0..<steps { bare.step() } }
        animatorTime += clock.measure { for _ in 0..<steps { animator.step() } }
    }

    private func line(_ engine: String, _ time: Duration, _ steps: Int) {
        let each = time / .microseconds(1) / Double(steps)
        let size = "\(animator.views.count) \(steps)"
        print("bench \(fall.setup.engine(engine)) \(fall.scene) \(size) \(each) \(animator.threads)")
    }

    /// Stops unless both runs are one motion, bit by bit: else the comparison says nothing.
    private func checkMotion() {
        animator.stopAtFailure()
        let isSame = zip(bare.bodies, animator.states).allSatisfy { body, state in
            let (place, velocity) = (bare.world.position(of: body), bare.world.linearVelocity(of: body))
            return CGPoint(x: CGFloat(place.x * 100), y: CGFloat(place.y * 100)) == state.center
                && CGVector(dx: CGFloat(velocity.x * 100), dy: CGFloat(velocity.y * 100)) == state.velocity
                && CGFloat(bare.world.angle(of: body)) == state.angle
        }
        guard isSame else { stop("The animator's motion is not that of the bare world.", code: 70) }
    }
}

extension AnimatorRun {
    /// Stops if the stage reports a failure.
    func stopAtFailure() {
        if let failure { stop("The animator failed: \(failure)", code: 70) }
    }
}
