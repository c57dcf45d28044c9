// Inspection; the step uses nothing of this.
extension World {
    /// The number of indices of bodies in the storage, taken and free.
    public var bodyCapacity: Int { bodies.elements.count }

    /// Returns the state of the body at an index in the storage.
    public func state(ofBodyAt index: Int) -> BodyState {
        let body = bodies.elements[index]
        var state = BodyState()
        state.generation = body.generation
        (state.isDynamic, state.isAwake) = (body.kind == .dynamic, body.isMoving)
        (state.position, state.angle) = (body.transform.position, body.sweep.angle)
        (state.velocity, state.angularVelocity) = (body.velocity, body.angularVelocity)
        return state
    }

    /// Returns the identifier of the body at an index in the storage; nil where there is none.
    public func body(at index: Int) -> BodyID? {
        guard bodies.elements.indices ~= index, bodies.elements[index].isAlive else { return nil }
        return identifier(Int32(index))
    }

    /// The outlines of all shapes, in the order of their indices, which are reused after a removal.
    public var outlines: [ShapeOutline] {
        var world = self
        let living = shapes.elements.indices.map(Int32.init).filter { broadPhase.bodyOfShape[Int($0)] >= 0 }
        return world.withContext { context in living.map { context.outline(of: $0, world: self) } }
    }

    /// The points at which shapes touch, in the reverse order of the contact store: with the sequential
    /// solver, those of the newest contact first.
    public var touchingPoints: [TouchingPoint] {
        var world = self
        return world.withContext { context in
            (0..<context.contactCount).reversed().flatMap { context.touchingPoints(of: $0) }
        }
    }
}

extension StepContext {
    fileprivate func outline(of shape: Int32, world: World) -> ShapeOutline {
        let row = shapes[Int(shape)]
        let hull = hull(shape)
        let transform = bodies[Int(row.body)].transform
        if hull.isPoint {
            let center = transform.apply(hull.points[0])
            let rim = (0..<32).map { i in
                center + Rotation(angle: Float(i) * .pi / 16).rotate(Vector2(hull.skinRadius, 0))
            }
            return ShapeOutline(body: world.identifier(row.body), points: rim, isClosed: true)
        }
        return ShapeOutline(
            body: world.identifier(row.body),
            points: (0..<hull.count).map { transform.apply(hull.points[$0]) },
            isClosed: !row.isSegment)
    }

    fileprivate func touchingPoints(of index: Int) -> [TouchingPoint] {
        let contact = contacts[index]
        guard contact.isTouching else { return [] }
        let world = WorldManifold(
            contact.manifold, bodies[Int(contact.bodyA)].transform, shapes[Int(contact.shapeA)].skinRadius,
            bodies[Int(contact.bodyB)].transform, shapes[Int(contact.shapeB)].skinRadius)
        return (0..<contact.manifold.count).map { i in
            TouchingPoint(
                point: i == 0 ? world.points.0 : world.points.1, normal: world.normal,
                impulse: contact.manifold[i].normalImpulse)
        }
    }
}
