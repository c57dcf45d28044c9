import Physics2D

/// A world made from a seed: bodies in the cells of a grid, so that none overlaps another at the start, in a
/// closed room with a floor at y = 0. The same seed gives the same world for both solvers.
struct RandomWorld {
    /// The settings of a world that do not depend on the seed.
    struct Recipe {
        /// The number of dynamic bodies, most often few; default 5 to 60.
        var count = 5...60
        /// The acceleration that pulls all bodies, in meters per second squared; default 10 down.
        var gravity = Vector2(0, 10)
        /// The largest restitution; default 0.8.
        var restitution: Float = 0.8
        /// The greatest speed at the start along each axis, in meters per second; default 5.
        var speed: Float = 5
        /// True when a closed loop, ramps and blocks surround the bodies; default true.
        var hasWalls = true
        /// True when some bodies are joined; default true.
        var hasJoints = true
        /// True when some worlds have fields; default true.
        var hasFields = true
        /// True when some bodies are bullets, which do not pass through dynamic ones; default true.
        var hasBullets = true
        /// The damping of velocities, per second; default 0.
        var damping: Float = 0
    }

    /// The side of a grid cell, in meters; a body reaches at most 0.7 m from its origin.
    static let cell: Float = 1.5

    /// The world itself.
    var world: World
    /// The dynamic bodies, in the order of their making; the tag of a body's shapes is its index here.
    private(set) var bodies: [BodyID] = []
    /// The skin of all polygons, in meters: 0, as views have it, or 0.01.
    let skin: Float
    /// Half the room's width, and its height, in meters.
    private(set) var halfWidth: Float = 0
    private(set) var height: Float = 0
    /// True when the world has fields, which may add energy.
    var hasFields: Bool { !world.fields.isEmpty }

    private var dice: Dice
    private let recipe: Recipe
    private var room: BodyID?

    /// A world of a seed, not negative, and a solver.
    init(seed: Int, _ solver: SolverKind, _ recipe: Recipe = Recipe()) {
        self.recipe = recipe
        world = World(solver: solver)
        dice = Dice(seed: seed)
        skin = dice.chance(0.5) ? 0 : 0.01
        let share = dice.number(in: 0...1)
        let maximum = Float(recipe.count.upperBound - recipe.count.lowerBound)
        let count = recipe.count.lowerBound + Int(maximum * share * share * share)
        let columns = max(3, Int(Float(count).squareRoot()) + dice.whole(in: 0...3))
        let rows = (count + columns - 1) / columns
        halfWidth = 0.5 * Self.cell * Float(columns)
        let ground: Float = 3
        height = ground + Self.cell * Float(rows) + 3
        if recipe.hasWalls { addWalls(below: ground) }
        for index in 0..<count {
            let (column, row) = (index % columns, index / columns)
            let center = Vector2(
                Self.cell * (Float(column) + 0.5) - halfWidth, -ground - Self.cell * (Float(row) + 0.5))
            addBody(at: center)
        }
        if recipe.hasJoints { addJoints(columns) }
        if recipe.hasFields, dice.chance(0.2) { addFields() }
    }

    // MARK: Walls

    private mutating func addWalls(below ground: Float) {
        var definition = BodyDefinition()
        definition.kind = .fixed
        let walls = world.createBody(definition)
        room = walls
        let corners = [
            Vector2(-halfWidth, -height), Vector2(halfWidth, -height), Vector2(halfWidth, 0),
            Vector2(-halfWidth, 0),
        ]
        world.addLoop(corners, to: walls, wallMaterial(tag: -1))
        if dice.chance(0.5) { addRamp(below: ground, to: walls) }
        if dice.chance(0.3) { addWedge(below: ground) }
    }

    private mutating func addRamp(below ground: Float, to walls: BodyID) {
        let count = dice.whole(in: 2...4)
        let left = dice.number(in: -0.7...(-0.3)) * halfWidth
        let width = halfWidth / Float(count - 1)
        let points = (0..<count).map { index in
            Vector2(left + width * Float(index), -dice.number(in: 0.3...0.6) * ground)
        }
        world.addChain(points, to: walls, wallMaterial(tag: -2))
    }

