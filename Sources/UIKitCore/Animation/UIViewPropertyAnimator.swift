/// An animation of views that can be paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The duration in seconds; that of a spring given by its mechanics.
    open var duration: TimeInterval { course.timing.duration }
    /// The delay of the start in seconds.
    open private(set) var delay: TimeInterval = 0
    /// The timing of the animation.
    open private(set) var timingParameters: any UITimingCurveProvider
    /// The state.
    open private(set) var state = UIViewAnimatingState.inactive
    /// A Boolean value that indicates whether the animation advances with the film's clock.
    open var isRunning: Bool { course.isRunning }
    /// A Boolean value that indicates whether animated views receive touches; default true. It cannot be set
    /// while the animator is active.
    open var isUserInteractionEnabled: Bool {
        get { settings.isUserInteractionEnabled }
        set {
            guard newValue != isUserInteractionEnabled, maySet("isUserInteractionEnabled") else { return }
            settings.isUserInteractionEnabled = newValue
        }
    }
    /// A Boolean value that indicates whether hit tests of animated views are up to the scene; default false,
    /// for views that receive touches where they are shown. Otherwise they receive them at the place to which
    /// the animation leads.
    open var isManualHitTestingEnabled = false {
        didSet { for block in blocks { block.touchRule = touchRule } }
    }
    /// A Boolean value that indicates whether the animation can be paused and stopped on its way; default
    /// true. It cannot be set while the animator is active.
    open var isInterruptible: Bool {
        get { settings.isInterruptible }
        set {
            guard newValue != isInterruptible, maySet("isInterruptible") else { return }
            settings.isInterruptible = newValue
        }
    }
    /// A Boolean value that indicates whether a paused animation advances in proportion to
    /// `fractionComplete`; default true. Otherwise it advances along the curve of the timing.
    open var scrubsLinearly = true
    /// A Boolean value that indicates whether the animator stays active at the end; default false.
    open var pausesOnCompletion = false
    /// A Boolean value that indicates whether pending updates of properties and layout are performed before
    /// each block of changes, and at its end, animated; default false.
    open var flushUpdates = false

    private var settings = (isUserInteractionEnabled: true, isInterruptible: true)
    private var course: AnimatorCourse
    private var waiting: [(animations: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var blocks: [AnimationBlock] = []
    /// The changes that were stopped on their way, until the animator is finished.
    private var stopped: [SettledChange] = []
    /// The fraction that was set last, since the animation pauses; nil while it runs.
    private var scrubbed: CGFloat?
    /// The context in which the animator became active; nil before.
    private weak var context: RunContext?
    /// The number of the current run: ends that were scheduled for earlier ones have no effect.
    private var run = 0

    /// Creates an animator with a duration in seconds and timing parameters.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        course = AnimatorCourse(
            timing: AnimatorTiming(parameters, duration: max(0, duration.isFinite ? duration : 0)))
        super.init()
    }

    deinit { Self.check(state, releasedIn: context) }

    /// Creates an animator with a duration of 0.2 s, that of UIKit's own animations, and the default curve.
    public override convenience init() {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
    }

    /// Creates an animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a curve of two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that comes to rest within the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates and starts an animator.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = options.curve
        let parameters = UICubicTimingParameters(
            controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2)
        )
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        animator.flushUpdates = options.contains(.flushUpdates)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Animations

    /// Adds changes. Those of an active animator are shown over the rest of its time.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin after a fraction of the time that remains, and take the rest of it with the
    /// animator's curve.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state == .active else { return waiting.append((animation, delayFactor)) }
        record(animation, after: delayFactor)
    }

    /// Adds a block that is called at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Adds a completion that receives the position. It may be awaited in code of later Swift versions.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }

    // MARK: Running

    /// The fraction of the way, from 0 to 1, in the direction in which the animator runs. Setting it pauses.
    open var fractionComplete: CGFloat {
        get { scrubbed ?? (isReversed ? 1 - course.place(at: now) : course.place(at: now)) }
        set {
            guard mayRun("fractionComplete"), mayInterrupt("fractionComplete") else { return }
            pauseAnimation()
            let limited = newValue.isNaN ? 0 : max(0, min(newValue, 1))
            course.scrub(to: limited, isLinear: scrubsLinearly)
            scrubbed = limited
        }
    }

    /// A Boolean value that indicates whether the animation runs back to the initial values.
    open var isReversed: Bool {
        get { course.isReversed }
        set {
            guard newValue != isReversed else { return }
            let wasRunning = isRunning
            course.pause(at: now)
            (course.isReversed, scrubbed) = (newValue, nil)
            if wasRunning { begin(length: duration * course.rest) }
        }
    }

    /// Starts the animation, or continues a paused one. A stopped animator cannot start.
    open func startAnimation() {
        guard mayRun("startAnimation()") else { return }
        if state == .inactive { activate() }
        guard state == .active, !isRunning else { return }
        begin(length: duration * course.rest)
    }

    /// Starts the animation after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard mayRun("startAnimation(afterDelay:)") else { return }
        guard delay > 0 else { return startAnimation() }
        self.delay = delay
        activate()
        let expected = run
        RunContext.current.clock.scheduleDelay(until: now + delay) { [self] in
            if run == expected, state == .active { startAnimation() }
        }
    }

    /// Pauses the animation at its current progress. A stopped animator cannot pause.
    open func pauseAnimation() {
        guard mayRun("pauseAnimation()"), mayInterrupt("pauseAnimation()") else { return }
        if state == .inactive { activate() }
        course.pause(at: now)
        scrubbed = nil
        run += 1
    }

    /// Continues a paused animation with other timing parameters, over its remaining time or, with a factor
    /// above 0, over that fraction of the duration.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        let length = duration
        if let parameters {
            timingParameters = parameters
            course.timing = AnimatorTiming(parameters, duration: length)
        }
        begin(length: durationFactor > 0 ? length * durationFactor : length * course.rest)
    }

    /// Stops the animation at its current progress. Without finishing, the views keep their presented state
    /// and the animator becomes inactive; otherwise it waits for `finishAnimation`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, mayInterrupt("stopAnimation(_:)") else { return }
        pauseAnimation()
        stopped = AnimationBlock.settle(blocks, at: .current)
        state = .stopped
        if withoutFinishing { reset(finished: false) }
    }

    /// Finishes a stopped animation at a place, and calls the completions. Another animator cannot finish.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard mayFinish() else { return }
        for change in stopped { change.move(to: finalPosition.place) }
        finish(at: finalPosition)
    }

    // MARK: Internals

    private var touchRule: TouchRule {
        isUserInteractionEnabled ? isManualHitTestingEnabled ? .atTarget : .asShown : .ignored
    }

    private var now: TimeInterval { RunContext.current.clock.time }

    private func activate() {
        guard state == .inactive else { return }
        (state, context) = (.active, RunContext.current)
        let all = waiting
        waiting = []
        for (animations, delayFactor) in all { record(animations, after: delayFactor) }
    }

    /// Performs changes, which are shown from now on or after a fraction of the time that remains.
    private func record(_ animations: () -> Void, after delayFactor: Double) {
        let start = course.place(at: now)
        if delayFactor > 0, start < 1 {
            let changes = course.delay(by: delayFactor, at: now)
            return record(animations) { course, time in course.place(of: changes, at: time) }
        }
        record(animations) { course, time in
            start < 1 ? max(start > 0 ? 0 : -.infinity, (course.place(at: time) - start) / (1 - start)) : 1
        }
    }

    /// Performs changes, which are shown at a place that depends on the animator's course.
    ///
    /// It is final since a subclass in another file would refer to the function by another symbol: in a
    /// `@preconcurrency` class the compiler writes the isolation of the closure in one of them only.
    private final func record(
        _ animations: () -> Void, place: @escaping @MainActor (AnimatorCourse, TimeInterval) -> Double
    ) {
        let context = RunContext.current
        let block = AnimationBlock(
            timing: AnimationTiming(begin: context.clock.time, duration: duration),
            options: flushUpdates || AnimationBlock.flushesUpdates ? .flushUpdates : [],
            context: context, completion: nil)
        block.endsByItself = false
        block.touchRule = touchRule
        block.remainderSource = { [weak self] time in
            guard let self else { return 0 }
            return 1 - place(course, time)
        }
        blocks.append(block)
        block.performWithUpdates(animations)
    }

    private func begin(length: TimeInterval) {
        let length = max(0, length)
        course.begin(at: now, length: length)
        scrubbed = nil
        run += 1
        let expected = run
        // The animator lives until its end, as in UIKit.
        RunContext.current.clock.schedule(at: now + length) { [self] in
            if run == expected { runEnded() }
        }
    }

    private func runEnded() {
        course.end()
        guard !pausesOnCompletion else { return }
        let position: UIViewAnimatingPosition = isReversed ? .start : .end
        AnimationBlock.settle(blocks, at: position.place)
        finish(at: position)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        let all = completions
        reset()
        for completion in all { completion(position) }
    }

    private func reset(finished: Bool = true) {
        for block in blocks { block.end(finished: finished) }
        (blocks, stopped, completions, state, scrubbed) = ([], [], [], .inactive, nil)
        course = AnimatorCourse(timing: course.timing)
        run += 1
    }
}
