// What one thread wrote travels to another slowly: the way takes as long as solving several blocks. So each
// member of a crew has the same contacts in all stages, those of a run of rows, which in most worlds lie side by
// side; and who waits for whom is known. Bodies that contacts of several members touch are at an edge. Blocks
// at an edge are solved first of their color, and then the neighbors are told; all others have bodies that are
// nobody else's.

/// The blocks of a color that a member of a crew solves: those whose bodies other members touch too, then the others.
struct BlockShare: BitwiseCopyable {
    var start, edge, end: Int

    var atEdge: Range<Int> { start..<edge }
    var between: Range<Int> { edge..<end }
    var all: Range<Int> { start..<end }
}

/// Who solves which blocks.
struct BlockShares {
    static let colorCount = Crowd.Colors.overflow + 1

    let shares: UnsafePointer<BlockShare>
    /// The members that share a body with a member, a bit each.
    let neighbors: UnsafePointer<UInt64>

    @inline(__always) subscript(color: Int, member: CrewMember) -> BlockShare {
        shares[member.index * Self.colorCount + color]
    }
}

/// Keeps who solves which blocks as long as the colors last, and the memory of finding that out.
struct BlockSharing: Sendable {
    /// How many members share the blocks.
    private(set) var count = 0
    private var shareRoom = Workspace<BlockShare>()
    private var neighbors = Workspace<UInt64>()
    private var tallies = Workspace<Int>()
    private var marks = Workspace<UInt8>()
    private var edgeRows = Workspace<Int32>()
    private var edgeBodies = Workspace<Int32>()
    private var edgeParts = Workspace<EdgeRows.Part>()

    // What was found in an earlier step is read only, and a copy of the world may read it too.
    /// Who solves which blocks.
    var shares: BlockShares {
        BlockShares(shares: shareRoom.contents, neighbors: neighbors.contents)
    }

    /// Where the bodies of several members are; nil for one member.
    func edges(of step: CrowdStep) -> EdgeRows? {
        guard count > 1 else { return nil }
        return EdgeRows(
            firstRow: step.firstAtEdge, bodyCount: step.bodyCount,
            rows: UnsafeMutablePointer(mutating: edgeRows.contents),
            moved: UnsafeMutablePointer(mutating: edgeBodies.contents),
            parts: UnsafeMutablePointer(mutating: edgeParts.contents))
    }

    private mutating func roomForEdges(of step: CrowdStep) -> EdgeRows? {
        guard count > 1 else { return nil }
        return EdgeRows(
            firstRow: step.firstAtEdge, bodyCount: step.bodyCount, rows: edgeRows.room(for: step.bodyCount),
            moved: edgeBodies.room(for: step.bodyCount), parts: edgeParts.room(for: count))
    }

    /// Begins to give each member the blocks of its part of the contacts, whose classes are their colors so far.
    mutating func dealing(
        _ bonds: Bonds, _ classes: UnsafeMutablePointer<UInt8>, _ step: CrowdStep, among count: Int,
        _ slots: inout Workspace<Int32>
    ) -> BlockDealing {
        self.count = count
        let markCount = count > 1 ? 2 * count * BlockDealing.markCount(of: step.bodyCount) : 0
        return BlockDealing(
            bonds: bonds, classes: classes, bodyCount: step.bodyCount, marks: marks.room(for: markCount),
            tallies: tallies.room(for: count * BlockDealing.classCount), edges: roomForEdges(of: step),
            shares: shareRoom.room(for: count * BlockShares.colorCount),
            neighbors: neighbors.room(for: count),
            slots: slots.room(for: BlockDealing.mostSlots(bonds.count, count)))
    }
}
