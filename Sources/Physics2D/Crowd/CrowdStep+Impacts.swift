// After a step a fast body may have passed through a wall. Where a few bodies go back to the moment of each
// impact and are solved from there, one after the other, in a crowd a body stops where it first hit something
// fixed and slides on along it for the rest of its way; no body waits for another. What it touched at the
// start already its contacts keep it from entering. Slow bodies cannot pass through anything: their contacts
// stop them.

/// Where to look for what fast bodies must not pass through.
struct Walls {
    /// More than 32 are not looked at one by one.
    static let most = 32

    let grid: Grid
    /// What is fixed or a bullet, if that is little.
    let few: UnsafeBufferPointer<Int32>?

    /// Whether a wall may meet a box: most bodies in the air are far from all.
    @inline(__always) func areNear(_ box: Bounds, _ bounds: UnsafePointer<Bounds>, forBullet: Bool) -> Bool {
        guard let few, !forBullet else { return true }
        return few.contains { box.overlaps(bounds[Int($0)]) }
    }

    @inline(__always) func forEachShape(near bounds: Bounds, forBullet: Bool, _ visit: (Int) -> Void) {
        guard let few, !forBullet else { return grid.forEachShape(near: bounds, visit) }
        for shape in few { visit(Int(shape)) }
    }
}

/// The moment of a step, from 0 to 1, at which a body's shape hits another.
private struct WallImpact {
    var moment: Float
    var wall: Int32
    let shape: Int32
}

extension CrowdStep {
    /// Stops a fast body that would have passed through something fixed, or, a bullet, through anything, and lets
    /// it slide on.
    func stopAtImpacts(_ place: Int, _ walls: Walls, _ pairing: Pairing) {
        var passed = SIMD4<Int32>(repeating: -1)
        for round in 0..<passed.scalarCount {
            let impact = firstImpact(at: place, walls, pairing, passed)
            if stopAtMiddle(of: place, before: impact?.moment ?? 1, walls, pairing) { return }
            guard let impact else { return }
            passed[round] = impact.wall
            let isLast = round == passed.scalarCount - 1
            if !slide(place, from: impact, isLast: isLast) { return }
        }
    }

    // Contacts push a shape to the side of a wall on which its middle is. A thin shape that hits a wall with its end
    // spins, and within a step the rest of it would be beyond the wall that it touched when the step began.
    /// Stops a body where the middle of one of its shapes would pass through something fixed before a moment; says
    /// whether it did.
    private func stopAtMiddle(
        of place: Int, before moment: Float, _ walls: Walls, _ pairing: Pairing
    ) -> Bool {
        let body = columns.bodies + place
        var first = WallImpact(moment: moment, wall: -1, shape: -1)
        var shape = body.pointee.firstShape
        while shape >= 0 {
            let found = firstImpactOfMiddle(of: shape, at: place, walls, pairing)
            if found.moment < first.moment { first = found }
            shape = columns.shapes[Int(shape)].next
        }
        guard first.wall >= 0 else { return false }
        body.pointee.advance(to: first.moment)
        body.pointee.sweep.startFraction = 0
        if let normal = columns.normal(from: first.wall, to: first.shape) {
            body.pointee.velocity -= min(dot(body.pointee.velocity, normal), 0) * normal
        }
        return true
    }

    private func firstImpactOfMiddle(
        of shape: Int32, at place: Int, _ walls: Walls, _ pairing: Pairing
    ) -> WallImpact {
        let body = columns.bodies + place
        let bounds = around(shape, of: place)
        var first = WallImpact(moment: 1, wall: -1, shape: shape)
        guard walls.areNear(bounds, self.bounds, forBullet: body.pointee.isBullet) else { return first }
        let hull = columns.hull(shape)
        withUnsafePointer(to: hull.centroid) { middle in
            let point = Hull(
                points: middle, normals: hull.normals, count: 1, centroid: hull.centroid, skinRadius: 0)
            walls.forEachShape(near: bounds, forBullet: body.pointee.isBullet) { other in
                let owner = placed[other].body
                guard owner != Int32(place), bounds.overlaps(self.bounds[other]) else { return }
                let wall = columns.bodies + Int(owner)
                guard wall.pointee.kind == .fixed, pairing.shouldCollide(shape, Int32(other), columns) else {
                    return
                }
                let side = columns.hull(Int32(other))
                guard case .at(let moment) = timeOfImpact(side, wall.pointee.sweep, point, body.pointee.sweep)
                else { return }
                // A thin shape's middle is near what it lies on all the time.
                guard moment > 0 || side.parts(hull.centroid, wall.pointee, body.pointee) else { return }
                if moment < first.moment || moment == first.moment && Int32(other) < first.wall {
                    (first.moment, first.wall) = (moment, Int32(other))
                }
            }
        }
        return first
    }

