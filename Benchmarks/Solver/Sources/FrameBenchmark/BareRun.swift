import Arenas
import Physics2D
import UIKit

/// The fall in a world alone, of the same law as the animator's: the bodies, skins, bullets, dampings,
/// sub-steps and the boundary that an animator of the generation makes for such views, and sleep on.
struct BareRun {
    private(set) var world: World
    let bodies: [BodyID]
    private var clock: SubstepClock

    /// A world of the views as they stand before the first step.
    init(of fall: FallingViews, from start: [ItemState], threads: Int) {
        let law = Law(fall.generation)
        var world = World(solver: fall.setup.solver == .sequential ? .sequential : .graphColored)
        world.threads = threads
        // As many iterations as an animator sets.
        if fall.setup.solver == .graphColored {
            (world.velocityIterations, world.positionIterations) = (32, 6)
        }
        world.damping = law.damping
        bodies = start.map { law.addSquare($0, to: &world) }
        BareRun.addBounds(of: fall.size, to: &world)
        self.world = world
        clock = SubstepClock(rule: law.substepRule)
    }

    /// The reference bounds are a loop 1 pt outside the view's edges.
    private static func addBounds(of size: CGSize, to world: inout World) {
        var bounds = BodyDefinition()
        bounds.kind = .fixed
        var material = ShapeDefinition()
        material.restitution = 0.2
        let (least, right, bottom) = (
            Float(-1.0 / 100), Float((size.width + 1) / 100), Float((size.height + 1) / 100)
        )
        let corners = [
            Vector2(least, least), Vector2(right, least), Vector2(right, bottom), Vector2(least, bottom),
        ]
        world.addLoop(corners, to: world.createBody(bounds), material)
    }

    /// A step of 1/60 s.
    mutating func step() {
        for _ in 0..<clock.substeps(in: 1 / 60) { world.step(clock.substep) }
        world.clearEvents()
    }

    /// Whether anything moves.
    var isMoving: Bool { bodies.contains { world.isAwake($0) } }
}

/// How a generation of the engine differs from the other, as far as a square is concerned.
private struct Law {
    let substepRule: SubstepClock.Rule
    let damping: DampingRule
    /// How much smaller than its view a box is on each side, in points, and the skin around it, in metres.
    let inset: Double
    let skin: Float

    init(_ generation: EngineGeneration) {
        switch generation {
        case .iOS7: (substepRule, damping, inset, skin) = (.fourMilliseconds, .explicit, 1, 0.01)
        case .modern: (substepRule, damping, inset, skin) = (.oneHundredTwentieth, .implicit, 0, 0)
        }
    }

    func addSquare(_ state: ItemState, to world: inout World) -> BodyID {
        var definition = BodyDefinition()
        definition.position = Vector2(Float(state.center.x / 100), Float(state.center.y / 100))
        definition.angle = Float(state.angle)
        definition.gravity = Vector2(0, 10)
        definition.linearDamping = 0.1
        definition.angularDamping = 0.1
        // Gravity makes an item a bullet.
        definition.isBullet = true
        let body = world.createBody(definition)
        let side = FallingViews.side - 2 * inset
        let half = Float(side / 200)
        world.addBox(halfWidth: half, halfHeight: half, to: body, material(side: side))
        return body
    }

    private func material(side: Double) -> ShapeDefinition {
        var material = ShapeDefinition()
        material.density = 1
        material.massFactor = Float(FallingViews.side * FallingViews.side / (side * side))
        material.friction = 0.2
        material.restitution = 0.2
        material.skinRadius = skin
        return material
    }
}
