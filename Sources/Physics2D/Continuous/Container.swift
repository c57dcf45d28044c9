/// A rectangle whose walls are the shapes of a fixed body.
struct Container: Sendable {
    let walls: Int32
    let lower, upper: Vector2

    /// Returns the centers of a body that are inside.
    func centersInside(of body: Body) -> ContainedCenters {
        var centers: ContainedCenters = holds(body.sweep.center) ? .mass : []
        if holds(body.transform.position) { centers.formUnion(.position) }
        return centers
    }

    /// Returns whether a point is inside; false for NaN.
    private func holds(_ point: Vector2) -> Bool {
        point.x >= lower.x && point.y >= lower.y && point.x <= upper.x && point.y <= upper.y
    }
}
