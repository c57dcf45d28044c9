// A contact pushes a shape to the side of a wall on which its centroid is. So a thin shape whose center gets
// through a wall, squeezed by heavier ones or turned by an impact, is pushed out for good. Four half-planes
// keep the center itself inside.

/// A rectangle whose walls are a fixed body.
struct Container: Sendable {
    let walls: Int32
    let lower, upper: Vector2
}

extension World {
    /// Keeps the centers of mass of bodies that collide with a fixed body's shapes from leaving a rectangle, in
    /// meters, once they are inside; the shapes should be the rectangle's sides. A body that would leave in a
    /// step stops at the side.
    public mutating func contain(from lower: Vector2, to upper: Vector2, by id: BodyID) {
        precondition(
            lower.isFinite && upper.isFinite && lower.x < upper.x && lower.y < upper.y,
            "A container needs a width and a height above 0, not \(lower) to \(upper).")
        let walls = validated(id)
        containers.removeAll { $0.walls == walls }
        containers.append(Container(walls: walls, lower: lower, upper: upper))
    }

    /// Notes which bodies are inside which containers, at the start of a step.
    mutating func noteContained() {
        guard !containers.isEmpty else { return }
        let isInside = scratch.isInside.reserve(containers.count * bodies.elements.count)
        for (index, container) in containers.enumerated() {
            let row = isInside + index * bodies.elements.count
            let group = group(of: container.walls)
            for place in bodies.elements.indices {
                let body = bodies.elements[place]
                row[place] =
                    body.isAlive && body.kind == .dynamic && container.holds(body.sweep.center)
                    && meets(group, Int32(truncatingIfNeeded: place))
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

    /// Puts back the bodies that have left their containers, at the end of a step.
    mutating func contain() {
        for (index, container) in containers.enumerated() {
            let row = scratch.isInside.contents + index * bodies.elements.count
            for place in bodies.elements.indices where row[place] {
                let center = bodies.elements[place].sweep.center
                guard center.isFinite, !container.holds(center) else { continue }
                bodies.elements[place].stop(in: container)
                refreshAABBs(of: Int32(truncatingIfNeeded: place))
            }
        }
    }
}

extension Container {
    /// Returns whether a point is inside; never for one that is not a number.
    fileprivate func holds(_ point: Vector2) -> Bool {
        point.x >= lower.x && point.y >= lower.y && point.x <= upper.x && point.y <= upper.y
    }
}

extension Body {
    /// Puts the center a slop inside the sides that it has crossed, and stops it across them.
    fileprivate mutating func stop(in container: Container) {
        let slop = Tuning.linearSlop
        let (lower, upper) = (container.lower, container.upper)
        if sweep.center.x < lower.x || sweep.center.x > upper.x { velocity.x = 0 }
        if sweep.center.y < lower.y || sweep.center.y > upper.y { velocity.y = 0 }
        sweep.center = Vector2(
            max(lower.x + slop, min(sweep.center.x, upper.x - slop)),
            max(lower.y + slop, min(sweep.center.y, upper.y - slop)))
        sweep.startCenter = sweep.center
        placement = sweep.placement
    }
}
