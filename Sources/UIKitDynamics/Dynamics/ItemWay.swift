/// How an item came through the sub-steps of the last step.
package struct ItemWay: Sendable, Hashable {
    /// Where an item is.
    package struct Stop: Sendable, Hashable {
        /// Its center in the reference view's coordinates, in points.
        package let center: CGPoint
        /// Its angle in radians; more than a whole turn counts on.
        package let angle: CGFloat

        /// A place and an angle.
        package init(center: CGPoint, angle: CGFloat) {
            (self.center, self.angle) = (center, angle)
        }
    }

    /// The item's name.
    package let item: String
    /// Where it was before the step and after each sub-step, evenly spread over the step; at least three.
    package let stops: [Stop]
}

extension UIDynamicAnimator {
    /// The ways of the views that lie directly on the reference view and are put exactly where the engine has
    /// them; of those alone the way is also what is seen. Empty unless the stage records ways.
    package var itemWays: [ItemWay] {
        guard followsFilmClock, writeBack == .exact else { return [] }
        return simulation.items.compactMap { record in
            guard record.way.count > 2, let view = record.item as? UIView, view.superview === referenceView
            else { return nil }
            return ItemWay(item: name(of: view), stops: record.way)
        }
    }
}
