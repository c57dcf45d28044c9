@_spi(UIKitInternals) import UIKitCore

/// The driver of a dismissal that follows a finger: the animations alongside keep pace with the sheet.
@MainActor final class SheetDismissal: UIViewControllerInteractiveTransitioning {
    private var transition: ModalTransition?
    private var blocks: [AnimationBlock] = []
    private var progress = 0.0
    /// The end after the gesture: its timing, and the final fraction; nil under the finger.
    private var ending: (timing: AnimationTiming, goal: Double)?

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ModalTransition else { return }
        self.transition = transition
        blocks = AnimationBlock.collecting {
            transition.coordinator.runAlongside(duration: transition.duration)
        }
        for block in blocks {
            block.remainderSource = { [weak self] time in 1 - (self?.progress(at: time) ?? 1) }
        }
    }

    private func progress(at time: TimeInterval) -> Double {
        guard let ending else { return progress }
        return ending.goal + (progress - ending.goal) * ending.timing.remainder(at: time)
    }

    /// Moves to a fraction of the way, from 0 to 1.
    func move(to fraction: Double) {
        progress = fraction
        transition?.updateInteractiveTransition(fraction)
    }

    /// Lets the dismissal end at 1, or at 0 where it is taken back, with a velocity in total distances per
    /// second.
    func end(at goal: Double, velocity: Double) {
        let duration = MotionConstants.current.presentationDuration
        let spring = MassSpring(restingAfter: duration, dampingRatio: 1, velocity: velocity)
        let timing = AnimationTiming(
            begin: RunContext.current.clock.time, duration: duration,
            curve: .spring(spring, duration: duration))
        ending = (timing, goal)
        if goal == 0 {
            transition?.cancelInteractiveTransition()
        } else {
            transition?.finishInteractiveTransition()
        }
    }

    /// Ends the transition and the animations alongside.
    func complete(at goal: Double) {
        let (all, transition) = (blocks, transition)
        (blocks, self.transition) = ([], nil)
        if goal == 0 { for block in all { block.takeBack() } }
        for block in all { block.end(finished: goal == 1) }
        transition?.completeTransition(goal == 1)
    }
}
