/// A driver of an interactive transition: a fraction from 0 to 1 that code sets, for example in a pan.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The speed at which the transition ends after the gesture; default 1.
    open var completionSpeed: CGFloat = 1
    /// The timing curve of the rest of the way after the gesture; default slow at both ends. An animator that
    /// can be interrupted has a curve of its own.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// A Boolean value that indicates whether the transition starts interactively; default true.
    open var wantsInteractiveStart = true
    /// The timing with which an animator that can be interrupted goes on after the gesture; default nil, for
    /// the animator's own. Other animators ignore it.
    open var timingCurve: (any UITimingCurveProvider)?
    /// The duration of the transition in seconds.
    open private(set) var duration: CGFloat = 0
    /// The fraction of the transition that is complete, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    private weak var context: (any ControllerTransition)?
    private var blocks: [AnimationBlock] = []
    /// The animator that can be interrupted; nil where the transition's code gives none.
    private var animator: (any UIViewImplicitlyAnimating)?
    private var start: TimeInterval = 0
    /// The end after the gesture: its start time, the fraction at that time, the final fraction, and the
    /// curve from one to the other.
    private var ending: (begin: TimeInterval, from: Double, goal: Double, curve: TimingCurve)?

    /// Creates a driver.
    public override init() {
        super.init()
    }

    /// Starts the transition: its animations stand still at the fraction.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? any ControllerTransition else { return }
        self.context = context
        duration = context.duration
        start = RunContext.current.clock.time
        (percentComplete, ending) = (0, nil)
        animator = context.animator.drivenAnimator(using: context)
        blocks = AnimationBlock.collecting {
            guard let animator else { return context.animate() }
            animator.pauseAnimation()
            context.coordinator.runAlongside(duration: context.duration)
        }
        for block in blocks {
            let timing = block.timing
            block.remainderSource = { [weak self] time in
                guard let self else { return timing.remainder(at: time) }
                return timing.remainder(at: start + fraction(at: time) * duration)
            }
        }
    }

    /// Sets the fraction of the transition that is complete, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete.isNaN ? 0 : max(0, min(percentComplete, 1))
        animator?.fractionComplete = self.percentComplete
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Pauses a transition that is ending.
    open func pause() {
        percentComplete = fraction(at: RunContext.current.clock.time)
        ending = nil
        animator?.pauseAnimation()
        if animator?.isReversed == true { animator?.isReversed = false }
    }

    /// Lets the transition run to its end.
    open func finish() {
        guard context != nil, ending == nil else { return }
        context?.finishInteractiveTransition()
        end(at: 1)
    }

    /// Lets the transition run back to its start.
    open func cancel() {
        guard context != nil, ending == nil else { return }
        context?.cancelInteractiveTransition()
        end(at: 0)
    }

    private func fraction(at time: TimeInterval) -> Double {
        guard let ending, duration > 0 else { return percentComplete }
        let distance = abs(ending.goal - ending.from)
        guard distance > 0 else { return ending.goal }
        var way = (time - ending.begin) / duration * max(0.01, Double(completionSpeed))
        if ending.curve != .linear { way = distance * ending.curve.value(at: way / distance) }
        return ending.goal > ending.from
            ? min(ending.goal, ending.from + way) : max(ending.goal, ending.from - way)
    }

    private func end(at goal: Double) {
        let clock = RunContext.current.clock
        // Animations alongside an animator that can be interrupted keep a constant pace.
        let curve = animator == nil ? completionCurve.timing : .linear
        ending = (clock.time, Double(percentComplete), goal, curve)
        let length = abs(goal - percentComplete) * duration / max(0.01, Double(completionSpeed))
        continueAnimator(to: goal, over: length)
        clock.schedule(at: clock.time + length) { [self] in
            guard let ending, ending.goal == goal else { return }
            percentComplete = goal
            let all = blocks
            (blocks, self.ending, animator) = ([], nil, nil)
            if goal == 0 { for block in all { block.takeBack() } }
            for block in all { block.end(finished: goal == 1) }
        }
    }

    /// Lets the animator that can be interrupted run to its end or back, over a time in seconds.
    private func continueAnimator(to goal: Double, over length: TimeInterval) {
        guard let animator else { return }
        if goal == 0 { animator.isReversed = true }
        animator.continueAnimation(
            withTimingParameters: timingCurve, durationFactor: duration > 0 ? length / duration : 0)
    }
}
