// Finding all pairs takes longer than looking at each pair found. So each shape has a reach, an upright box
// that holds it for some steps to come, and the pairs are those whose reaches meet: as long as no shape has
// left its reach, no other pair can touch. What touches does not depend on how long that is.

/// How far ahead the reaches of shapes look.
struct Lookahead: Sendable {
    /// How many steps the last pairs have been good for so far.
    var age = 0
    /// Whether they were found with larger reaches.
    var wasAhead = false
    /// How often pairs are to be found for one step only, since such reaches did not last.
    var restraint = 0

    /// Whether reaches shall be larger than what they hold.
    mutating func begin() -> Bool {
        if wasAhead, age < 2 { restraint = Tuning.crowdRestraint }
        (age, wasAhead) = (0, restraint == 0)
        if restraint > 0 { restraint -= 1 }
        return wasAhead
    }
}

extension Crowd {
    /// Finds the pairs of shapes whose reaches meet, and works out where they touch.
    mutating func findPairs(_ step: CrowdStep, _ pairing: Pairing, _ shift: Shift) {
        let reaches = reaches.room(for: step.shapeCount)
        let owners = owners.room(for: step.shapeCount)
        let looksAhead = lookahead.begin()
        owners.update(repeating: -1, count: step.shapeCount)
        shift.forEachPiece {
            step.stretch($0.share(of: 0..<step.bodyCount), reaches, owners, looksAhead: looksAhead)
        }
        if isStale { findWalls(step) }
        let shapes = GriddedShapes(count: step.shapeCount, bounds: reaches, owners: owners)
        needsColors = true
        merge(grid.findPairs(shapes, shift), step, pairing, shift)
        isStale = false
    }

    private mutating func findWalls(_ step: CrowdStep) {
        let walls = walls.room(for: step.shapeCount)
        (wallCount, hasBullets) = (0, false)
        for place in 0..<step.bodyCount {
            let body = step.columns.bodies + place
            guard body.pointee.generation != 0, body.pointee.kind == .fixed || body.pointee.isBullet else {
                continue
            }
            if body.pointee.isBullet { hasBullets = true }
            var shape = body.pointee.firstShape
            while shape >= 0 {
                walls[wallCount] = shape
                wallCount += 1
                shape = step.columns.shapes[Int(shape)].next
            }
        }
    }
}

extension CrowdStep {
    /// Works out the shapes' reaches, and whose they are.
    fileprivate func stretch(
        _ range: Range<Int>, _ reaches: UnsafeMutablePointer<Bounds>, _ owners: UnsafeMutablePointer<Int32>,
        looksAhead: Bool
    ) {
        for place in range where columns.bodies[place].generation != 0 {
            let body = columns.bodies + place
            let owner = Int32(place) << 1 | (body.pointee.kind == .dynamic ? 1 : 0)
            let isStretched = looksAhead && body.pointee.isMoving
            let way = lookahead(body.pointee.velocity)
            var shape = body.pointee.firstShape
            while shape >= 0 {
                owners[Int(shape)] = owner
                let now = bounds[Int(shape)]
                reaches[Int(shape)] = isStretched ? now.stretched(along: way) : now
                shape = columns.shapes[Int(shape)].next
            }
        }
    }
}

extension CrowdStep {
    /// The way that a reach holds.
    @inline(__always) private func lookahead(_ velocity: Vector2) -> Vector2 {
        let way = Tuning.crowdLookahead * time * velocity
        let size = max(abs(way.x), abs(way.y))
        return size > Tuning.crowdLongestLookahead ? (Tuning.crowdLongestLookahead / size) * way : way
    }
}

extension Bounds {
    /// The box with what it sweeps over on its way, and a margin.
    fileprivate func stretched(along way: Vector2) -> Bounds {
        let size = max(abs(way.x), abs(way.y))
        let margin = Tuning.crowdMargin + Tuning.crowdMarginShare * size
        let ways = Lanes(way.x, way.y, -way.x, -way.y)
        let spread = Lanes(repeating: margin)
        var bounds = self
        bounds.near += least(ways, .zero) - spread
        bounds.far += most(ways, .zero) + spread
        return bounds
    }
}
