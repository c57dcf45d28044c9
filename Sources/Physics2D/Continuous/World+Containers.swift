// A contact pushes a shape to the side of a wall on which its centroid lies. So a thin shape whose center
// gets through a wall, squeezed by heavier shapes or rotated by an impact, is pushed out for good. Containers
// clamp the centers of bodies to four half-planes.

extension World {
    /// Keeps bodies that collide with a fixed body's shapes from leaving a rectangle, in meters; the shapes
    /// should be its sides. A body's center of mass stays inside once it is inside, and so does its origin. A
    /// body that would leave in a step stops at the side. The rectangle must be finite, with a width and a
    /// height above 0; it replaces an earlier one of the same body.
    public mutating func contain(from lower: Vector2, to upper: Vector2, by id: BodyID) {
        precondition(
            lower.isFinite && upper.isFinite && lower.x < upper.x && lower.y < upper.y,
            "A container needs a width and a height above 0, not \(lower) to \(upper).")
        let walls = validated(id)
        containers.removeAll { $0.walls == walls }
        containers.append(Container(walls: walls, lower: lower, upper: upper))
    }

    /// Records at the start of a step which centers are inside which containers.
    mutating func noteContained() {
        guard !containers.isEmpty else { return }
        let contained = scratch.contained.reserve(containers.count * bodies.elements.count)
        for (index, container) in containers.enumerated() {
            let row = contained + index * bodies.elements.count
            let group = group(of: container.walls)
            for bodyIndex in bodies.elements.indices {
                let body = bodies.elements[bodyIndex]
                let mayMeet = body.isAlive && body.kind == .dynamic
                row[bodyIndex] =
                    mayMeet && meets(group, Int32(truncatingIfNeeded: bodyIndex))
                    ? container.centersInside(of: body) : []
            }
        }
    }

    private func group(of body: Int32) -> Int32? {
        let shape = bodies[body].firstShape
        return shape < 0 ? nil : shapes[shape].group
    }

    private func meets(_ group: Int32?, _ body: Int32) -> Bool {
        guard let group, let other = self.group(of: body) else { return false }
        return filter[group, other]
    }

    /// Moves bodies that have left their containers back inside, at the end of a step.
    mutating func contain() {
        for (index, container) in containers.enumerated() {
            let row = scratch.contained.contents + index * bodies.elements.count
            for bodyIndex in bodies.elements.indices where !row[bodyIndex].isEmpty {
                let body = bodies.elements[bodyIndex]
                let lost = row[bodyIndex].subtracting(container.centersInside(of: body))
                guard !lost.isEmpty, body.sweep.center.isFinite else { continue }
                // Moving one center inside can move the other out on the opposite side.
                if lost.contains(.position) {
                    bodies.elements[bodyIndex].stop(at: body.transform.position, in: container)
                }
                let center = bodies.elements[bodyIndex].sweep.center
                if row[bodyIndex].contains(.mass) {
                    bodies.elements[bodyIndex].stop(at: center, in: container)
                }
                refreshAABBs(of: Int32(truncatingIfNeeded: bodyIndex))
            }
        }
    }
}

extension Body {
    /// Moves the body so that one of its centers, if it is beyond sides, is a slop inside of them, and
    /// removes the velocity across these sides.
    fileprivate mutating func stop(at point: Vector2, in container: Container) {
        let slop = Tuning.linearSlop
        let (lower, upper) = (container.lower, container.upper)
        if point.x < lower.x || point.x > upper.x {
            velocity.x = 0
            sweep.center.x += max(lower.x + slop, min(point.x, upper.x - slop)) - point.x
        }
        if point.y < lower.y || point.y > upper.y {
            velocity.y = 0
            sweep.center.y += max(lower.y + slop, min(point.y, upper.y - slop)) - point.y
        }
        sweep.startCenter = sweep.center
        transform = sweep.transform
    }
}
