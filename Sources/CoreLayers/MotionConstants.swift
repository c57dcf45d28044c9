/// The constants of UIKit's laws of motion, with what they were taken from.
///
/// The laws read them here, so that a test can change one for the length of a call and see which of the
/// devices' numbers in Tests/Goldens/Device no longer agree.
package struct MotionConstants: Sendable {
    /// The constants in effect.
    @TaskLocal package static var current = MotionConstants()

    // MARK: Springs

    /// The distance at which a spring counts as at rest, as a fraction of the initial one: a thousandth, by
    /// stiffnesses and durations printed on devices.
    package var springRest = 0.001
    /// The step in seconds in which Core Animation looks for the rest of a spring without overshoot, by
    /// durations printed on devices.
    package var settlingStep = 0.1
    /// The perceptual duration in seconds of SwiftUI's springs and of `UIView.animate(springDuration:)`, as
    /// documented.
    package var springDuration = 0.5
    /// The bounce of SwiftUI's snappy spring, by curves printed on devices.
    package var snappyBounce = 0.15
    /// The bounce of SwiftUI's bouncy spring, by curves printed on devices.
    package var bouncyBounce = 0.3
    /// The mass of the system's spring, which pushes controllers and moves the keyboard, as logged on
    /// devices.
    package var systemMass = 3.0
    /// The stiffness of the system's spring, as logged on devices.
    package var systemStiffness = 1000.0
    /// The damping of the system's spring, as logged on devices; the critical part, 109.5, has an effect.
    package var systemDamping = 500.0
    /// The time in seconds in which the critically damped spring of presented controllers, alerts and action
    /// sheets comes to rest, as logged on devices.
    package var presentationDuration = 0.404

    // MARK: Curves

    /// The x coordinate of the first control point of curves that are slow at the beginning, as documented.
    package var slowStart = 0.42
    /// The x coordinate of the second control point of curves that are slow at the end, as documented.
    package var slowEnd = 0.58
    /// The curve of implicit animations, as documented.
    package var implicitCurve = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    /// The duration of implicit animations in seconds, as documented.
    package var implicitDuration = 0.25
    /// The duration in seconds of animations between `beginAnimations` and `commitAnimations`, as documented.
    package var begunDuration = 0.2

    // MARK: Scrolling

    /// The fraction of the finger's first point beyond an edge that content follows, by offsets measured on
    /// a device.
    package var rubberBand: CGFloat = 0.55
    /// The distance in points by which a finger moves before it drags, by the same offsets.
    package var dragThreshold: CGFloat = 10
    /// The fraction of a fling's speed that is left after a millisecond, as printed on a device.
    package var normalDeceleration: CGFloat = 0.998
    /// The same fraction for a fast deceleration and for pages, as documented.
    package var fastDeceleration: CGFloat = 0.99
    /// The speed in points per second below which a fling is over, as measured on devices.
    package var stopSpeed: CGFloat = 10
    /// The stiffness of a bounce with mass 1, fitted to offsets over time of iOS 26.1, iPhone 16.
    package var bounceStiffness: CGFloat = 120
    /// The damping of a bounce, by the same offsets.
    package var bounceDamping: CGFloat = 22
    /// The speed toward the edge with which a bounce begins besides the finger's, for each point beyond the
    /// edge, in 1/s, by the same offsets.
    package var bounceReturn: CGFloat = 10
    /// The duration of an animated scroll over any distance, in seconds, seen on devices.
    package var scrollDuration = 0.3
    /// The speed in points per second from which a fling turns a page.
    package var pageSpeed: CGFloat = 300

    // MARK: Other transitions

    /// The duration in seconds in which a bar is hidden or shown, documented as
    /// `UINavigationController.hideShowBarDuration`.
    package var barDuration = 0.2
    /// The duration in seconds in which items of collection views are inserted, deleted and moved, and the
    /// perceptual duration of the spring that moves rows of tables.
    package var updateDuration = 0.3
}

extension MotionConstants {
    /// The spring that pushes controllers and moves the keyboard, critically damped.
    package var systemSpring: MassSpring {
        MassSpring(mass: systemMass, stiffness: systemStiffness, damping: systemDamping, velocity: 0)
            .withoutOverdamping
    }
}
