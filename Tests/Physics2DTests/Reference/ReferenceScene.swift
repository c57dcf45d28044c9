import Foundation
import Physics2D
import TestSupport

/// A scene of Tests/Goldens/Box2D with the motion that Box2D 2.3 gave it; `reference.py` there says what a
/// line means.
struct ReferenceScene {
    /// The state of a body.
    struct State {
        var position: SIMD2<Double>
        var angle: Double
        var velocity: SIMD2<Double>
        var spin: Double
        var isAwake: Bool
    }

    /// The scenes, in the order of their names.
    static let names: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (files ?? []).filter { $0.hasSuffix(".csv") }.map { String($0.dropLast(4)) }.sorted()
    }()

    /// The world before its first step.
    private(set) var world: World
    /// All bodies, by number.
    private(set) var bodies: [BodyID] = []
    /// The states of bodies, by step and number.
    private(set) var states: [Int: [Int: State]] = [:]
    /// The step in which two dynamic bodies first touched; nil if none did.
    private(set) var firstContact: Int?

    private static let folder = Repository.goldens.appendingPathComponent("Box2D")
    private var material = ShapeDefinition()

    /// Reads a scene for a solver.
    init(_ name: String, _ solver: SolverKind) throws {
        world = World(solver: solver)
        world.damping = .explicit
        let text = try String(contentsOf: Self.folder.appendingPathComponent("\(name).csv"), encoding: .utf8)
        for line in text.split(separator: "\n") { read(line.split(separator: ",").map(String.init)) }
    }

    private mutating func read(_ fields: [String]) {
        let numbers = fields.dropFirst().map { Float($0) ?? 0 }
        switch fields[0] {
        case "body": addBody(isFixed: fields[1] == "fixed", numbers)
        case "contact": firstContact = firstContact ?? Int(fields[1])
        case "at": addState(fields.dropFirst().compactMap(Double.init))
        case "pin": addPin(numbers)
        case "rod": addRod(numbers)
        default: addShape(fields[0], numbers)
        }
    }

    private mutating func addBody(isFixed: Bool, _ n: [Float]) {
        var definition = BodyDefinition()
        definition.kind = isFixed ? .fixed : .dynamic
        definition.position = Vector2(n[1], n[2])
        definition.angle = n[3]
        definition.linearVelocity = isFixed ? .zero : Vector2(n[4], n[5])
        definition.angularVelocity = n[6]
        definition.isBullet = n[7] == 1
        definition.gravity = Vector2(0, 10)
        (definition.linearDamping, definition.angularDamping) = (n[10], n[10])
        bodies.append(world.createBody(definition))
        (material.friction, material.restitution, material.density) = (n[8], n[9], 1)
    }

    private mutating func addShape(_ kind: String, _ n: [Float]) {
        let body = bodies[bodies.count - 1]
        var shape = material
        func points(from start: Int) -> [Vector2] {
            stride(from: start, to: n.count, by: 2).map { Vector2(n[$0], n[$0 + 1]) }
        }
        switch kind {
        case "box":
            shape.skinRadius = n[2]
            world.addBox(halfWidth: n[0], halfHeight: n[1], to: body, shape)
        case "circle":
            world.addCircle(radius: n[0], to: body, shape)
        case "polygon":
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

    private mutating func addState(_ n: [Double]) {
        states[Int(n[0]), default: [:]][Int(n[1])] = State(
            position: SIMD2(n[2], n[3]), angle: n[4], velocity: SIMD2(n[5], n[6]), spin: n[7],
            isAwake: n[8] == 1)
    }

    /// Returns what a body does in a world that goes on from this scene's.
    func state(of body: Int, in world: World) -> State {
        let id = bodies[body]
        let (position, velocity) = (world.position(of: id), world.linearVelocity(of: id))
        return State(
            position: SIMD2(Double(position.x), Double(position.y)), angle: Double(world.angle(of: id)),
            velocity: SIMD2(Double(velocity.x), Double(velocity.y)),
            spin: Double(world.angularVelocity(of: id)),
            isAwake: world.isAwake(id))
    }
}
