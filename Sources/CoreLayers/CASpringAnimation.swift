/// An animation of a property from one value to another along the motion of a mass on a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass, above 0; default 1.
    open var mass: CGFloat = 1 { didSet { verify("mass", mass, mass > 0, "above 0") } }
    /// The stiffness of the spring, above 0; default 100.
    open var stiffness: CGFloat = 100 { didSet { verify("stiffness", stiffness, stiffness > 0, "above 0") } }
    /// The damping, 0 or more; default 10.
    open var damping: CGFloat = 10 { didSet { verify("damping", damping, damping >= 0, "0 or more") } }
    /// The initial velocity, in whole distances per second toward the last value; default 0.
    open var initialVelocity: CGFloat = 0 {
        didSet { verify("initialVelocity", initialVelocity, initialVelocity.isFinite, "a finite number") }
    }
    /// A Boolean value that indicates whether the spring may be overdamped; default false, with which more
    /// than critical damping is critical.
    open var allowsOverdamping = false

    /// The time in seconds until the spring counts as at rest, a thousandth of the distance away.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration() }
    /// The time in seconds after which the spring looks at rest, by which its response was chosen.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
    /// The strength of the overshoot, above -1 and at most 1: 0 is critical damping, 1 none.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Creates a spring of mass 1 from a perceptual duration in seconds and a bounce, above -1 and at most 1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = MassSpring(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 0)
        (stiffness, damping, allowsOverdamping) = (spring.stiffness, spring.damping, bounce < 0)
    }

    /// Returns the time in seconds until the spring counts as at rest, a fraction of the distance away.
    public func durationForEpsilon(_ epsilon: Double) -> CFTimeInterval {
        spring.settlingDuration(to: epsilon)
    }

    package override func makeEmptyCopy() -> CAAnimation { CASpringAnimation() }

    package override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    }

    package override func progress(at fraction: Double) -> Double {
        1 - spring.distance(at: fraction * (duration > 0 ? duration : settlingDuration))
    }

    /// Ends the film when a value is none with which a spring moves.
    private func verify(_ property: String, _ value: CGFloat, _ isRight: Bool, _ rule: String) {
        guard !isRight || !value.isFinite else { return }
        RunContext.current.fail(
            SceneFailure("CASpringAnimation.\(property) must be \(rule), but it is \(value)."))
    }

    private var spring: MassSpring {
        let spring = MassSpring(
            mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
        return allowsOverdamping ? spring : spring.withoutOverdamping
    }
}
