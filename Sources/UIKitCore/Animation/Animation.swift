/// The timing of an animation, as SwiftUI has it, for `UIView.animate(_:changes:completion:)`.
public struct Animation: Hashable, Sendable {
    private enum Form: Hashable {
        case curve(UnitCurve, duration: TimeInterval)
        case spring(MassSpring)
    }

    private var form: Form
    private var wait: TimeInterval = 0
    private var pace = 1.0
    private var runsForever = false
    private var reverses = false

    private init(_ form: Form) { self.form = form }

    /// The spring of 0.5 s without bounce.
    public static var `default`: Animation { spring() }
    /// Even progress over 0.35 s.
    public static let linear = linear(duration: 0.35)
    /// Progress over 0.35 s that is slow at the start.
    public static let easeIn = easeIn(duration: 0.35)
    /// Progress over 0.35 s that is slow at the end.
    public static let easeOut = easeOut(duration: 0.35)
    /// Progress over 0.35 s that is slow at both ends.
    public static let easeInOut = easeInOut(duration: 0.35)
    /// The spring of 0.5 s without bounce.
    public static var spring: Animation { spring() }
    /// The spring without bounce.
    public static var smooth: Animation { spring(.smooth) }
    /// The spring with a small bounce.
    public static var snappy: Animation { spring(.snappy) }
    /// The spring with a large bounce.
    public static var bouncy: Animation { spring(.bouncy) }

    /// Returns even progress over a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// Returns progress over a duration in seconds that is slow at the start.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// Returns progress over a duration in seconds that is slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// Returns progress over a duration in seconds that is slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// Returns progress along a curve over a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration: max(0, duration)))
    }

    /// Returns progress along the curve of two control points over a duration in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// Returns the motion of a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(.spring(spring.mechanics))
    }

    /// Returns the motion of a spring with a perceptual duration in seconds and a bounce.
    public static func spring(
        duration: TimeInterval = Spring.usualDuration, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// Returns the motion of a spring with a response in seconds and a damping fraction.
    public static func spring(
        response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// Returns the motion of a spring by its mechanics.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .spring(
                MassSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)))
    }
}

extension Animation {
    /// Returns the animation after a delay in seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.wait += delay
        return copy
    }

    /// Returns the animation at a multiple of its speed.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.pace *= max(speed, 1e-6)
        return copy
    }

    /// Returns the animation repeated forever, every second time backwards unless said otherwise.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        (copy.runsForever, copy.reverses) = (true, autoreverses)
        return copy
    }

    /// Performs changes to views with the animation.
    @MainActor func perform(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
        var options: UIView.AnimationOptions = runsForever ? [.repeat] : []
        if reverses { options.insert(.autoreverse) }
        switch form {
        case .curve(let curve, let duration):
            UIView.start(
                duration / pace, wait / pace, .function { curve.value(at: $0) }, options, changes, completion)
        case .spring(var spring):
            spring.stiffness *= pace * pace
            spring.damping *= pace
            spring.velocity *= pace
            UIView.animate(
                as: spring, delay: wait / pace, options: options, animations: changes,
                completion: completion)
        }
    }
}
