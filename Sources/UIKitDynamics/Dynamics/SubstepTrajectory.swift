/// The trajectory of an item through the last step.
package struct SubstepTrajectory: Sendable, Hashable {
    /// A sample of the trajectory.
    package struct Sample: Sendable, Hashable {
        /// The item's center in the reference view's coordinates, in points.
        package let center: CGPoint
        /// The item's angle in radians; it keeps counting beyond a full turn.
        package let angle: CGFloat
        /// The moment of the sample, as a fraction of the step from 0 to 1.
        package let progress: CGFloat

        /// Creates a sample from a center in points, an angle in radians and a fraction of the step.
        package init(center: CGPoint, angle: CGFloat, progress: CGFloat) {
            (self.center, self.angle, self.progress) = (center, angle, progress)
        }
    }

    /// The identity of the item's layer in pictures.
    package let layer: Int
    /// The samples in order of time: the beginning of the step, moments within it, and its end.
    package let samples: [Sample]
}

extension UIDynamicAnimator {
    /// The trajectories of the last step, one for each item that is a direct subview of the reference view,
    /// in the order in which the animator took the items.
    ///
    /// Only for such views, and with exact write-back, does the trajectory match the picture. An item with
    /// fewer than three samples is left out. Empty unless the run records trajectories or shows even motion.
    package var substepTrajectories: [SubstepTrajectory] {
        guard followsFilmClock, writeBack == .exact else { return [] }
        return simulation.items.compactMap { record in
            guard let view = record.item as? UIView, view.superview === referenceView else { return nil }
            let samples = simulation.samples(of: record)
            return samples.count > 2 ? SubstepTrajectory(layer: view.identity, samples: samples) : nil
        }
    }
}
