import Arenas
import Foundation
import Physics2D

/// A run of Physics2D through an arena.
struct Run {
    private let arena: Arena
    private var world = World()
    private var squares: [BodyID] = []

    init(of arena: Arena, allowsSleep: Bool = false, threads: Int = 1) {
        self.arena = arena
        world.threads = threads
        world.allowsSleep = allowsSleep
        buildBox()
        for square in arena.squares { squares.append(add(square)) }
    }

    /// Steps through the arena; prints the time a step took and where every square is then.
    mutating func report() {
        let clock = ContinuousClock()
        let time = clock.measure {
            for _ in 0..<arena.steps {
                world.step(1 / 60)
                world.clearEvents()
            }
        }
        let microseconds = time / .microseconds(1) / Double(arena.steps)
        print(
            "bench Physics2D \(arena.name) \(squares.count) \(arena.steps) \(microseconds) \(world.threads)")
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
        print("sleep Physics2D \(arena.name) \(isAsleep ? "\(step)" : "never")")
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
