/// An object that provides the timing of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The cubic curve; nil for none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// Timing by a cubic Bezier curve.
@preconcurrency @MainActor public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let curve: TimingCurve
    /// The named curve from which the parameters were created; default `easeInOut`.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
    /// The second control point.
    public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
    /// The parameters themselves.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil, since the timing has the other form.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    /// Creates the timing of a named curve.
    public init(animationCurve: UIView.AnimationCurve) {
        (curve, self.animationCurve) = (animationCurve.timing, animationCurve)
        super.init()
    }

    /// Creates the timing of the curve with two control points, whose x coordinates are from 0 to 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = TimingCurve(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
        animationCurve = .easeInOut
        super.init()
    }

    /// Creates the timing of Core Animation's default curve.
    public override init() {
        (curve, animationCurve) = (.standard, .easeInOut)
        super.init()
    }
}

/// Timing by a mass on a spring.
@preconcurrency @MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity in total distances per second. The x component has an effect, or the y component
    /// where the x component is 0.
    public let initialVelocity: CGVector
    let dampingRatio: CGFloat
    let mechanics: MassSpring?
    /// Nil, since the timing has the other form.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The parameters themselves.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// Creates a spring that comes to rest within the animator's duration, by its damping ratio: 1 without
    /// overshoot.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (dampingRatio, initialVelocity, mechanics) = (ratio, velocity, nil)
        super.init()
    }

    /// Creates a spring by its mechanics, which give the duration too.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        (dampingRatio, initialVelocity) = (1, velocity)
        mechanics =
            MassSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.along)
            .withoutOverdamping
        super.init()
    }

    /// Creates a spring from a perceptual duration in seconds, default 0.5, and a bounce, above -1 and at
    /// most 1, default 0: critical damping. They give the animator's duration, too.
    public init(
        duration: TimeInterval = Spring.usualDuration, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
    ) {
        (dampingRatio, self.initialVelocity) = (1, initialVelocity)
        mechanics = MassSpring(
            perceptualDuration: duration, bounce: bounce, velocity: initialVelocity.along)
        super.init()
    }

    /// Creates the spring of the system's animations: mass 3, stiffness 1000, and the damping 500, of which
    /// the critical part has an effect.
    public convenience override init() {
        let constants = MotionConstants.current
        self.init(
            mass: constants.systemMass, stiffness: constants.systemStiffness,
            damping: constants.systemDamping,
            initialVelocity: .zero)
    }
}

/// The progress over time of a property animator.
@MainActor struct AnimatorTiming {
    package let duration: TimeInterval
    private let value: (Double) -> Double

    init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
        guard let spring = provider.springTimingParameters else {
            let curve = provider.cubicTimingParameters?.curve ?? .easeInOut
            (self.duration, value) = (duration, { curve.value(at: $0) })
            return
        }
        if let mechanics = spring.mechanics {
            let time = mechanics.settlingTime()
            (self.duration, value) = (time, { $0 >= 1 ? 1 : 1 - mechanics.distance(at: $0 * time) })
            return
        }
        let time = max(duration, 1e-3)
        let curve = MassSpring(
            restingAfter: time, dampingRatio: spring.dampingRatio, velocity: spring.initialVelocity.along)
        (self.duration, value) = (duration, { $0 >= 1 ? 1 : 1 - curve.distance(at: $0 * time) })
    }

    /// Returns the progress at a fraction of the duration, both from 0 to 1.
    package func progress(at fraction: Double) -> Double { value(max(0, min(fraction, 1))) }
}

extension CGVector {
    /// The component along the animated property.
    fileprivate var along: CGFloat { dx == 0 ? dy : dx }
}
