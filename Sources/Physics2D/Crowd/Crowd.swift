// A few bodies are solved island by island, contact after contact, in the order in which they met: that is
// what the engine that this one follows does, bit by bit. Of many bodies nobody can say in which order a pile
// ought to be solved. A world of at least `Tuning.crowdSize` bodies that move therefore is a crowd: the same
// laws, laid out for the processor. Pairs are found anew in a grid, touching pairs lie in one row of memory
// after the other, and four contacts that share no body are solved at once.

/// What a world of many bodies keeps from step to step, and the memory of its stages.
struct Crowd: Sendable {
    /// The pairs that touch, with near ones between them, ordered by their shapes' numbers.
    var contacts: [CrowdContact] = []
    /// Whether the world changed so that the pairs have to be found anew.
    var isStale = true
    /// Whether the colors are those of other contacts.
    var needsColors = true
    var lookahead = Lookahead()

    /// The threads that it keeps, and how many it wanted.
    var crew: (any Crew)?
    var crewSize = 1

    var merging = PairMerging()
    var sightings = Workspace<Sightings>()
    var hasSleepers = false
    /// Where each piece's rows begin, and the end.
    var rowStarts = Workspace<Int>()
    var changedRows = Workspace<Int32>()
    var changedCounts = Workspace<Int>()
    /// How the contacts were colored last, and which bodies moved then.
    var colored = Colors()
    /// The shapes that fast bodies must not pass through, unless they are many.
    var walls = Workspace<Int32>()
    var wallCount = 0
    var hasBullets = false
    var movers = Workspace<Bool>()
    var moverCount = 0
    /// What began and ended in the step.
    var events: [ContactEvent] = []
    var eventRoom = Workspace<ContactEvent>()
    var grid = Grid()
    var bounds = Workspace<Bounds>()
    var owners = Workspace<Int32>()
    var placed = Workspace<PlacedShape>()
    var centers = Workspace<Lanes>()
    var velocities = Workspace<Lanes>()
    var shifts = Workspace<Lanes>()
    var reaches = Workspace<Bounds>()
    var colors = Workspace<UInt64>()
    var slots = Workspace<Int32>()
    var slotColors = Workspace<UInt8>()
    /// Where segments of the coloring begin, and the contacts that cross them (see `Coloring`).
    var cuts = Workspace<Int>()
    var crossing = Workspace<CrossingBond>()
    var crossingCounts = Workspace<Int>()
    /// The contacts to color, listed by piece, and whether the step's touch has listed them already.
    var bonds = Workspace<Bond>()
    var bondCounts = Workspace<Int>()
    var areBondsListed = false
    /// Whether the last step had to color.
    var wasColored = false
    var blocks = Workspace<ContactBlock>()
    var sharing = BlockSharing()
    var parents = Workspace<Int32>()
    var rest = Workspace<Float>()
    var depths = Workspace<Float>()
    /// The bodies that could have passed through something.
    var fast = Workspace<Int32>()
    var fastCounts = Workspace<Int>()
    var nobody = Workspace<CrowdContact>()
    var jointMembers = Workspace<Int32>()
}

/// What the stages of a crowd's step share: rows of the world, borrowed, and rows of the step.
struct CrowdStep {
    let columns: Columns
    let bodyCount: Int
    let shapeCount: Int
    let time: Float
    /// Where each shape is now.
    let bounds: UnsafeMutablePointer<Bounds>
    let placed: UnsafeMutablePointer<PlacedShape>
    /// Of each body: its centre of mass, its inverse mass, and the root of its inverse inertia, both 0 for one
    /// that does not move.
    let centers: UnsafeMutablePointer<Lanes>
    /// Of each body: its velocity, its angular velocity divided by that root (see `ContactBlock`), and
    /// the root.
    var velocities: UnsafeMutablePointer<Lanes>
    /// The same for how far the position solver moves it.
    var shifts: UnsafeMutablePointer<Lanes>

    /// The first row that a body may have at an edge. Between it and the bodies' rows, of which the last is nobody's,
    /// is room for a line of memory.
    var firstAtEdge: Int { bodyCount + 5 }
    var firstStandIn: Int { firstAtEdge + bodyCount }

    @inline(__always) func isMoving(_ body: Int32) -> Bool { centers[Int(body)].z > 0 }
}
