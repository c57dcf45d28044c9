/// A world of rigid bodies in a plane, stepped through time. Units are meters, kilograms, seconds and
/// radians, in 32-bit floats.
///
/// A world is a value: a copy is a snapshot, and stepping the copy produces the same bits as stepping the
/// original.
///
///     var world = World()
///     var definition = BodyDefinition()
///     definition.gravity = Vector2(0, 10)
///     let box = world.createBody(definition)
///     world.addBox(halfWidth: 0.5, halfHeight: 0.5, to: box, ShapeDefinition(density: 1))
///     world.step(1 / 120)
public struct World: Sendable {
    /// The contact solver; default sequential. A change takes effect at the next step. Bodies keep their
    /// motion, contacts keep their impulses, and the change reports no contact event.
    public var solver: SolverKind {
        didSet { if solver != oldValue { store.convertFriction(to: solver) } }
    }
    /// The number of velocity iterations per step; default 8, as in Apple's engine.
    public var velocityIterations = 8
    /// The largest number of position iterations per step; default 3, as in Apple's engine.
    public var positionIterations = 3
    /// The integration rule of damping; default implicit.
    public var damping = DampingRule.implicit
    /// A Boolean value that indicates whether bodies at rest fall asleep; default true.
    public var allowsSleep = true
    /// The number of threads for worlds of 1,000 dynamic bodies or more; at least 1, default 1, and no more
    /// than 64 are used. The result is the same, bit by bit, with any number.
    public var threads = 1 { didSet { precondition(threads > 0, "A world needs a thread, not \(threads).") } }
    /// The collision filter, by the shapes' groups. A change also filters existing contacts, in the next
    /// step.
    public var filter = CollisionFilter() {
        didSet { if filter != oldValue { needsFiltering = true } }
    }
    /// The fields and the bodies that they act on. A force other than 0 keeps a body awake.
    public var fields: [FieldInfluence] = []
    /// The contacts that began and ended since the last `clearEvents`, in the order in which the steps found
    /// them.
    public internal(set) var events: [ContactEvent] = []

    var bodies = SlotMap<Body>()
    var shapes = SlotMap<Shape>()
    var joints = SlotMap<Joint>()
    var store = ContactStore()
    /// The points of all shapes, in their bodies' coordinates, and the outward normals of the sides that
    /// start there.
    var points: [Vector2] = []
    var normals: [Vector2] = []
    /// The number of points that belong to no shape any more.
    var unusedPointCount = 0
    var broadPhase = BroadPhase()
    /// The newest body, -1 for none; a linked list runs from there to the oldest.
    var newestBody: Int32 = -1
    var dynamicCount = 0
    var containers: [Container] = []
    /// True when the next step must filter the contacts again.
    var needsFiltering = false
    /// True when the next step must copy the shapes' materials to the contacts.
    var needsMaterials = false
    /// The inverse of the last step's time, per second, for the scale of warm starting; 0 before the first
    /// step.
    var inversePreviousTime: Float = 0
    var nextGeneration: UInt32 = 0
    /// The time during which the world had fields, in seconds; noise fields are functions of it.
    var fieldTime = 0.0
    /// A version number that changes when a contact begins or ends.
    var touchingLayout = 0

    var islandBuilder = IslandBuilder()
    var sequentialSolver = SequentialContactSolver()
    var graphColoredSolver = GraphColoredContactSolver()
    var continuous = ContinuousCollision()
    var scratch = StepScratch()
    var workerPool = WorkerPoolSlot()

    /// Creates an empty world with a contact solver; default sequential.
    public init(solver: SolverKind = .sequential) {
        self.solver = solver
    }

    /// Removes the forces and torques of all bodies. Until then, or until a body falls asleep, they act in
    /// every step.
    public mutating func clearForces() {
        for index in bodies.elements.indices {
            bodies.elements[index].force = .zero
            bodies.elements[index].torque = 0
        }
    }

    /// Removes all contact events.
    public mutating func clearEvents() {
        events.removeAll(keepingCapacity: true)
    }
}
