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
    var world: World { start.world }
    /// All bodies, by number.
    var bodies: [BodyID] { start.bodies }
    /// The states of bodies, by step and number.
    private(set) var states: [Int: [Int: State]] = [:]
    /// The step in which two dynamic bodies first touched; nil if none did.
    private(set) var firstContact: Int?

    private static let folder = Repository.goldens.appendingPathComponent("Box2D")
    private var start: ReferenceWorld

    /// Reads a scene for a solver.
    init(_ name: String, _ solver: SolverKind) throws {
        start = ReferenceWorld(solver)
        let text = try String(contentsOf: Self.folder.appendingPathComponent("\(name).csv"), encoding: .utf8)
        for line in text.split(separator: "\n") { read(line.split(separator: ",").map(String.init)) }
    }

    private mutating func read(_ fields: [String]) {
        switch fields[0] {
        case "contact":
            firstContact = firstContact ?? Int(fields[1])
        case "at":
            addState(fields.dropFirst().compactMap(Double.init))
        default:
            let nameCount = fields[0] == "body" ? 2 : 1
            let line = ReferenceWorld.Line(rawValue: fields[nameCount - 1])
            if let line { start.add(line, fields.dropFirst(nameCount).map { Float($0) ?? 0 }) }
        }
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
