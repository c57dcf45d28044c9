/// What there is among the bodies of a range.
struct Sightings: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// A body that could move sleeps.
    static let sleeper = Sightings(rawValue: 1)
    /// A shape has left its reach.
    static let beyondReach = Sightings(rawValue: 2)
}

extension CrowdStep {
    /// Works out where bodies and their shapes stand, and says what it saw.
    func placeShapes(_ range: Range<Int>, _ reaches: UnsafePointer<Bounds>?) -> Sightings {
        var seen = Sightings()
        for place in range {
            let body = columns.bodies + place
            guard body.pointee.generation != 0 else {
                centers[place] = .zero
                continue
            }
            if body.pointee.kind == .dynamic && !body.pointee.isAwake { seen.formUnion(.sleeper) }
            let center = body.pointee.sweep.center
            // A mass is worked out later; so far it tells who moves.
            centers[place] = Lanes(center.x, center.y, body.pointee.isMoving ? 1 : 0, 0)
            var shape = body.pointee.firstShape
            while shape >= 0 {
                placeShape(shape, at: body.pointee.placement)
                if let reaches, !reaches[Int(shape)].contains(bounds[Int(shape)]) {
                    seen.formUnion(.beyondReach)
                }
                shape = columns.shapes[Int(shape)].next
            }
        }
        return seen
    }

    @inline(__always) private func placeShape(_ shape: Int32, at placement: Placement) {
        let row = columns.shapes + Int(shape)
        let half = row.pointee.boxHalf
        let rotation = placement.rotation
        let center = half.x > 0 ? placement.placing(row.pointee.centroid) : placement.position
        let frame = Lanes(center.x, center.y, rotation.cosine, rotation.sine)
        placed[Int(shape)] = PlacedShape(
            frame: frame,
            size: Lanes(half.x, half.y, row.pointee.skinRadius, row.pointee.friction),
            restitution: row.pointee.restitution, body: row.pointee.body)
        let margin = max(row.pointee.skinRadius, Tuning.skinRadius)
        if half.x > 0 {
            let (c, s) = (abs(rotation.cosine), abs(rotation.sine))
            let reach = Vector2(c * half.x + s * half.y + margin, s * half.x + c * half.y + margin)
            bounds[Int(shape)] = Bounds(Box(low: center - reach, high: center + reach))
        } else {
            let box = columns.hull(shape).box(at: placement).enlarged(by: margin, along: .zero)
            bounds[Int(shape)] = Bounds(box)
        }
    }
}
