extension World {
    /// Adds an axis-aligned box around the body's origin. Half the width and half the height are in meters,
    /// finite and above 0.
    @discardableResult
    public mutating func addBox(
        halfWidth: Float, halfHeight: Float, to id: BodyID, _ definition: ShapeDefinition = ShapeDefinition()
    ) -> ShapeID {
        precondition(
            halfWidth > 0 && halfHeight > 0 && halfWidth.isFinite && halfHeight.isFinite,
            "A box needs a width and a height above 0, not \(2 * halfWidth) x \(2 * halfHeight) m.")
        let corners = [
            Vector2(-halfWidth, -halfHeight), Vector2(halfWidth, -halfHeight),
            Vector2(halfWidth, halfHeight), Vector2(-halfWidth, halfHeight),
        ]
        // The normals of a box are exact; normalized sides may not be.
        let normals = [Vector2(0, -1), Vector2(1, 0), Vector2(0, 1), Vector2(-1, 0)]
        let shape = add(.polygon, corners, normals, centroid: .zero, to: validated(id), definition)
        shapes[shape.index].boxHalf = SIMD2(halfWidth, halfHeight)
        return shape
    }

    /// Adds a segment between two different points, in the body's coordinates in meters. It has no mass and
    /// collides on both sides.
    @discardableResult
    public mutating func addSegment(
        from start: Vector2, to end: Vector2, to id: BodyID, _ definition: ShapeDefinition = ShapeDefinition()
    ) -> ShapeID {
        precondition(
            start.isFinite && end.isFinite && start != end,
            "A segment needs two ends that differ: \(start), \(end)")
        return add(chain: [start, end], isClosed: false, to: validated(id), definition)
    }

    /// Adds a closed chain of segments through at least three finite points, in the body's coordinates in
    /// meters. Shapes slide over its corners without catching. It has no mass and collides on both sides.
    @discardableResult
    public mutating func addLoop(
        _ points: [Vector2], to id: BodyID, _ definition: ShapeDefinition = ShapeDefinition()
    ) -> ShapeID {
        precondition(
            points.count > 2 && points.allSatisfy { $0.isFinite }, "A loop needs at least three points.")
        return add(chain: points, isClosed: true, to: validated(id), definition)
    }

    /// Adds a circle of a radius around a center, in the body's coordinates in meters; default the body's
    /// origin. The radius must be finite and above 0.
    @discardableResult
    public mutating func addCircle(
        radius: Float, at center: Vector2 = .zero, to id: BodyID,
        _ definition: ShapeDefinition = ShapeDefinition()
    ) -> ShapeID {
        precondition(
            radius > 0 && radius.isFinite && center.isFinite,
            "A circle needs a radius above 0 and a finite middle, not \(radius) m at \(center).")
        var definition = definition
        definition.skinRadius = radius
        return add(.circle, [center], [.zero], centroid: center, to: validated(id), definition)
    }

    /// Adds a convex polygon of 3 to 255 corners, in the body's coordinates in meters, in either winding.
    /// Returns nil, and adds nothing, for corners that form no convex polygon.
    @discardableResult
    public mutating func addPolygon(
        _ corners: [Vector2], to id: BodyID, _ definition: ShapeDefinition = ShapeDefinition()
    ) -> ShapeID? {
        guard let polygon = ConvexPolygon(corners) else { return nil }
        return add(
            .polygon, polygon.corners, polygon.normals, centroid: polygon.centroid, to: validated(id),
            definition)
    }

    /// Adds an open chain of segments through at least two finite points, in the body's coordinates in
    /// meters, each different from the one before. Shapes slide over its corners without catching. It has no
    /// mass and collides on both sides.
    @discardableResult
    public mutating func addChain(
        _ points: [Vector2], to id: BodyID, _ definition: ShapeDefinition = ShapeDefinition()
    ) -> ShapeID {
        precondition(
            points.count > 1 && points.allSatisfy { $0.isFinite }
                && zip(points, points.dropFirst()).allSatisfy(!=),
            "A chain needs at least two points, each different from the one before.")
        return add(chain: points, isClosed: false, to: validated(id), definition)
    }

    /// Sets friction and restitution, and density unless nil, of all shapes of a body. Existing contacts take
    /// the new values in the next step; the mass changes at once.
    public mutating func setMaterial(
        friction: Float, restitution: Float, density: Float? = nil, of id: BodyID
    ) {
        let index = validated(id)
        var shape = bodies[index].firstShape
        while shape >= 0 {
            shapes[shape].friction = friction
            shapes[shape].restitution = restitution
            if let density { shapes[shape].density = density }
            shape = shapes[shape].next
        }
        if density != nil { computeMass(of: index) }
        needsMaterials = true
    }

    /// Sets the collision group of all shapes of a body. Contacts that the filter forbids end in the next
    /// step.
    public mutating func setGroup(_ group: Int32, of id: BodyID) {
        let index = validated(id)
        var shape = bodies[index].firstShape
        while shape >= 0 {
            if shapes[shape].group != group {
                shapes[shape].group = group
                broadPhase.moved.append(shape)
                needsFiltering = true
            }
            shape = shapes[shape].next
        }
    }

