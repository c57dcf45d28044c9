// After a step a fast body may have passed through a wall. Where a few bodies go back to the moment of each
// impact and on from there, one after the other, in a crowd a body stays where it first hit something fixed,
// and goes on with the next step: what it loses of its way is less than a step's, and no body waits for
// another. Slow bodies cannot pass through anything: their contacts stop them.

extension CrowdStep {
    /// Stops the bodies that would have passed through something fixed, or, bullets, through anything.
    func stopAtImpacts(_ grid: Grid, _ pairing: Pairing) {
        for place in 0..<bodyCount where centers[place].z > 0 {
            guard isFast(place) else { continue }
            var moment: Float = 1
            var shape = columns.bodies[place].firstShape
            while shape >= 0 {
                moment = min(moment, firstImpact(of: shape, at: place, grid, pairing))
                shape = columns.shapes[Int(shape)].next
            }
            if moment < 1 - 10 * Float.ulpOfOne { columns.bodies[place].advance(to: moment) }
        }
    }

    /// Whether a body moved so far that half a shape of it could be on a wall's other side.
    private func isFast(_ place: Int) -> Bool {
        let body = columns.bodies + place
        let way = body.pointee.sweep.center - body.pointee.sweep.startCenter
        let turn = abs(body.pointee.sweep.angle - body.pointee.sweep.startAngle)
        var shape = body.pointee.firstShape
        while shape >= 0 {
            let row = columns.shapes + Int(shape)
            let half = row.pointee.boxHalf
            let radius = half.x > 0 ? min(half.x, half.y) : columns.hull(shape).innerRadius
            let reach = turn * 0.5 * bounds[Int(shape)].extent
            if way.lengthSquared > 0.0625 * radius * radius || reach > 0.5 * radius { return true }
            shape = row.pointee.next
        }
        return false
    }

    private func firstImpact(
        of shape: Int32, at place: Int, _ grid: Grid, _ pairing: Pairing
    ) -> Float {
        let body = columns.bodies + place
        let hull = columns.hull(shape)
        let swept = hull.box(at: body.pointee.sweep.startPlacement)
            .union(hull.box(at: body.pointee.placement))
        let bounds = Bounds(swept)
        var moment: Float = 1
        grid.forEachShape(near: bounds) { other in
            let owner = placed[other].body
            guard owner != Int32(place), bounds.overlaps(self.bounds[other]) else { return }
            let wall = columns.bodies + Int(owner)
            guard wall.pointee.kind == .fixed || body.pointee.isBullet || wall.pointee.isBullet,
                pairing.shouldCollide(shape, Int32(other), columns)
            else { return }
            let impact = timeOfImpact(
                columns.hull(Int32(other)), wall.pointee.sweep, hull, body.pointee.sweep)
            if case .at(let share) = impact { moment = min(moment, share) }
        }
        return moment
    }
}
