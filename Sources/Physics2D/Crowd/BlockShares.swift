// What one thread wrote travels to another slowly: the way takes as long as solving several blocks. So each
// member of a crew has the same contacts in all stages, those of a run of rows, which in most worlds lie side by
// side; and who waits for whom is known. Bodies that contacts of several members touch are at an edge. Blocks
// at an edge are solved first of their color, and then the neighbors are told; all others have bodies that are
// nobody else's.

/// The blocks of a color that a member of a crew solves.
struct BlockShare: BitwiseCopyable {
    var start, edge, end: Int

    /// The places, in the order of shares, of blocks whose bodies other members touch too, and of the others.
    var atEdge: Range<Int> { start..<edge }
    var between: Range<Int> { edge..<end }
    var all: Range<Int> { start..<end }
}

/// Who solves which blocks.
struct BlockShares {
    static let colorCount = Crowd.Colors.overflow + 1

    /// Whether edges and neighbors have to be found before the first block is solved.
    let areNew: Bool
    let shares: UnsafeMutablePointer<BlockShare>
    /// The blocks, those at an edge first of each share; nil for one member alone.
    let order: UnsafeMutablePointer<Int>?
    /// Which bodies a member's contacts touch, and which any other's: a row of all bodies for each member.
    let marks: UnsafeMutablePointer<UInt8>
    /// The members that share a body with a member, a bit each.
    let neighbors: UnsafeMutablePointer<UInt64>

    @inline(__always) subscript(color: Int, member: CrewMember) -> BlockShare {
        get { shares[member.index * Self.colorCount + color] }
        nonmutating set { shares[member.index * Self.colorCount + color] = newValue }
    }
}

/// Shares blocks among the members of a crew, and keeps who has which as long as the colors last.
struct BlockSharing: Sendable {
    /// How many members share the blocks.
    private(set) var count = 0
    private var isNew = false
    private var shares = Workspace<BlockShare>()
    private var order = Workspace<Int>()
    private var marks = Workspace<UInt8>()
    private var neighbors = Workspace<UInt64>()

    /// Gives each member the blocks of its part of the contacts.
    mutating func share(
        _ colors: Crowd.Colors, _ slots: UnsafePointer<Int32>, _ bonds: UnsafeBufferPointer<Bond>,
        among count: Int
    ) {
        (self.count, isNew) = (count, count > 1)
        guard count > 1 else { return }
        cut(colors) { color, member in
            colors.firstBlock(of: color, from: bonds[bonds.count * member / count].row, slots)
        }
        // Where colors are spread unevenly over the rows, members would wait for one another in each.
        guard longest * 4 * count > (colors.blockCount + 8 * count) * 5 else { return }
        cut(colors) { color, member in
            let range = colors.blocks(of: color)
            return range.lowerBound + range.count * member / count
        }
    }

    /// Notes where each member's blocks of a color begin. Those without a color may share bodies, and are the
    /// first member's.
    private mutating func cut(
        _ colors: Crowd.Colors, _ firstBlock: (_ color: Int, _ member: Int) -> Int
    ) {
        let shares = shares.room(for: count * BlockShares.colorCount)
        for color in 0..<BlockShares.colorCount {
            let range = colors.blocks(of: color)
            let isFree = color < Crowd.Colors.overflow && !range.isEmpty
            var start = range.lowerBound
            for member in 0..<count {
                let isLast = member == count - 1
                let end = isFree && !isLast ? firstBlock(color, member + 1) : range.upperBound
                shares[member * BlockShares.colorCount + color] = BlockShare(
                    start: start, edge: end, end: end)
                start = end
            }
        }
    }

    /// How many blocks are solved one after the other when each color waits for its largest share.
    private var longest: Int {
        let shares = shares.contents
        return (0..<Crowd.Colors.overflow).reduce(0) { sum, color in
            sum + (0..<count).reduce(0) { max($0, shares[$1 * BlockShares.colorCount + color].all.count) }
        }
    }

