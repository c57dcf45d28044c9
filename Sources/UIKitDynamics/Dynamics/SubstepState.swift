/// The position and motion of an item after a sub-step, or between two.
package struct SubstepState: Sendable, Hashable {
    /// The item's center in the reference view's coordinates, in points.
    package var center: CGPoint
    /// The item's angle in radians; it keeps counting beyond a full turn.
    package var angle: CGFloat
    /// The velocity, in points per second.
    package var velocity = CGPoint.zero
    /// The angular velocity, in radians per second.
    package var spin: CGFloat = 0
    /// The moment of the state, as a fraction of the step from 0 to 1; 0 outside of a trajectory.
    package var progress: CGFloat = 0

    /// Returns the state at a fraction of the interval to a later one.
    package func between(_ later: SubstepState, _ share: CGFloat) -> SubstepState {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: between(a.x, b.x), y: between(a.y, b.y))
        }
        return SubstepState(
            center: between(center, later.center), angle: between(angle, later.angle),
            velocity: between(velocity, later.velocity), spin: between(spin, later.spin),
            progress: between(progress, later.progress))
    }
}
