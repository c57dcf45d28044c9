import Arenas
import Foundation
import Physics2D

/// A run of Physics2D through an arena.
struct Run {
    private let arena: Arena
    private let setup: SolverSetup
    private var world: World
    private var squares: [BodyID] = []
    private var time = Duration.zero

    init(of arena: Arena, _ setup: SolverSetup, allowsSleep: Bool = false) {
        self.arena = arena
        self.setup = setup
        world = World(solver: setup.solver.kind)
        world.threads = setup.threads
        world.allowsSleep = allowsSleep
        buildBox()
        for square in arena.squares { squares.append(add(square)) }
    }

    // A machine that others use too is faster at one moment than at the next. By turns, and in turns long
    // enough that each run finds its memory where it left it, all have their share of both.
    /// Lets runs step through their arenas by turns.
    static func interleave(_ runs: inout [Run]) {
        for start in stride(from: 0, to: runs.map(\.arena.steps).max() ?? 0, by: 20) {
            for index in runs.indices { runs[index].step(max(0, min(20, runs[index].arena.steps - start))) }
        }
    }

    private mutating func step(_ count: Int) {
        time += ContinuousClock().measure {
            for _ in 0..<count {
                world.step(1 / 60)
                world.clearEvents()
            }
        }
    }

    /// Prints the time that a step took, the fingerprint of the last state, and where every square is.
    func report() {
        let microseconds = time / .microseconds(1) / Double(arena.steps)
        let size = "\(squares.count) \(arena.steps)"
        print("bench \(setup.engine("Physics2D")) \(arena.name) \(size) \(microseconds) \(setup.threads)")
        print("state \(String(world.stateHash, radix: 16))")
        for square in squares {
            let position = world.position(of: square)
            print(position.x, position.y, world.angle(of: square))
        }
    }

    /// Steps until nothing moves; prints when that is.
    mutating func reportSleep() {
        var step = 0
        while step < arena.steps, squares.contains(where: { world.isAwake($0) }) {
            world.step(1 / 60)
            step += 1
        }
        let isAsleep = !squares.contains { world.isAwake($0) }
        print("sleep \(setup.engine("Physics2D")) \(arena.name) \(isAsleep ? "\(step)" : "never")")
    }

    private var material: ShapeDefinition {
        var material = ShapeDefinition()
        material.density = 1
        material.friction = Float(arena.friction)
        material.restitution = Float(arena.restitution)
        return material
    }

    private mutating func buildBox() {
        let box = world.createBody(
            {
                var definition = BodyDefinition()
                definition.kind = .fixed
                return definition
            }())
        let (half, height) = (Float(arena.width / 2), Float(arena.height))
        world.addSegment(from: Vector2(-half, 0), to: Vector2(half, 0), to: box, material)
        world.addSegment(from: Vector2(-half, 0), to: Vector2(-half, height), to: box, material)
        world.addSegment(from: Vector2(half, 0), to: Vector2(half, height), to: box, material)
    }

    private mutating func add(_ square: Arena.Square) -> BodyID {
        var definition = BodyDefinition()
        definition.position = Vector2(Float(square.x), Float(square.y))
        definition.angle = Float(square.angle)
        definition.gravity = Vector2(0, -10)
        let body = world.createBody(definition)
        world.addBox(halfWidth: 0.5, halfHeight: 0.5, to: body, material)
        return body
    }
}

extension SolverSetup.Solver {
    /// The solver in the engine's own words.
    var kind: SolverKind {
        switch self {
        case .sequential: .sequential
        case .graphColored: .graphColored
        }
    }
}
