/// An animation of a property from one value to another along the motion of a mass on a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass; default 1.
    open var mass: CGFloat = 1
    /// The stiffness of the spring; default 100.
    open var stiffness: CGFloat = 100
    /// The damping; default 10.
    open var damping: CGFloat = 10
    /// The initial velocity, in whole distances per second toward the last value; default 0.
    open var initialVelocity: CGFloat = 0
    /// A Boolean value that indicates whether the spring may be overdamped; default false.
    open var allowsOverdamping = false

    /// The time until the spring is at rest: within a thousandth of the distance, by the bound of its
    /// amplitude.
    open var settlingDuration: CFTimeInterval { spring.settlingTime }

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

    private var spring: MassSpring {
        MassSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    }
}
