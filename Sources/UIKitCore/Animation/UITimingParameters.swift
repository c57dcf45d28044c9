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
    /// The initial velocity in total distances per second. Only the x component has an effect.
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
        mechanics = MassSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)
        super.init()
    }

    /// Creates the spring of the system's animations: mass 3, stiffness 1000, damping 500.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
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
            let time = mechanics.settlingTime
            (self.duration, value) = (time, { $0 >= 1 ? 1 : 1 - mechanics.distance(at: $0 * time) })
            return
        }
        let time = max(duration, 1e-3)
        let curve = SpringCurve(
            duration: time, dampingRatio: spring.dampingRatio, initialVelocity: spring.initialVelocity.dx)
        (self.duration, value) = (duration, { $0 >= 1 ? 1 : 1 - curve.distance(at: $0 * time) })
    }

    /// Returns the progress at a fraction of the duration, both from 0 to 1.
    package func progress(at fraction: Double) -> Double { value(max(0, min(fraction, 1))) }
}