    /// Moves a body to an impact, and from there on along the wall; false when it stays there.
    private func slide(_ place: Int, from impact: WallImpact, isLast: Bool) -> Bool {
        let body = columns.bodies + place
        let rest = 1 - impact.moment
        var way = rest * (body.pointee.sweep.center - body.pointee.sweep.startCenter)
        // A turn could bring a corner into the wall, but for a body that it rests on anyway.
        let turn = impact.moment > 0 ? 0 : body.pointee.sweep.angle - body.pointee.sweep.startAngle
        body.pointee.advance(to: impact.moment)
        body.pointee.sweep.startFraction = 0
        guard !isLast, let normal = columns.normal(from: impact.wall, to: impact.shape) else { return false }
        way -= min(dot(way, normal), 0) * normal
        body.pointee.sweep.center += way
        body.pointee.sweep.angle += turn
        body.pointee.placement = body.pointee.sweep.placement
        return true
    }

    private func firstImpact(
        at place: Int, _ walls: Walls, _ pairing: Pairing, _ passed: SIMD4<Int32>
    ) -> WallImpact? {
        var first = WallImpact(moment: 1 - 10 * Float.ulpOfOne, wall: -1, shape: -1)
        var shape = columns.bodies[place].firstShape
        while shape >= 0 {
            let found = firstImpact(of: shape, at: place, walls, pairing, passed)
            if found.moment < first.moment { first = found }
            shape = columns.shapes[Int(shape)].next
        }
        return first.wall >= 0 ? first : nil
    }

    /// Whether a body moved so far that half a shape of it could be on a wall's other side.
    func isFast(_ place: Int) -> Bool {
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

    // The farthest that a shape reaches from a point is at most as far as the farthest corner of a box around it.
    /// A box that holds a shape on all of its way, however it turns.
    private func around(_ shape: Int32, of place: Int) -> Bounds {
        let (start, end) = (columns.bodies[place].sweep.startCenter, columns.bodies[place].sweep.center)
        // The shape's bounds are where it was when the step began, and so is this centre; a slide has another start.
        let center = Vector2(centers[place].x, centers[place].y)
        let (low, high) = (bounds[Int(shape)].low - center, bounds[Int(shape)].high - center)
        let reach = Vector2(max(-low.x, high.x), max(-low.y, high.y)).length
        let margin = Vector2(reach, reach)
        return Bounds(
            Box(low: start - margin, high: start + margin).union(Box(low: end - margin, high: end + margin)))
    }

    private func firstImpact(
        of shape: Int32, at place: Int, _ walls: Walls, _ pairing: Pairing, _ passed: SIMD4<Int32>
    ) -> WallImpact {
        let body = columns.bodies + place
        var first = WallImpact(moment: 1, wall: -1, shape: shape)
        guard walls.areNear(around(shape, of: place), self.bounds, forBullet: body.pointee.isBullet) else {
            return first
        }
        let hull = columns.hull(shape)
        let swept = hull.box(at: body.pointee.sweep.startPlacement)
            .union(hull.box(at: body.pointee.placement))
        let bounds = Bounds(swept)
        walls.forEachShape(near: bounds, forBullet: body.pointee.isBullet) { other in
            let owner = placed[other].body
            guard owner != Int32(place), bounds.overlaps(self.bounds[other]) else { return }
            let wall = columns.bodies + Int(owner)
            guard wall.pointee.kind == .fixed || body.pointee.isBullet || wall.pointee.isBullet,
                pairing.shouldCollide(shape, Int32(other), columns)
            else { return }
            let impact = timeOfImpact(
                columns.hull(Int32(other)), wall.pointee.sweep, hull, body.pointee.sweep)
            // Of two at the same moment the lower number counts, in whatever order they come.
            guard case .at(let share) = impact, !any(passed .== Int32(other)) else { return }
            if share < first.moment || share == first.moment && Int32(other) < first.wall {
                (first.moment, first.wall) = (share, Int32(other))
            }
        }
        return first
    }
}

extension Hull {
    /// Whether a segment of a fixed body lies between where a point of a body begins and where it ends.
    fileprivate func parts(_ point: Vector2, _ wall: Body, _ body: Body) -> Bool {
        guard count == 2 else { return false }
        let (start, end) = (wall.placement.placing(points[0]), wall.placement.placing(points[1]))
        let (before, after) = (
            body.sweep.startPlacement.placing(point), body.sweep.placement.placing(point)
        )
        return cross(end - start, before - start) * cross(end - start, after - start) < 0
    }
}
