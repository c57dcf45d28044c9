/// A guide that activates constraints while it is near edges of the window, and others while it is away from
/// them. The guide of the keyboard is one; one that code creates is near no edge.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    /// The constraints of edges that the guide is near or away from.
    private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
    private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

    /// The edges that the guide is near.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Sets the constraints that are active while the guide is near edges, in place of the earlier ones of
    /// these edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        replace(near[edge] ?? [], by: trackingConstraints, areActive: nearEdges.isSuperset(of: edge))
        near[edge] = trackingConstraints
    }

    /// Sets the constraints that are active while the guide is away from all of some edges, in place of the
    /// earlier ones of these edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        replace(away[edge] ?? [], by: trackingConstraints, areActive: nearEdges.isDisjoint(with: edge))
        away[edge] = trackingConstraints
    }

    /// Returns the constraints that are active while the guide is near edges.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge] ?? []
    }

    /// Returns the constraints that are active while the guide is away from edges.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edge] ?? []
    }

    /// Forgets all constraints, which stay as they are.
    open func removeAllTrackedConstraints() { (near, away) = ([:], [:]) }

    private func replace(
        _ old: [NSLayoutConstraint], by new: [NSLayoutConstraint], areActive: Bool
    ) {
        for constraint in old where !new.contains(where: { $0 === constraint }) {
            constraint.isActive = false
        }
        for constraint in new { constraint.isActive = areActive }
    }
}
