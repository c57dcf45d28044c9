import Physics2D

/// A world that is changed by random calls of its public API, and what must be true of it after each of them.
struct APISequence {
    /// The world.
    private(set) var world: World
    /// The bodies, shapes and joints that the sequence has made and not destroyed.
    private(set) var bodies: [BodyID] = []
    private(set) var shapes: [(shape: ShapeID, body: BodyID)] = []
    private(set) var joints: [JointID] = []
    /// The bodies and joints that it has destroyed.
    private(set) var goneBodies: [BodyID] = []
    private(set) var goneJoints: [JointID] = []
    /// The touches that events reported.
    private(set) var ledger = ContactLedger()
    /// The calls that were made, for messages.
    private(set) var log: [String] = []

    private var dice: Dice
    private var nextTag = 0
    private let walls: BodyID

    /// A sequence of a seed, which begins with a room and a few bodies.
    init(seed: Int) {
        dice = Dice(seed: seed)
        world = World(solver: seed % 2 == 0 ? .sequential : .graphColored)
        world.filter = CollisionFilter(groupCount: 3)
        var definition = BodyDefinition()
        definition.kind = .fixed
        walls = world.createBody(definition)
        var shape = ShapeDefinition()
        shape.tag = -1
        let corners = [Vector2(-5, -10), Vector2(5, -10), Vector2(5, 0), Vector2(-5, 0)]
        world.addLoop(corners, to: walls, shape)
        for _ in 0..<dice.whole(in: 2...8) { createBody() }
    }

    /// Makes a random call.
    mutating func act() {
        switch dice.index(of: 24) {
        case 0...3: createBody()
        case 4...5: destroyBody()
        case 6: addShape()
        case 7: removeShape()
        case 8...9: createJoint()
        case 10: destroyJoint()
        case 11: changeJoint()
        case 12...17: changeBody()
        case 18...19: applyForce()
        case 20: changeFilter()
        case 21: changeFields()
        case 22: changeSolver()
        default: goOnWithACopy()
        }
    }

    /// Steps the world and enters the events that it reports.
    mutating func step(_ time: Float = 1 / 60) {
        world.step(time)
        record("step")
        enterEvents()
    }

    /// Enters the events in the ledger and clears them.
    mutating func enterEvents() {
        ledger.enter(world.events)
        world.clearEvents()
    }

    private mutating func record(_ call: String) { log.append(call) }

    // MARK: Bodies

    private mutating func createBody() {
        guard bodies.count < 24 else { return destroyBody() }
        var definition = BodyDefinition()
        definition.kind = dice.chance(0.1) ? .fixed : .dynamic
        definition.position = point()
        definition.angle = dice.number(in: -4...4)
        if definition.kind == .dynamic {
            definition.linearVelocity = velocity()
            definition.angularVelocity = dice.number(in: -5...5)
        }
        definition.gravity = Vector2(0, dice.number(in: 0...10))
        definition.linearDamping = dice.number(in: 0...1)
        definition.angularDamping = dice.number(in: 0...1)
        definition.hasFixedRotation = dice.chance(0.1)
        definition.isBullet = dice.chance(0.2)
        let body = world.createBody(definition)
        bodies.append(body)
        record("createBody \(bodies.count - 1)")
        for _ in 0..<dice.whole(in: 0...2) { addShape(to: body) }
    }

    /// Destroys one of the bodies, with its shapes and joints.
    mutating func destroyBody() {
        guard !bodies.isEmpty else { return }
        let index = dice.index(of: bodies.count)
        let body = bodies.remove(at: index)
        record("destroyBody \(index)")
        let lost = joints.filter { world.bodies(of: $0).a == body || world.bodies(of: $0).b == body }
        world.destroyBody(body)
        goneBodies.append(body)
        goneJoints += lost
        joints.removeAll { lost.contains($0) }
        shapes.removeAll { $0.body == body }
    }

    private mutating func changeBody() {
        guard !bodies.isEmpty else { return }
        let body = bodies[dice.index(of: bodies.count)]
        let call = dice.index(of: 13)
        record("changeBody \(call) of \(bodies.firstIndex(of: body) ?? -1)")
        switch call {
        case 0: world.setKind(dice.chance(0.3) ? .fixed : .dynamic, of: body)
        case 1: world.setBullet(dice.chance(0.5), of: body)
        case 2: world.setGroup(Int32(dice.index(of: 4)) - 1, of: body)
        case 3:
            let density = dice.chance(0.5) ? dice.number(in: 0...3) : nil
            world.setMaterial(
                friction: dice.number(in: 0...1), restitution: dice.number(in: 0...0.8), density: density,
                of: body)
        case 4: world.setPosition(point(), angle: dice.number(in: -4...4), of: body)
        case 5: world.setLinearVelocity(velocity(), of: body)
        case 6: world.setAngularVelocity(dice.number(in: -8...8), of: body)
        case 7: world.setGravity(Vector2(dice.number(in: -3...3), dice.number(in: 0...10)), of: body)
        case 8: world.setDamping(linear: dice.number(in: 0...2), angular: dice.number(in: 0...2), of: body)
        case 9: world.setFixedRotation(dice.chance(0.5), of: body)
        case 10: world.wake(body)
        case 11: world.setCharge(dice.number(in: -1...1), of: body)
        default: world.clearForces()
        }
    }

