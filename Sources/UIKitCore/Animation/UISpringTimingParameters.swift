/// Timing by a mass on a spring.
@preconcurrency @MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity in total distances per second. The x component has an effect, or the y component
    /// where the x component is 0.
    public let initialVelocity: CGVector
    let dampingRatio: CGFloat
    let mechanics: MassSpring?
    /// The kind of timing: a spring.
    public var timingCurveType: UITimingCurveType { .spring }
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

extension CGVector {
    /// The component along the animated property.
    var along: CGFloat { dx == 0 ? dy : dx }
}
