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

/// The trajectory of an item through the last step.
package struct SubstepTrajectory: Sendable, Hashable {
    /// The identity of the item's layer in pictures.
    package let layer: Int
    /// The states in order of time: the beginning of the step, moments within it, and its end.
    package let states: [SubstepState]
}

extension UIDynamicAnimator {
    /// The trajectories of the last step, one for each item that is a direct subview of the reference view,
    /// in the order in which the animator took the items.
    ///
    /// Only for such views, and with exact write-back, does the trajectory match the picture. An item with
    /// fewer than three states is left out. Empty unless the run records trajectories or shows even motion.
    package var substepTrajectories: [SubstepTrajectory] {
        guard followsFilmClock, writeBack == .exact else { return [] }
        return simulation.items.compactMap { record in
            guard let view = record.item as? UIView, view.superview === referenceView else { return nil }
            let states = simulation.trajectory(of: record)
            return states.count > 2 ? SubstepTrajectory(layer: view.identity, states: states) : nil
        }
    }
}
