extension CrowdStep {
    /// Works out where bodies and their shapes stand; says whether each shape is within its reach still.
    func placeShapes(_ range: Range<Int>, _ reaches: UnsafePointer<Bounds>?) -> Bool {
        var areWithin = true
        for place in range {
            let body = columns.bodies + place
            guard body.pointee.generation != 0 else {
                centers[place] = .zero
                continue
            }
            let center = body.pointee.sweep.center
            // A mass is worked out later; so far it tells who moves.
            centers[place] = Lanes(center.x, center.y, body.pointee.isMoving ? 1 : 0, 0)
            var shape = body.pointee.firstShape
            while shape >= 0 {
                placeShape(shape, at: body.pointee.placement)
                if let reaches, !reaches[Int(shape)].contains(bounds[Int(shape)]) { areWithin = false }
                shape = columns.shapes[Int(shape)].next
            }
        }
        return areWithin
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
