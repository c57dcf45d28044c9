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