    private mutating func applyForce() {
        guard !bodies.isEmpty else { return }
        let body = bodies[dice.index(of: bodies.count)]
        record("push \(bodies.firstIndex(of: body) ?? -1)")
        switch dice.index(of: 3) {
        case 0: world.applyForce(velocity(), at: dice.chance(0.5) ? point() : nil, to: body)
        case 1: world.applyLinearImpulse(0.1 * velocity(), to: body)
        default: world.applyStepForce(velocity(), to: body)
        }
    }

    // MARK: Shapes

    private mutating func addShape() {
        guard !bodies.isEmpty else { return }
        addShape(to: bodies[dice.index(of: bodies.count)])
    }

    private mutating func addShape(to body: BodyID) {
        var definition = ShapeDefinition()
        definition.density = dice.number(in: 0...2)
        definition.friction = dice.number(in: 0...1)
        definition.restitution = dice.number(in: 0...0.8)
        definition.skinRadius = dice.chance(0.5) ? 0 : 0.01
        definition.group = Int32(dice.index(of: 3))
        definition.tag = nextTag
        nextTag += 1
        let size = dice.number(in: 0.1...0.6)
        let shape: ShapeID? =
            switch dice.index(of: 6) {
            case 0: world.addCircle(radius: size, at: 0.05 * velocity(), to: body, definition)
            case 1: world.addPolygon(dice.polygon(radius: size), to: body, definition)
            case 2: world.addSegment(from: Vector2(-size, 0), to: Vector2(size, 0.1), to: body, definition)
            case 3:
                world.addChain(
                    [Vector2(-size, 0), Vector2(0, 0.2), Vector2(size, 0)], to: body, definition)
            default: world.addBox(halfWidth: size, halfHeight: 0.5 * size, to: body, definition)
            }
        record("addShape \(nextTag - 1) to \(bodies.firstIndex(of: body) ?? -1)")
        if let shape { shapes.append((shape, body)) }
    }

    private mutating func removeShape() {
        guard !shapes.isEmpty else { return }
        let index = dice.index(of: shapes.count)
        record("removeShape \(index)")
        world.removeShape(shapes.remove(at: index).shape)
    }

    // MARK: Joints

    private mutating func createJoint() {
        guard bodies.count > 1, joints.count < 8 else { return }
        let a = dice.index(of: bodies.count)
        let b = (a + dice.whole(in: 1...(bodies.count - 1))) % bodies.count
        record("join \(a) \(b)")
        joints.append(world.join(bodies[a], bodies[b], &dice))
    }

    private mutating func destroyJoint() {
        guard !joints.isEmpty else { return }
        record("destroyJoint")
        let joint = joints.remove(at: dice.index(of: joints.count))
        world.destroyJoint(joint)
        goneJoints.append(joint)
    }

    private mutating func changeJoint() {
        guard !joints.isEmpty else { return }
        let joint = joints[dice.index(of: joints.count)]
        record("changeJoint \(world.kind(of: joint))")
        switch world.kind(of: joint) {
        case .distance where dice.chance(0.5):
            world.setSpring(
                frequency: dice.number(in: 0...4), dampingRatio: dice.number(in: 0...1), of: joint)
        case .distance, .rope: world.setLength(dice.number(in: 0.1...2), of: joint)
        case .revolute where dice.chance(0.3): world.setFrictionTorque(dice.number(in: 0...1), of: joint)
        case .revolute, .prismatic:
            world.setLimits(
                dice.chance(0.3) ? nil : -dice.number(in: 0...1)...dice.number(in: 0...1), of: joint)
        case .weld: world.wake(joint)
        }
    }

    // MARK: The world

    private mutating func changeFilter() {
        record("changeFilter")
        let (a, b) = (Int32(dice.index(of: 3)), Int32(dice.index(of: 3)))
        world.filter[a, b] = dice.chance(0.6)
    }

    private mutating func changeFields() {
        record("changeFields")
        guard dice.chance(0.5) else {
            world.fields = []
            return
        }
        let law = Field.Law.allCases[dice.index(of: Field.Law.allCases.count)]
        var field = Field(law)
        field.position = point()
        field.strength = dice.number(in: 0...2)
        field.minimumRadius = 0.5
        field.direction = 0.3 * velocity()
        field.region = .circle(radius: 3)
        world.fields.append(FieldInfluence(field, on: bodies + goneBodies))
    }

    private mutating func changeSolver() {
        record("changeSolver")
        switch dice.index(of: 4) {
        case 0: world.threads = dice.whole(in: 1...3)
        case 1: world.allowsSleep = dice.chance(0.7)
        default: world.solver = world.solver == .sequential ? .graphColored : .sequential
        }
    }

    private mutating func goOnWithACopy() {
        record("copy")
        var copy = world
        copy.step(1 / 60)
        guard dice.chance(0.5) else { return }
        world = copy
        enterEvents()
    }

    // MARK: Numbers

    private mutating func point() -> Vector2 { Vector2(dice.number(in: -4...4), dice.number(in: -9...(-1))) }

    private mutating func velocity() -> Vector2 {
        Vector2(dice.number(in: -6...6), dice.number(in: -6...6))
    }
}
