import DeterministicMath
import Physics2D

/// A world whose bits are compared, with the changes that are made to it between its steps.
struct CheckedWorld {
    /// The number of all worlds: the pile, the scenes of Box2D with each solver, a few large worlds, and
    /// random ones.
    static var count: Int { randomStart + 1_000 }

    private static var largeStart: Int { 1 + 2 * ReferenceWorld.sceneCount }
    private static var randomStart: Int { largeStart + 4 }

    let name: StaticString
    let steps: Int
    private(set) var world: World
    /// The bodies, in the order of their making; some of them may be gone.
    private(set) var bodies: [BodyID] = []
    /// The source of changes; nil for a world that is left alone.
    private var dice: Dice?
    private var stepCount = 0

    /// Creates a world by its number, from 0.
    init(_ index: Int) {
        let solver: SolverKind = index % 2 == 0 ? .sequential : .graphColored
        if index == 0 {
            (name, steps, world) = ("pile", 360, World.pile())
        } else if index < Self.largeStart {
            let scene = ReferenceWorld(scene: (index - 1) / 2, solver)
            (name, steps) = (solver == .sequential ? "box2d sequential" : "box2d graph-colored", 240)
            (world, bodies) = (scene.world, scene.bodies)
        } else if index < Self.randomStart {
            let scene = RandomWorld(seed: index, solver, Self.large)
            (name, steps) = (solver == .sequential ? "large sequential" : "large graph-colored", 20)
            (world, bodies) = (scene.world, scene.bodies)
            // Steps of so many bodies run on several threads, where there are any.
            world.threads = 3
        } else {
            let recipe = Self.recipe(index)
            let scene = RandomWorld(seed: index, solver, recipe)
            name = solver == .sequential ? "random sequential" : "random graph-colored"
            // The long runs come to rest.
            steps = index % 10 < 8 ? 180 : 900
            (world, bodies) = (scene.world, scene.bodies)
            if index % 4 < 2 { dice = Dice(seed: -index) }
        }
    }

    private static var large: RandomWorld.Recipe {
        var recipe = RandomWorld.Recipe()
        recipe.count = 1_100...1_100
        return recipe
    }

    /// Returns the settings of a random world: with damping, without gravity, or with faster bodies.
    private static func recipe(_ index: Int) -> RandomWorld.Recipe {
        var recipe = RandomWorld.Recipe()
        switch index / 4 % 5 {
        case 0: recipe.damping = 0.5
        case 1: recipe.gravity = .zero
        case 2: (recipe.speed, recipe.restitution) = (40, 1)
        case 3: recipe.gravity = Vector2(-3, 20)
        default: break
        }
        if index % 10 >= 8 { (recipe.restitution, recipe.speed) = (0.2, 2) }
        return recipe
    }

    /// Advances the world by one step, and every so often changes something in it before.
    mutating func step() {
        stepCount += 1
        if stepCount % 30 == 0, var dice {
            change(&dice)
            self.dice = dice
        }
        world.step(1 / 120)
        world.clearEvents()
    }

    private mutating func change(_ dice: inout Dice) {
        let body = bodies[dice.index(of: bodies.count)]
        guard world.contains(body) else { return }
        let vector = Vector2(dice.number(in: -5...5), dice.number(in: -5...5))
        switch dice.index(of: 8) {
        case 0: world.applyLinearImpulse(vector, at: world.position(of: body), to: body)
        case 1: world.setAngularVelocity(vector.x, of: body)
        case 2: world.setBullet(dice.chance(0.5), of: body)
        case 3: world.setKind(world.kind(of: body) == .dynamic ? .fixed : .dynamic, of: body)
        case 4: world.setPosition(world.position(of: body) + 0.02 * vector, angle: vector.x, of: body)
        case 5: world.destroyBody(body)
        case 6: if let joint = world.jointIDs.first { world.destroyJoint(joint) }
        default: world.applyForce(vector, to: body)
        }
    }
}
