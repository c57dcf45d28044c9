/// Rigid bodies in a plane, stepped through time; metres, kilograms, seconds and radians, in 32-bit floats.
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
    /// Iterations of the velocity solver in a step; default 8, as in Apple's engine.
    public var velocityIterations = 8
    /// Iterations of the position solver in a step; default 3, as in Apple's engine.
    public var positionIterations = 3
    /// How velocities fade in a step; default implicit.
    public var damping = DampingRule.implicit
    /// Whether bodies at rest fall asleep; default true.
    public var allowsSleep = true
    /// How many threads step a world of 1000 bodies or more; default 1. The result is the same, bit by bit.
    public var threads = 1 { didSet { precondition(threads > 0, "A world needs a thread, not \(threads).") } }
    /// The contact solver; default sequential. A change takes effect at the next step: bodies keep their motion,
    /// touching contacts the impulses that hold them, and no contact event is reported for the change.
    public var solver: SolverKind
    /// Which groups of shapes collide; pairs that exist already are looked at again at the next step.
    public var filter = CollisionFilter() {
        didSet { if filter != oldValue { needsFiltering = true } }
    }
    /// The fields and the bodies that feel them; a body that feels a force other than 0 is awake.
    public var fields: [FieldInfluence] = []
    /// What began and ceased to touch since the events were last cleared, in the order in which it was found.
    public internal(set) var events: [ContactEvent] = []

    var bodies = Pool<Body>()
    var shapes = Pool<Shape>()
    var contacts = Pool<Contact>()
    var joints = Pool<Joint>()
    /// The points of all shapes, in their bodies' coordinates, and the normals of the sides that start there.
    var points: [Vector2] = []
    var normals: [Vector2] = []
    var tree = DynamicTree()
    /// The newest body and contact; their lists run from there to the oldest.
    var newestBody: Int32 = -1
    var newestContact: Int32 = -1
    var needsFiltering = false
    /// Shapes whose leaf changed and which may therefore have new neighbours.
    var movedShapes: [Int32] = []
    var hasNewShapes = false
    /// 1 / the last step's time, to scale the impulses of the step before; 0 before the first.
    var inversePreviousTime: Float = 0
    var nextGeneration: UInt32 = 0
    /// The seconds in which there were fields, the time of their noise.
    var fieldTime = 0.0
    var scratch = Scratch()
    /// How many bodies are dynamic.
    var dynamicCount = 0
    var isCrowd = false
    var crowd = Crowd()

    /// Memory that stages of the step fill and empty; it is kept so that a step allocates nothing.
    struct Scratch: Sendable {
        var treeStack: [Int32] = []
        var pairs: [ShapePair] = []
        var bodyStack: [Int32] = []
        var islandBodies: [Int32] = []
        var islandContacts: [Int32] = []
        var islandJoints: [Int32] = []
        var constraints: [ContactConstraint] = []
        var changes: [ContactChange] = []
        var endedContacts: [Int32] = []
    }

    /// Returns an empty world with a contact solver.
    public init(solver: SolverKind = .sequential) {
        self.solver = solver
    }

    /// Moves everything forward by a time in seconds; a time that is 0, negative or not finite does nothing.
    public mutating func step(_ time: Float) {
        guard time > 0, time.isFinite else { return }
        applyFields(time)
        countCrowd()
        if isCrowd { stepCrowd(time) } else { stepFew(time) }
        inversePreviousTime = 1 / time
    }

    private mutating func stepFew(_ time: Float) {
        if hasNewShapes { pairMovedShapes() }
        updateContacts()
        solveIslands(time)
        pairMovedShapes()
        solveImpacts(time)
    }

    /// Forgets the forces and torques that were applied; they act in every step until then.
    public mutating func clearForces() {
        forEachBody { bodies, index in
            bodies[Int(index)].force = .zero
            bodies[Int(index)].torque = 0
        }
    }

    /// Forgets the contact events.
    public mutating func clearEvents() {
        events.removeAll(keepingCapacity: true)
    }

    /// Lends the rows to a stage.
    mutating func withColumns<Result>(_ body: (Columns) -> Result) -> Result {
        bodies.elements.withRows { bodies in
            contacts.elements.withRows { contacts in
                joints.elements.withRows { joints in
                    shapes.elements.withRows { shapes in
                        points.withUnsafeBufferPointer { points in
                            normals.withUnsafeBufferPointer { normals in
                                body(
                                    Columns(
                                        bodies: bodies, contacts: contacts, joints: joints,
                                        shapes: shapes, points: points.base, normals: normals.base))
                            }
                        }
                    }
                }
            }
        }
    }

    private mutating func forEachBody(_ visit: (UnsafeMutableBufferPointer<Body>, Int32) -> Void) {
        bodies.elements.withUnsafeMutableBufferPointer { rows in
            var index = newestBody
            while index >= 0 {
                visit(rows, index)
                index = rows[Int(index)].older
            }
        }
    }
}

extension Array {
    // An empty array has no memory of its own, and would be given some at each call.
    /// Lends the address of the first element; one that must not be read when there is none.
    @inline(__always) fileprivate mutating func withRows<Result>(
        _ body: (UnsafeMutablePointer<Element>) -> Result
    ) -> Result {
        guard !isEmpty else {
            return body(UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!)
        }
        return withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    }
}

extension UnsafeBufferPointer {
    /// The address of the first element; one that must not be read for an empty buffer.
    fileprivate var base: UnsafePointer<Element> {
        baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<Element>.alignment)!
    }
}
