extension World {
    /// Writes or reads everything that later steps depend on, without events and threads: a world that was
    /// read continues with the same bits as the one that was written.
    public mutating func code(_ archive: inout Archive) {
        // First, because a changed filter sets `needsFiltering`, which the settings hold.
        filter.code(&archive)
        codeSettings(&archive)
        bodies.code(&archive, from: Body(BodyDefinition(), generation: 0)) { $1.code(&$0) }
        shapes.code(&archive, from: Shape(.circle, 0, .zero, ShapeDefinition(), body: 0)) { $1.code(&$0) }
        joints.code(&archive, from: Joint.filler) { $1.code(&$0) }
        archive.code(&points, from: .zero) { $0.code(&$1) }
        archive.code(&normals, from: .zero) { $0.code(&$1) }
        archive.code(&unusedPointCount)
        broadPhase.code(&archive)
        store.code(&archive)
        archive.code(&fields, from: FieldInfluence(Field(.drag), on: [])) { $1.code(&$0) }
        archive.code(&fieldTime)
        archive.code(&containers, from: Container(walls: 0, lower: .zero, upper: .zero)) { $1.code(&$0) }
        if archive.isReading {
            events = []
            if !isConsistent { archive.reject() }
        }
    }

    private mutating func codeSettings(_ archive: inout Archive) {
        var (isGraphColored, isExplicit) = (solver == .graphColored, damping == .explicit)
        archive.code(&isGraphColored)
        archive.code(&isExplicit)
        if archive.isReading {
            solver = isGraphColored ? .graphColored : .sequential
            damping = isExplicit ? .explicit : .implicit
        }
        archive.code(&velocityIterations)
        archive.code(&positionIterations)
        archive.code(&allowsSleep)
        archive.code(&newestBody)
        archive.code(&dynamicCount)
        archive.code(&needsFiltering)
        archive.code(&needsMaterials)
        archive.code(&inversePreviousTime)
        archive.code(&nextGeneration)
    }

    /// True when all indices that were read are those of what they name.
    private var isConsistent: Bool {
        let (bodyCount, shapeCount) = (Int32(bodies.elements.count), Int32(shapes.elements.count))
        func isBody(_ index: Int32) -> Bool { index >= -1 && index < bodyCount }
        func isShape(_ index: Int32) -> Bool { index >= -1 && index < shapeCount }
        let joints = Int32(joints.elements.count)
        return isBody(newestBody) && points.count == normals.count
            && broadPhase.bounds.count == shapes.elements.count
            && broadPhase.bodyOfShape.count == shapes.elements.count
            && bodies.elements.allSatisfy {
                isShape($0.firstShape) && isBody($0.previous) && isBody($0.next)
                    && $0.firstJoint >= -1 && $0.firstJoint < 2 * max(joints, 1)
            }
            && shapes.elements.indices.allSatisfy { index in
                // A removed shape keeps the numbers that it had.
                guard broadPhase.bodyOfShape[index] >= 0 else { return true }
                let shape = shapes.elements[index]
                return shape.firstPoint >= 0 && shape.pointCount >= 0
                    && Int(shape.firstPoint) + Int(shape.pointCount) <= points.count
                    && isBody(shape.body) && isShape(shape.next)
            }
            && store.contacts.allSatisfy {
                isBody($0.bodyA) && isBody($0.bodyB) && isShape($0.shapeA) && isShape($0.shapeB)
            }
    }
}

extension SlotMap {
    fileprivate mutating func code(
        _ archive: inout Archive, from filler: Element, _ code: (inout Archive, inout Element) -> Void
    ) {
        archive.code(&elements, from: filler, code)
        var free = self.free
        archive.code(&free)
        if archive.isReading { setFree(free) }
    }
}

extension BodyID {
    /// The index of the body in the storage, and the number that no other body with this index has.
    public var slot: (index: Int, generation: UInt32) { (Int(index), generation) }

    /// Writes or reads a body's identifier.
    public mutating func code(_ archive: inout Archive) {
        var (index, generation) = (index, generation)
        archive.code(&index)
        archive.code(&generation)
        self = BodyID(index: index, generation: generation)
    }

    /// The identifier of no body.
    public static let none = BodyID(index: -1, generation: 0)
}

extension JointID {
    /// Writes or reads a joint's identifier.
    public mutating func code(_ archive: inout Archive) {
        var (index, generation) = (index, generation)
        archive.code(&index)
        archive.code(&generation)
        self = JointID(index: index, generation: generation)
    }

    /// The identifier of no joint.
    public static let none = JointID(index: -1, generation: 0)
}

extension Container {
    fileprivate mutating func code(_ archive: inout Archive) {
        var (walls, lower, upper) = (walls, lower, upper)
        archive.code(&walls)
        archive.code(&lower)
        archive.code(&upper)
        self = Container(walls: walls, lower: lower, upper: upper)
    }
}