    /// Removes a shape, or a whole chain, from its body.
    public mutating func removeShape(_ id: ShapeID) {
        let body = shapes[id.index].body
        destroyContacts(of: body, ownedBy: id.index)
        destroyShapes(of: body, ownedBy: id.index)
        computeMass(of: body)
    }

    private mutating func add(
        _ kind: Shape.Kind, _ corners: [Vector2], _ normals: [Vector2], centroid: Vector2, to body: Int32,
        _ definition: ShapeDefinition
    ) -> ShapeID {
        let index = insert(Shape(kind, corners.count, centroid, definition, body: body), corners, normals)
        shapes[index].owner = index
        computeMass(of: body)
        return ShapeID(index: index)
    }

    private mutating func add(
        chain: [Vector2], isClosed: Bool, to body: Int32, _ definition: ShapeDefinition
    ) -> ShapeID {
        let count = chain.count
        var owner: Int32 = -1
        for i in 0..<(isClosed ? count : count - 1) {
            let (hasPrevious, hasNext) = (isClosed || i > 0, isClosed || i + 2 < count)
            let row = [(i + count - 1) % count, i, (i + 1) % count, (i + 2) % count].map { chain[$0] }
            let edge = (row[2] - row[1]).normalized
            let index = insert(
                Shape(
                    .segment(hasPrevious: hasPrevious, hasNext: hasNext), 4, 0.5 * (row[1] + row[2]),
                    definition,
                    body: body),
                row, [edge.rightNormal, edge.rightNormal, -edge.rightNormal, edge.rightNormal])
            if owner < 0 { owner = index }
            shapes[index].owner = owner
            shapes[index].skinRadius = Tuning.skinRadius
        }
        return ShapeID(index: owner)
    }

    private mutating func insert(_ shape: Shape, _ corners: [Vector2], _ sides: [Vector2]) -> Int32 {
        var shape = shape
        shape.firstPoint = Int32(points.count)
        points += corners
        normals += sides
        shape.next = bodies[shape.body].firstShape
        let index = shapes.insert(shape)
        bodies[shape.body].firstShape = index
        let transform = bodies[shape.body].transform
        bodies[shape.body].shapeCount += 1
        let isDynamic = bodies[shape.body].kind == .dynamic
        broadPhase.insert(
            index, aabb: withContext { $0.hull(index).aabb(at: transform) }, body: shape.body,
            isDynamic: isDynamic)
        return index
    }

    /// Removes a body's shapes: all of them, or those of one owner.
    mutating func destroyShapes(of body: Int32, ownedBy owner: Int32? = nil) {
        var (kept, shape): (Int32, Int32) = (-1, bodies[body].firstShape)
        while shape >= 0 {
            let row = shapes[shape]
            if owner == nil || row.owner == owner {
                if kept < 0 { bodies[body].firstShape = row.next } else { shapes[kept].next = row.next }
                broadPhase.remove(shape)
                bodies[body].shapeCount -= 1
                shapes.remove(shape)
                removePoints(of: row)
            } else {
                kept = shape
            }
            shape = row.next
        }
    }

    /// Counts the points of a removed shape as unused. Once half of all are, the gaps are closed, so that the
    /// memory of a film with many short-lived shapes does not grow, and removing n shapes takes n steps.
    private mutating func removePoints(of removed: Shape) {
        unusedPointCount += Int(removed.pointCount)
        if unusedPointCount * 2 >= points.count { packPoints() }
    }

    private mutating func packPoints() {
        let living = shapes.elements.indices.filter { broadPhase.bodyOfShape[$0] >= 0 }
            .sorted { shapes.elements[$0].firstPoint < shapes.elements[$1].firstPoint }
        var (packedPoints, packedNormals): ([Vector2], [Vector2]) = ([], [])
        for index in living {
            let first = Int(shapes.elements[index].firstPoint)
            let range = first..<(first + Int(shapes.elements[index].pointCount))
            shapes.elements[index].firstPoint = Int32(packedPoints.count)
            packedPoints += points[range]
            packedNormals += normals[range]
        }
        (points, normals, unusedPointCount) = (packedPoints, packedNormals, 0)
    }

    /// Updates the entries of a body's shapes in the broad phase's `bodyOfShape`, which record whether the
    /// shapes can move.
    mutating func refreshOwners(of body: Int32) {
        var shape = bodies[body].firstShape
        while shape >= 0 {
            broadPhase.bodyOfShape[Int(shape)] = body << 1 | (bodies[body].kind == .dynamic ? 1 : 0)
            shape = shapes[shape].next
        }
    }
}

extension Shape {
    init(
        _ kind: Kind, _ pointCount: Int, _ centroid: Vector2, _ definition: ShapeDefinition, body: Int32
    ) {
        self.init(
            skinRadius: definition.skinRadius, friction: definition.friction,
            restitution: definition.restitution, kind: kind, body: body, firstPoint: 0,
            pointCount: Int32(pointCount), centroid: centroid, density: definition.density,
            massFactor: definition.massFactor, group: definition.group, tag: definition.tag)
    }
}
