/// How an item came through the last step.
package struct ItemWay: Sendable, Hashable {
    /// Where an item is.
    package struct Stop: Sendable, Hashable {
        /// Its center in the reference view's coordinates, in points.
        package let center: CGPoint
        /// Its angle in radians; more than a whole turn counts on.
        package let angle: CGFloat
        /// When, as a share of the step from 0 to 1.
        package let progress: CGFloat

        /// A place and an angle at a moment of the step.
        package init(center: CGPoint, angle: CGFloat, progress: CGFloat) {
            (self.center, self.angle, self.progress) = (center, angle, progress)
        }
    }

    /// The item's name.
    package let item: String
    /// Where it was at the beginning of the step, at moments within, and at the end, in order.
    package let stops: [Stop]
}

extension UIDynamicAnimator {
    /// The ways of the views that lie directly on the reference view and are put exactly where the engine has
    /// them; of those alone the way is also what is seen. Empty unless the stage records ways.
    package var itemWays: [ItemWay] {
        guard followsFilmClock, writeBack == .exact else { return [] }
        return simulation.items.compactMap { record in
            guard let view = record.item as? UIView, view.superview === referenceView else { return nil }
            let stops = simulation.stops(of: record)
            return stops.count > 2 ? ItemWay(item: name(of: view), stops: stops) : nil
        }
    }
}
