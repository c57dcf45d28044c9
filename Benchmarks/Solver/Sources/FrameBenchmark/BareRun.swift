import Arenas
import Physics2D

/// The fall in a world alone, built as an animator builds its own: sub-steps of 1/120 s, no skins, what falls
/// kept from passing through other squares, the box a loop 1 pt outside.
struct BareRun {
    private(set) var world = World()
    let bodies: [BodyID]
    private var clock = SubstepClock(rule: .oneHundredTwentieth)

    init(of fall: Arena) {
        var world = World()
        var material = ShapeDefinition()
        material.density = 1
        material.friction = Float(fall.friction)
        material.restitution = Float(fall.restitution)
        material.skinRadius = 0
        bodies = fall.squares.map { square in
            var definition = BodyDefinition()
            definition.position = Vector2(Float(fall.left(square)), Float(fall.top(square)))
            definition.angle = Float(-square.angle)
            definition.gravity = Vector2(0, 10)
            definition.linearDamping = 0.1
            definition.angularDamping = 0.1
            definition.isBullet = true
            let body = world.createBody(definition)
            world.addBox(halfWidth: 0.5, halfHeight: 0.5, to: body, material)
            return body
        }
        Self.addBox(of: fall, to: &world)
        self.world = world
    }

    private static func addBox(of fall: Arena, to world: inout World) {
        var box = BodyDefinition()
        box.kind = .fixed
        var material = ShapeDefinition()
        material.restitution = 0.2
        let (right, bottom) = (Float(fall.width) + 0.01, Float(fall.height) + 0.01)
        world.addLoop(
            [Vector2(-0.01, -0.01), Vector2(right, -0.01), Vector2(right, bottom), Vector2(-0.01, bottom)],
            to: world.createBody(box), material)
    }

    /// A step of 1/60 s.
    mutating func step() {
        for _ in 0..<clock.substeps(in: 1 / 60) { world.step(clock.substep) }
        world.clearEvents()
    }

    /// Whether anything moves.
    var isMoving: Bool { bodies.contains { world.isAwake($0) } }
}

// The arena stands on its floor's middle, y up; views are placed from the left and top, y down.
extension Arena {
    /// A square's distance from the box's left side, in metres.
    func left(_ square: Square) -> Double { square.x + width / 2 }

    /// A square's distance from the box's top, in metres.
    func top(_ square: Square) -> Double { height - square.y }
}
