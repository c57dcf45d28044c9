/// The world's rows as a stage of the step borrows them: plain memory, so that nothing is counted, checked or
/// copied in a loop.
struct Columns {
    let bodies: UnsafeMutablePointer<Body>
    let contacts: UnsafeMutablePointer<Contact>
    let joints: UnsafeMutablePointer<Joint>
    let shapes: UnsafeMutablePointer<Shape>
    let points: UnsafePointer<Vector2>
    let normals: UnsafePointer<Vector2>

    func hull(_ shape: Int32) -> Hull {
        let row = shapes[Int(shape)]
        var (first, count) = (Int(row.firstPoint), Int(row.pointCount))
        // A segment's row holds its neighbours' ends too; the hull is the segment alone.
        if row.isSegment { (first, count) = (first + 1, 2) }
        return Hull(
            points: points + first, normals: normals + first, count: count, centroid: row.centroid,
            skinRadius: row.skinRadius)
    }

    private func chainSegment(_ shape: Int32) -> ChainSegment? {
        let row = shapes[Int(shape)]
        guard case .segment(let hasPrevious, let hasNext) = row.kind else { return nil }
        let first = points + Int(row.firstPoint)
        return ChainSegment(
            previous: hasPrevious ? first[0] : nil, start: first[1], end: first[2],
            next: hasNext ? first[3] : nil)
    }

    /// Where two shapes touch; the first is of the lower rank.
    func manifold(of shapeA: Int32, _ shapeB: Int32, margin: Float) -> Manifold {
        let placementA = bodies[Int(shapes[Int(shapeA)].body)].placement
        let placementB = bodies[Int(shapes[Int(shapeB)].body)].placement
        let second = hull(shapeB)
        if let segment = chainSegment(shapeA) {
            return second.isPoint
                ? Physics2D.manifold(segment: segment, at: placementA, circle: second, at: placementB)
                : Physics2D.manifold(segment: segment, at: placementA, polygon: second, at: placementB)
        }
        let first = hull(shapeA)
        if second.isPoint {
            return first.isPoint
                ? Physics2D.manifold(
                    circle: first, at: placementA, circle: second, at: placementB, margin: margin)
                : Physics2D.manifold(
                    polygon: first, at: placementA, circle: second, at: placementB, margin: margin)
        }
        return Physics2D.manifold(
            polygon: first, at: placementA, polygon: second, at: placementB, margin: margin)
    }

    /// Computes anew where a contact's shapes touch; whether they do so differently from before wakes both
    /// bodies.
    func update(_ index: Int32) -> ContactChange? {
        let contact = contacts + Int(index)
        let old = contact.pointee.manifold
        var new = manifold(
            of: contact.pointee.shapeA, contact.pointee.shapeB, margin: contact.pointee.margin)
        new.inheritImpulses(from: old)
        contact.pointee.manifold = new
        contact.pointee.isEnabled = true
        let (was, isNow) = (contact.pointee.isTouching, new.count > 0)
        contact.pointee.isTouching = isNow
        if !isNow { contact.pointee.margin = 0 }
        guard was != isNow else { return nil }
        bodies[Int(contact.pointee.bodyA)].wakeIfDynamic()
        bodies[Int(contact.pointee.bodyB)].wakeIfDynamic()
        let shown = isNow ? new : old
        return ContactChange(
            phase: isNow ? .began : .ended, contact: index, point: middle(of: shown, contact.pointee))
    }

    /// The middle of the touching points, between the two skins.
    func middle(of manifold: Manifold, _ contact: Contact) -> Vector2 {
        let world = WorldManifold(
            manifold, bodies[Int(contact.bodyA)].placement, shapes[Int(contact.shapeA)].skinRadius,
            bodies[Int(contact.bodyB)].placement, shapes[Int(contact.shapeB)].skinRadius)
        return manifold.count == 2 ? 0.5 * (world.points.0 + world.points.1) : world.points.0
    }
}

/// A contact that began or ended while it was computed anew.
struct ContactChange {
    var phase: ContactEvent.Phase
    var contact: Int32
    var point: Vector2
}
