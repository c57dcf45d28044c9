import Physics2D

/// The world of a scene of Tests/Goldens/Box2D, made line by line.
struct ReferenceWorld {
    /// The lines that make the world, by their first field; of a body the first two.
    enum Line: String, CaseIterable {
        case fixed, dynamic, box, circle, polygon, segment, pin, rod
    }

    /// The world before its first step.
    private(set) var world: World
    /// All bodies, by number.
    private(set) var bodies: [BodyID] = []

    private var material = ShapeDefinition()

    /// Creates an empty world with Box2D's damping.
    init(_ solver: SolverKind) {
        world = World(solver: solver)
        world.damping = .explicit
    }

    /// Adds what a line stands for, with the numbers after its name.
    mutating func add(_ line: Line, _ numbers: [Float]) {
        switch line {
        case .fixed, .dynamic: addBody(isFixed: line == .fixed, numbers)
        case .pin: addPin(numbers)
        case .rod: addRod(numbers)
        case .box, .circle, .polygon, .segment: addShape(line, numbers)
        }
    }

    private mutating func addBody(isFixed: Bool, _ n: [Float]) {
        var definition = BodyDefinition()
        definition.kind = isFixed ? .fixed : .dynamic
        definition.position = Vector2(n[0], n[1])
        definition.angle = n[2]
        definition.linearVelocity = isFixed ? .zero : Vector2(n[3], n[4])
        definition.angularVelocity = n[5]
        definition.isBullet = n[6] == 1
        definition.gravity = Vector2(0, 10)
        (definition.linearDamping, definition.angularDamping) = (n[9], n[9])
        bodies.append(world.createBody(definition))
        (material.friction, material.restitution, material.density) = (n[7], n[8], 1)
    }

    private mutating func addShape(_ line: Line, _ n: [Float]) {
        let body = bodies[bodies.count - 1]
        var shape = material
        func points(from start: Int) -> [Vector2] {
            stride(from: start, to: n.count, by: 2).map { Vector2(n[$0], n[$0 + 1]) }
        }
        switch line {
        case .box:
            shape.skinRadius = n[2]
            world.addBox(halfWidth: n[0], halfHeight: n[1], to: body, shape)
        case .circle:
            world.addCircle(radius: n[0], to: body, shape)
        case .polygon:
            shape.skinRadius = n[0]
            _ = world.addPolygon(points(from: 1), to: body, shape)
        default:
            world.addSegment(from: points(from: 0)[0], to: points(from: 0)[1], to: body, shape)
        }
    }

    private mutating func addPin(_ n: [Float]) {
        var pin = RevoluteJointDefinition(bodies[Int(n[0])], bodies[Int(n[1])])
        (pin.anchorA, pin.anchorB) = (Vector2(n[2], n[3]), Vector2(n[4], n[5]))
        _ = world.createJoint(pin)
    }

    private mutating func addRod(_ n: [Float]) {
        var rod = DistanceJointDefinition(bodies[Int(n[0])], bodies[Int(n[1])])
        (rod.anchorA, rod.anchorB) = (Vector2(n[2], n[3]), Vector2(n[4], n[5]))
        (rod.length, rod.frequency, rod.dampingRatio) = (n[6], n[7], n[8])
        _ = world.createJoint(rod)
    }
}