    /// The shares for a step.
    mutating func shares(blockCount: Int, bodyCount: Int) -> BlockShares {
        defer { isNew = false }
        // What was found in an earlier step is read only, and a copy of the world may read it too.
        guard isNew else {
            return BlockShares(
                areNew: false, shares: UnsafeMutablePointer(mutating: shares.contents),
                order: count > 1 ? UnsafeMutablePointer(mutating: order.contents) : nil,
                marks: UnsafeMutablePointer(mutating: marks.contents),
                neighbors: UnsafeMutablePointer(mutating: neighbors.contents))
        }
        return BlockShares(
            areNew: true, shares: shares.room(for: count * BlockShares.colorCount),
            order: order.room(for: blockCount), marks: marks.room(for: 2 * count * (bodyCount + 1)),
            neighbors: neighbors.room(for: count))
    }
}

extension Crowd.Colors {
    /// The first block of a color whose first contact's row is a certain one or a later one.
    fileprivate func firstBlock(of color: Int, from row: Int32, _ slots: UnsafePointer<Int32>) -> Int {
        var range = blocks(of: color)
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = slots[4 * middle] < row ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}

extension CrowdSolver {
    /// Marks the bodies that a member's blocks move.
    func markBodies(_ member: CrewMember) {
        let marks = marks(of: member.index)
        marks.update(repeating: 0, count: step.bodyCount)
        forEachOwn(member) { range in
            for block in range {
                let bodies = bodies(of: block)
                for lane in 0..<bodies.scalarCount { marks[Int(bodies[lane])] = 1 }
            }
        }
        marks[step.bodyCount] = 0
    }

    /// A member's marks, and a last one for what does not move.
    private func marks(of member: Int) -> UnsafeMutablePointer<UInt8> {
        shares.marks + member * (step.bodyCount + 1)
    }

    /// Puts a member's blocks at edges first, and notes its neighbors; when all have marked their bodies.
    func findEdges(_ member: CrewMember) {
        guard let order = shares.order else { return }
        let others = marksOfOthers(member)
        var neighbors: UInt64 = 0
        for color in 0...Crowd.Colors.overflow where colors.size(color) > 0 {
            let share = shares[color, member]
            var (edge, other) = (share.start, share.end)
            for block in share.all {
                let bodies = bodies(of: block)
                let isAtEdge = isMarked(bodies, others)
                if isAtEdge { neighbors |= membersTouching(bodies, besides: member) }
                // What has no color may share bodies, and keeps its order.
                if isAtEdge || color == Crowd.Colors.overflow {
                    order[edge] = block
                    edge += 1
                } else {
                    other -= 1
                    order[other] = block
                }
            }
            shares[color, member].edge = edge
            // As they lie in memory.
            var between = UnsafeMutableBufferPointer(start: order + edge, count: share.end - edge)
            between.reverse()
        }
        shares.neighbors[member.index] = neighbors
    }

    /// The marks of all other members, in a row of the member's own: it is near when it is asked for each block.
    private func marksOfOthers(_ member: CrewMember) -> UnsafePointer<UInt8> {
        let all = marks(of: member.count + member.index)
        all.update(repeating: 0, count: step.bodyCount + 1)
        for other in 0..<member.count where other != member.index {
            let marks = marks(of: other)
            for place in 0..<step.bodyCount { all[place] |= marks[place] }
        }
        return UnsafePointer(all)
    }

    @inline(__always) private func isMarked(_ bodies: SIMD8<UInt32>, _ marks: UnsafePointer<UInt8>) -> Bool {
        var sum: UInt8 = 0
        for lane in 0..<bodies.scalarCount { sum |= marks[Int(bodies[lane])] }
        return sum != 0
    }

    private func membersTouching(_ bodies: SIMD8<UInt32>, besides member: CrewMember) -> UInt64 {
        (0..<member.count).reduce(0) { members, other in
            guard other != member.index, isMarked(bodies, marks(of: other)) else { return members }
            return members | 1 << UInt64(other)
        }
    }

    /// The bodies of a block; one that does not move, for which a row stands in, counts as nobody.
    @inline(__always) private func bodies(of block: Int) -> SIMD8<UInt32> {
        let both = SIMD8(lowHalf: blocks[block].bodyA.numbers, highHalf: blocks[block].bodyB.numbers)
        let nobody = SIMD8(repeating: UInt32(truncatingIfNeeded: step.bodyCount))
        return both.replacing(with: nobody, where: both .> nobody)
    }
}
