import Physics2D

/// The bodies of the boundaries of collision behaviors.
extension Simulation {
    /// Recreates a behavior's boundaries; the reference bounds only if there are any, and once the view has a
    /// size: code may add the behavior before the first layout.
    mutating func rebuildBoundaries(of behavior: UICollisionBehavior, _ reference: CGRect?) {
        guard collisions.contains(where: { $0 === behavior }) else { return }
        removeBoundaries(of: behavior)
        if let insets = behavior.referenceInsets, let reference, !reference.isEmpty {
            addReferenceBounds(reference.inset(by: insets), of: behavior)
        }
        for boundary in behavior.boundaries {
            add(
                boundary.outlines, open: boundary.openOutlines, identifier: boundary.identifier, of: behavior)
        }
        referenceBounds = reference
        needsGroups = true
    }

    /// Recreates the boundaries of the reference bounds if these have changed.
    mutating func follow(_ reference: @autoclosure () -> CGRect?) {
        guard collisions.contains(where: { $0.referenceInsets != nil }), let reference = reference(),
            reference != referenceBounds
        else { return }
        for behavior in collisions where behavior.referenceInsets != nil {
            rebuildBoundaries(of: behavior, reference)
        }
        referenceBounds = reference
        wakeItems()
    }

    mutating func removeBoundaries(of behavior: UICollisionBehavior) {
        for boundary in boundaries where boundary.behavior === behavior {
            world.destroyBody(boundary.body)
            boundariesByBody[boundary.body] = nil
        }
        boundaries.removeAll { $0.behavior === behavior }
    }

    /// Adds the reference bounds as a loop 1 pt outside them (measured), so that the edge of a resting item
    /// lies on the view's edge rather than inside it.
    private mutating func addReferenceBounds(_ bounds: CGRect, of behavior: UICollisionBehavior) {
        guard bounds.width > 0, bounds.height > 0 else {
            return behavior.fail(
                "The reference bounds, less their insets, are \(bounds.width) x \(bounds.height) pt, but a boundary needs a width and a height above 0."
            )
        }
        let loop = bounds.insetBy(dx: -1, dy: -1)
        let corners = loop.corners
        guard corners.allSatisfy(Limit.coordinate.allows) else {
            return behavior.fail(
                "The reference bounds, less their insets, are \(bounds), but their edges must be \(Limit.coordinate.rule)."
            )
        }
        let body = add([corners], identifier: nil, of: behavior)
        world.contain(
            from: Units.meters(CGPoint(x: loop.minX, y: loop.minY)),
            to: Units.meters(CGPoint(x: loop.maxX, y: loop.maxY)), by: body)
    }

    @discardableResult
    private mutating func add(
        _ outlines: [[CGPoint]], open: [[CGPoint]] = [], identifier: (any NSCopying)?,
        of behavior: UICollisionBehavior
    ) -> BodyID {
        var definition = BodyDefinition()
        definition.kind = .fixed
        let body = world.createBody(definition)
        let material = behavior.material(ofBoundary: identifier)
        var shape = ShapeDefinition()
        shape.friction = Float(material.friction)
        shape.restitution = Float(material.elasticity)
        for outline in outlines { add(outline, isClosed: true, to: body, shape) }
        for outline in open { add(outline, isClosed: false, to: body, shape) }
        let boundary = BoundaryBody(behavior, identifier: identifier, body: body)
        boundaries.append(boundary)
        boundariesByBody[body] = boundary
        return body
    }

    private mutating func add(
        _ outline: [CGPoint], isClosed: Bool, to body: BodyID, _ shape: ShapeDefinition
    ) {
        let points = outline.map { Units.meters($0) }
        if points.count == 2 {
            world.addSegment(from: points[0], to: points[1], to: body, shape)
        } else if isClosed {
            world.addLoop(points, to: body, shape)
        } else {
            world.addChain(points, to: body, shape)
        }
    }

    /// Applies the materials of a behavior's boundaries to their bodies, and wakes the items.
    /// Existing contacts are kept.
    mutating func boundaryMaterialsDidChange(of behavior: UICollisionBehavior) {
        for boundary in boundaries where boundary.behavior === behavior {
            let material = behavior.material(ofBoundary: boundary.identifier)
            world.setMaterial(
                friction: Float(material.friction), restitution: Float(material.elasticity), of: boundary.body
            )
        }
        wakeItems()
    }
}
