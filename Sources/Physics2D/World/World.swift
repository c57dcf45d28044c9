/// Rigid bodies in a plane, stepped through time; meters, kilograms, seconds and radians, in 32-bit floats.
///
/// A world is a value: a copy is a snapshot, and stepping the copy gives the same bits as stepping the
/// original.
///
///     var world = World()
///     var definition = BodyDefinition()
///     definition.gravity = Vector2(0, 10)
///     let box = world.createBody(definition)
///     world.addBox(halfWidth: 0.5, halfHeight: 0.5, to: box, ShapeDefinition(density: 1))
///     world.step(1 / 120)
public struct World: Sendable {
    /// The contact solver; default sequential. A change takes effect at the next step: bodies keep their
    /// motion, touching contacts the impulses that hold them, and no contact event is reported for the
    /// change.
    public var solver: SolverKind {
        didSet { if solver != oldValue { store.convertFriction(to: solver) } }
    }
    /// Iterations of the velocity solver in a step; default 8, as in Apple's engine.
    public var velocityIterations = 8
    /// Iterations of the position solver in a step; default 3, as in Apple's engine.
    public var positionIterations = 3
    /// The rule by which velocities fade in a step; default implicit.
    public var damping = DampingRule.implicit
    /// Whether bodies at rest fall asleep; default true.
    public var allowsSleep = true
    /// The number of threads for worlds of 1,000 dynamic bodies or more, up to 64; default 1. The result is
    /// the same, bit by bit, with any number.
    public var threads = 1 { didSet { precondition(threads > 0, "A world needs a thread, not \(threads).") } }
    /// The groups of shapes that collide; pairs that exist already are filtered again in the next step.
    public var filter = CollisionFilter() {
        didSet { if filter != oldValue { needsFiltering = true } }
    }
    /// The fields and the bodies that feel them; a body that feels a force other than 0 is awake.
    public var fields: [FieldInfluence] = []
    /// The contacts that began and ended since the events were last cleared, in the order in which they were
    /// found.
    public internal(set) var events: [ContactEvent] = []

    var bodies = SlotMap<Body>()
    var shapes = SlotMap<Shape>()
    var joints = SlotMap<Joint>()
    var store = ContactStore()
    /// The points of all shapes, in their bodies' coordinates, and the normals of the sides that start there.
    var points: [Vector2] = []
    var normals: [Vector2] = []
    var broadPhase = BroadPhase()
    /// The newest body; the list of bodies runs from there to the oldest.
    var newestBody: Int32 = -1
    var dynamicCount = 0
    var containers: [Container] = []
    /// Whether contacts must be filtered again, or take over their shapes' materials, in the next step.
    var needsFiltering = false
    var needsMaterials = false
    /// 1 / the last step's time, to scale the impulses of the step before; 0 before the first.
    var inversePreviousTime: Float = 0
    var nextGeneration: UInt32 = 0
    /// The seconds in which there were fields, the time of their noise.
    var fieldTime = 0.0
    /// A number that changes when a contact begins or ends.
    var touchingLayout = 0

    var islandBuilder = IslandBuilder()
    var sequentialSolver = SequentialContactSolver()
    var graphColoredSolver = GraphColoredContactSolver()
    var continuous = ContinuousCollision()
    var scratch = StepScratch()
    var workerPool = WorkerPoolSlot()

    /// Returns an empty world with a contact solver.
    public init(solver: SolverKind = .sequential) {
        self.solver = solver
    }

    /// Removes the forces and torques that were applied; until then they act in every step.
    public mutating func clearForces() {
        for place in bodies.elements.indices {
            bodies.elements[place].force = .zero
            bodies.elements[place].torque = 0
        }
    }

    /// Removes the contact events.
    public mutating func clearEvents() {
        events.removeAll(keepingCapacity: true)
    }
}
