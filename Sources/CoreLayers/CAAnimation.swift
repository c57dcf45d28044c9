/// A change over time of a layer's presentation, on the film's clock. The layer's own properties keep their
/// values.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
    /// The time at which the animation begins, in the layer's time; 0, the default, for the time at which it
    /// is added.
    open var beginTime: CFTimeInterval = 0
    /// The duration in seconds; 0, the default, for that of the transaction (0.25).
    open var duration: CFTimeInterval = 0
    /// The speed; default 1.
    open var speed: Float = 1
    /// The offset of the animation's time; default 0. The beginning that is skipped follows at the end.
    open var timeOffset: CFTimeInterval = 0
    /// The number of repetitions; default 0, which counts as 1, and infinity for no end.
    open var repeatCount: Float = 0
    /// The time for which the animation repeats; 0, the default, for `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// A Boolean value that indicates whether the animation then runs backwards; default false.
    open var autoreverses = false
    /// The behavior before and after the animation's time; default `removed`.
    open var fillMode: CAMediaTimingFillMode = .removed
    /// The timing function; default nil, for a linear one.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, held strongly as by Core Animation; default nil.
    open var delegate: (any CAAnimationDelegate)?
    /// A Boolean value that indicates whether the layer removes the animation at its end; default true.
    open var isRemovedOnCompletion = true
    /// The rates at which the animation may move: at the preferred one, else at the highest; default any. A
    /// rate below that of a film's ticks, 60 frames per second, makes it move in steps.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { frameRate = FrameRate(preferredFrameRateRange) }
    }

    private var frameRate = FrameRate()
    private var keyedValues: [String: Any] = [:]

    /// Creates an animation.
    public override init() {
        super.init()
    }

    /// Archives are not supported: the result is an animation with default values.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Sets the property of that name, such as "duration" or "removedOnCompletion"; a value of another type
    /// is an error. Values of other keys are stored under the key.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = property(key) else { return keyedValues[key] = value }
        let isSet = property.set(self, value)
        _ = RunContext.accept(
            isSet, "\(type(of: self)).\(key)", "a value of the property's type", value: value ?? "nil")
    }

    /// Returns the property of that name, or the value stored under another key; nil for none.
    open func value(forKey key: String) -> Any? { property(key).map { $0.get(self) } ?? keyedValues[key] }

    /// Returns an independent copy.
    open override func copy() -> Any {
        MainActor.assumeIsolated { independentCopy(of: self) }
    }

    package func makeEmptyCopy() -> CAAnimation { CAAnimation() }

    /// Takes over the properties of another animation of the same kind.
    package func take(_ other: CAAnimation) {
        (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
        (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
        (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
        (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
        (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
        preferredFrameRateRange = other.preferredFrameRateRange
        keyedValues = other.keyedValues
    }

    /// Changes the state that a layer shows at a moment of the animation.
    package func apply(to state: inout LayerState, at moment: AnimationMoment, of layer: CALayer) {}
}

/// Returns an independent copy of an animation.
@MainActor private func independentCopy(of animation: CAAnimation) -> CAAnimation {
    let twin = animation.makeEmptyCopy()
    twin.take(animation)
    return twin
}

extension CAAnimation {
    /// Returns the moment of the animation at a time after its begin; nil where it shows nothing. The end
    /// itself belongs to the animation only where the caller says so.
    package func moment(
        at time: TimeInterval, duration: TimeInterval, includesEnd: Bool = false
    ) -> AnimationMoment? {
        let skipped = wrappedOffset
        let active = activeDuration(duration)
        var own = time * Double(speed) + timeOffset - skipped
        // The end is shown at its time, even where no frame begins then.
        if !frameRate.isUnlimited, own < active - 1e-9 {
            own = frameRate.frameStart(at: time) * Double(speed) + timeOffset - skipped
        }
        guard own >= 0 else {
            return [.backwards, .both].contains(fillMode)
                ? skipped > 0 ? cycle(at: skipped, duration, isEnd: false) : paced(0) : nil
        }
        guard own < active else {
            let isHeld = [.forwards, .both].contains(fillMode) || includesEnd && own - active < 1e-9
            guard isHeld else { return nil }
            return cycle(at: active + skipped, duration, isEnd: true)
        }
        return cycle(at: own + skipped, duration, isEnd: false)
    }

    /// The part of the beginning that is shown at the end, in seconds: an animation that runs forward and
    /// skips it by its time offset is as long as any other.
    private var wrappedOffset: TimeInterval { speed > 0 ? max(0, timeOffset) : 0 }

    /// Returns the time from the beginning to the end, in seconds of the layer's time; infinite for no end.
    func lifetime(_ duration: TimeInterval) -> TimeInterval {
        guard speed > 0 else { return .infinity }
        return max(0, activeDuration(duration) - timeOffset + wrappedOffset) / Double(speed)
    }

    private func activeDuration(_ duration: TimeInterval) -> TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let once = duration * (autoreverses ? 2 : 1)
        return repeatCount > 0 ? once * Double(repeatCount) : once
    }

    /// Returns the place in one repetition; at the end of a whole one, its last moment.
    private func cycle(at time: TimeInterval, _ duration: TimeInterval, isEnd: Bool) -> AnimationMoment {
        guard duration > 0 else { return paced(autoreverses ? 0 : 1) }
        let once = duration * (autoreverses ? 2 : 1)
        var within = time.truncatingRemainder(dividingBy: once)
        if isEnd, time > 0, within < 1e-9 { within = once }
        let place = within / duration
        return paced(place > 1 ? 2 - place : place, after: (time - within) / once)
    }

    private func paced(_ fraction: Double, after repetitions: Double = 0) -> AnimationMoment {
        AnimationMoment(
            fraction: timingFunction?.curve.value(at: fraction) ?? fraction,
            repetition: Int(exactly: repetitions.rounded()) ?? 0)
    }
}