    private mutating func addWedge(below ground: Float) {
        var definition = BodyDefinition()
        definition.kind = .fixed
        definition.position = Vector2(dice.number(in: -0.5...0.5) * halfWidth, -0.15 * ground)
        let wedge = world.createBody(definition)
        if dice.chance(0.5) {
            world.addLoop(
                [Vector2(-0.5, 0.3), Vector2(0.6, 0.3), Vector2(0.1, -0.4)], to: wedge, wallMaterial(tag: -3))
        } else {
            world.addCircle(radius: 0.4, to: wedge, wallMaterial(tag: -3))
        }
    }

    private mutating func wallMaterial(tag: Int) -> ShapeDefinition {
        var shape = ShapeDefinition()
        shape.friction = dice.number(in: 0...1)
        shape.restitution = dice.number(in: 0...1) * recipe.restitution
        shape.skinRadius = skin
        shape.tag = tag
        return shape
    }

    // MARK: Bodies

    private mutating func addBody(at center: Vector2) {
        var definition = BodyDefinition()
        definition.position = center
        definition.angle = dice.number(in: -3...3)
        let speed = -recipe.speed...recipe.speed
        definition.linearVelocity = Vector2(dice.number(in: speed), dice.number(in: speed))
        definition.angularVelocity = dice.number(in: speed)
        definition.gravity = recipe.gravity
        (definition.linearDamping, definition.angularDamping) = (recipe.damping, recipe.damping)
        // A body that spins and cannot be slowed is a source of energy.
        definition.hasFixedRotation = dice.chance(0.05)
        if definition.hasFixedRotation { definition.angularVelocity = 0 }
        definition.isBullet = dice.chance(0.3) && recipe.hasBullets
        let body = world.createBody(definition)
        bodies.append(body)
        var shape = wallMaterial(tag: bodies.count - 1)
        shape.density = dice.number(in: 0.5...2)
        addShapes(to: body, shape)
    }

    /// Adds shapes whose common center of mass is the body's origin.
    private mutating func addShapes(to body: BodyID, _ shape: ShapeDefinition) {
        switch dice.index(of: 8) {
        case 0...3:
            let (width, height) = (dice.number(in: 0.1...0.48), dice.number(in: 0.1...0.48))
            world.addBox(halfWidth: width, halfHeight: height, to: body, shape)
        case 4...5:
            world.addCircle(radius: dice.number(in: 0.15...0.5), to: body, shape)
        case 6:
            let corners = dice.polygon(radius: dice.number(in: 0.25...0.5))
            _ = world.addPolygon(corners, to: body, shape)
        default:
            world.addBox(halfWidth: 0.4, halfHeight: 0.1, to: body, shape)
            world.addCircle(radius: 0.2, at: Vector2(-0.4, 0), to: body, shape)
            world.addCircle(radius: 0.2, at: Vector2(0.4, 0), to: body, shape)
        }
    }

    // MARK: Joints

    // Joints of one chain have no loop, and at most one of them holds on to the room: what they demand can
    // always be had.
    private mutating func addJoints(_ columns: Int) {
        var index = 0
        while index < bodies.count {
            let count = dice.whole(in: 2...5)
            let end = min(index + count, bodies.count, (index / columns + 1) * columns)
            if dice.chance(0.2) { joinChain(index..<end) }
            index = end
        }
    }

    private mutating func joinChain(_ chain: Range<Int>) {
        for index in chain.dropFirst() { world.join(bodies[index - 1], bodies[index], &dice) }
        guard let room, dice.chance(0.3) else { return }
        let body = bodies[chain.lowerBound]
        var pin = RevoluteJointDefinition(room, body)
        pin.anchorA = world.position(of: body)
        pin.allowsCollision = true
        _ = world.createJoint(pin)
    }

    // MARK: Fields

    private mutating func addFields() {
        let laws = Field.Law.allCases
        for _ in 0..<dice.whole(in: 1...2) {
            var field = Field(laws[dice.index(of: laws.count)])
            field.position = Vector2(dice.number(in: -1...1) * halfWidth, -dice.number(in: 0...1) * height)
            // Less than no drag would drive bodies ever faster.
            field.strength = dice.number(in: field.law == .drag ? 0...2 : -2...2)
            field.minimumRadius = 0.5
            field.direction = Vector2(dice.number(in: -2...2), dice.number(in: -2...2))
            field.smoothness = dice.number(in: 0...1)
            field.animationSpeed = dice.number(in: 0...2)
            field.region = .circle(radius: Double(dice.number(in: 1...6)))
            world.fields.append(FieldInfluence(field, on: bodies))
        }
        for body in bodies { world.setCharge(dice.number(in: -1...1), of: body) }
    }
}
