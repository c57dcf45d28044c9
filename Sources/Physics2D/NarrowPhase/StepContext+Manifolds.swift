extension StepContext {
    @inline(__always) func isActive(_ contact: UnsafePointer<Contact>) -> Bool {
        bodies[Int(contact.pointee.bodyA)].isMoving || bodies[Int(contact.pointee.bodyB)].isMoving
    }

    /// Returns whether the fat AABBs have parted, the tight AABBs are so far apart that the manifold is empty
    /// for certain, or neither.
    @inline(__always) func separation(_ contact: UnsafePointer<Contact>) -> Separation {
        // Two boxes whose closest points are d apart have a side from which the other box is at least d /
        // sqrt(2) away: the normals of a corner's two sides are a right angle apart, so one of them is within
        // 45 degrees of any direction between them. As 1.5 > sqrt(2), the separating axis test agrees with
        // the AABBs. The same holds for segments: their two normals are half a turn apart only at their ends,
        // where the box's normals decide. Circles measure d itself.
        let a = bounds + Int(contact.pointee.shapeA)
        let b = bounds + Int(contact.pointee.shapeB)
        guard a.pointee.fat.overlaps(b.pointee.fat) else { return .parted }
        let box = a.pointee.tight.bounds
        let gap = box - b.pointee.tight.opposite
        // The term of 1e-6 allows for rounding of the coordinates.
        return any(gap .> contact.pointee.apartDistance + 1e-6 * abs(box)) ? .apart : .near
    }

    enum Separation { case near, apart, parted }

    /// Ends a touch, if there is one. The points keep their positions, for the event. Returns the change.
    @inline(__always) func end(_ contact: UnsafeMutablePointer<Contact>) -> ContactChange.Kind? {
        contact.pointee.flags.formUnion(.enabled)
        contact.pointee.manifold.count = 0
        let wasTouching = contact.pointee.isTouching
        contact.pointee.flags.subtract([.touching, .hasMargin])
        guard wasTouching else { return nil }
        return .ended
    }

    /// Computes the manifold of a contact; returns the change.
    func update(_ contact: UnsafeMutablePointer<Contact>) -> ContactChange.Kind? {
        var new = manifold(
            of: contact.pointee.shapeA, contact.pointee.shapeB, margin: contact.pointee.margin)
        guard new.count > 0 else { return end(contact) }
        new.inheritImpulses(from: contact.pointee.manifold)
        contact.pointee.manifold = new
        let wasTouching = contact.pointee.isTouching
        contact.pointee.flags.formUnion([.touching, .enabled])
        return wasTouching ? nil : .began
    }

    /// Returns the manifold of two shapes, of which the first has the lower rank.
    func manifold(of shapeA: Int32, _ shapeB: Int32, margin: Float) -> Manifold {
        let transformA = bodies[Int(shapes[Int(shapeA)].body)].transform
        let transformB = bodies[Int(shapes[Int(shapeB)].body)].transform
        let second = hull(shapeB)
        if let segment = chainSegment(shapeA) {
            return second.isPoint
                ? Physics2D.manifold(segment: segment, at: transformA, circle: second, at: transformB)
                : Physics2D.manifold(segment: segment, at: transformA, polygon: second, at: transformB)
        }
        let first = hull(shapeA)
        if second.isPoint {
            return first.isPoint
                ? Physics2D.manifold(
                    circle: first, at: transformA, circle: second, at: transformB, margin: margin)
                : Physics2D.manifold(
                    polygon: first, at: transformA, circle: second, at: transformB, margin: margin)
        }
        return Physics2D.manifold(
            polygon: first, at: transformA, polygon: second, at: transformB, margin: margin)
    }

    /// Returns the midpoint of a manifold's points, which lie halfway between the two surfaces, in the world.
    func center(of manifold: Manifold, _ contact: Contact) -> Vector2 {
        let world = WorldManifold(
            manifold, bodies[Int(contact.bodyA)].transform, shapes[Int(contact.shapeA)].skinRadius,
            bodies[Int(contact.bodyB)].transform, shapes[Int(contact.shapeB)].skinRadius)
        return manifold.count == 2 ? 0.5 * (world.points.0 + world.points.1) : world.points.0
    }
}
