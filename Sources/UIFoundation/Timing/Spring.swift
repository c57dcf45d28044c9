/// A spring's motion, by its perceptual duration and bounce or by its mechanics, as SwiftUI has it.
public struct Spring: Hashable, Sendable {
    package let mechanics: MassSpring
    /// The duration of springs that are created without one, in seconds: 0.5.
    @usableFromInline package static var usualDuration: Double { MotionConstants.current.springDuration }
    /// The time in seconds after which the spring looks at rest: the period that it would have without
    /// damping.
    public let duration: Double
    /// The strength of the overshoot: 0 is critical damping, 1 none; below 0, the spring is overdamped.
    public let bounce: Double

    /// Creates a spring from a duration in seconds, default 0.5, and a bounce above -1 and at most 1,
    /// default 0.
    public init(duration: Double = Spring.usualDuration, bounce: Double = 0) {
        self.init(MassSpring(perceptualDuration: duration, bounce: bounce, velocity: 0))
    }

    /// Creates a spring from its response, the period without damping in seconds, and its damping ratio.
    public init(response: Double, dampingRatio: Double) {
        self.init(
            MassSpring(frequency: 2 * .pi / max(response, 1e-3), dampingRatio: dampingRatio, velocity: 0))
    }

    /// Creates a spring from its mechanics; more than critical damping has an effect only when allowed.
    public init(
        mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
    ) {
        let spring = MassSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: 0)
        self.init(allowOverDamping ? spring : spring.withoutOverdamping)
    }

    /// Creates the spring that is within a fraction of its way, default a thousandth, after a time in
    /// seconds.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = MassSpring(frequency: 1, dampingRatio: max(dampingRatio, 0.01), velocity: 0)
        self.init(
            MassSpring(
                frequency: unit.settlingTime(to: epsilon) / max(settlingDuration, 1e-3),
                dampingRatio: max(dampingRatio, 0.01), velocity: 0))
    }

    private init(_ mechanics: MassSpring) {
        self.mechanics = mechanics
        let ratio = mechanics.dampingRatio
        duration = 2 * .pi / mechanics.frequency
        bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The spring without bounce: 0.5 s.
    public static var smooth: Spring { smooth() }
    /// The spring with a small bounce: 0.5 s, 0.15.
    public static var snappy: Spring { snappy() }
    /// The spring with a large bounce: 0.5 s, 0.3.
    public static var bouncy: Spring { bouncy() }

    /// Returns a spring without bounce but for what is added.
    public static func smooth(duration: Double = Spring.usualDuration, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring with a small bounce, to which more is added.
    public static func snappy(duration: Double = Spring.usualDuration, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: MotionConstants.current.snappyBounce + extraBounce)
    }

    /// Returns a spring with a large bounce, to which more is added.
    public static func bouncy(duration: Double = Spring.usualDuration, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: MotionConstants.current.bouncyBounce + extraBounce)
    }
}

extension Spring {
    /// The period without damping in seconds.
    public var response: Double { duration }
    /// The damping ratio: 1 is critical.
    public var dampingRatio: Double { mechanics.dampingRatio }
    /// The mass.
    public var mass: Double { mechanics.mass }
    /// The stiffness. That of an overdamped spring is not the one of its motion but (2 z^2 - 1) times as
    /// large, z being the damping ratio, as SwiftUI reports it.
    public var stiffness: Double {
        let ratio = dampingRatio
        return ratio > 1 ? mechanics.stiffness * (2 * ratio * ratio - 1) : mechanics.stiffness
    }
    /// The damping.
    public var damping: Double { mechanics.damping }
    /// The time in seconds after which the spring is within a thousandth of its way.
    public var settlingDuration: Double { mechanics.settlingTime() }

    /// Returns the value at a time in seconds on the way from zero to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        var (moved, pushed) = (target, initialVelocity)
        let time = max(0, time)
        let rest = mechanics.distance(at: time)
        moved.scale(by: 1 - rest)
        pushed.scale(by: rest - self.pushed(by: 1).distance(at: time))
        return moved + pushed
    }

    /// Returns the velocity per second at a time in seconds on the way from zero to a target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let time = max(0, time)
        let rest = mechanics.rate(at: time)
        var (moved, pushed) = (target, initialVelocity)
        moved.scale(by: -rest)
        pushed.scale(by: rest - self.pushed(by: 1).rate(at: time))
        return moved + pushed
    }

    /// Advances a value and its velocity by a step in seconds toward a target.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: Double
    ) {
        let way = target - value
        let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value += moved
    }

    /// Returns the mechanics with an initial velocity toward the target.
    private func pushed(by velocity: Double) -> MassSpring {
        var spring = mechanics
        spring.velocity = velocity
        return spring
    }
}
