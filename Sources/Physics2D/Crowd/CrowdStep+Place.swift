extension CrowdStep {
    /// Works out where all shapes stand.
    func placeShapes() {
        for shape in 0..<shapeCount { owners[shape] = -1 }
        for place in 0..<bodyCount {
            let body = columns.bodies + place
            guard body.pointee.generation != 0 else { continue }
            let center = body.pointee.sweep.center
            centers[place] = Lanes(center.x, center.y, 0, 0)
            let owner = Int32(place) << 1 | (body.pointee.isMoving ? 1 : 0)
            var shape = body.pointee.firstShape
            while shape >= 0 {
                owners[Int(shape)] = owner
                placeShape(shape, at: body.pointee.placement)
                shape = columns.shapes[Int(shape)].next
            }
        }
    }

    private func placeShape(_ shape: Int32, at placement: Placement) {
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
