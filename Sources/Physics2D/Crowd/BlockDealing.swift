// Each member of a crew counts how many contacts of each color it has; then each knows where its blocks begin, and
// deals out its own.

/// The stage that puts colored contacts into blocks of four, and blocks into members' shares.
struct BlockDealing {
    /// Contacts are dealt out by class: their color, and whether they are at an edge.
    static let classCount = 2 * BlockShares.colorCount

    let bonds: Bonds
    /// Each contact's class: its color to begin with.
    let classes: UnsafeMutablePointer<UInt8>
    let bodyCount: Int
    /// Which bodies a member's contacts move, and which any other's: a row of all bodies for each member.
    let marks: UnsafeMutablePointer<UInt8>
    /// How many contacts of each class a member has.
    let tallies: UnsafeMutablePointer<Int>
    let edges: EdgeRows?
    let shares: UnsafeMutablePointer<BlockShare>
    let neighbors: UnsafeMutablePointer<UInt64>
    let slots: UnsafeMutablePointer<Int32>

    /// How many slots so many contacts need at most: each alone in its block, and blocks that are not full.
    static func mostSlots(_ contactCount: Int, _ memberCount: Int) -> Int {
        4 * (contactCount + memberCount * BlockShares.colorCount)
    }

    /// How many marks a row of all bodies has: whole eights.
    static func markCount(of bodyCount: Int) -> Int { (bodyCount + 7) & ~7 }

    private func contacts(of member: CrewMember) -> Range<Int> { member.share(of: 0..<bonds.count) }
    private func marks(of member: Int) -> UnsafeMutablePointer<UInt8> {
        marks + member * Self.markCount(of: bodyCount)
    }
    private func tally(of member: Int) -> UnsafeMutablePointer<Int> { tallies + member * Self.classCount }

    // MARK: What is at an edge

    /// Marks the bodies that a member's contacts move.
    func markBodies(_ member: CrewMember) {
        guard member.count > 1 else { return }
        let marks = marks(of: member.index)
        marks.update(repeating: 0, count: Self.markCount(of: bodyCount))
        bonds.forEach(in: contacts(of: member)) { _, bond in
            if bond.bodyA >= 0 { marks[Int(bond.bodyA)] = 1 }
            if bond.bodyB >= 0 { marks[Int(bond.bodyB)] = 1 }
        }
    }

    /// Counts a member's contacts by class, and notes its neighbors; when all have colored and marked.
    func count(_ member: CrewMember) {
        let tally = tally(of: member.index)
        tally.update(repeating: 0, count: Self.classCount)
        neighbors[member.index] = 0
        guard member.count > 1 else {
            for index in contacts(of: member) { tally[Int(classes[index])] += 1 }
            return
        }
        let others = marksOfOthers(member)
        bonds.forEach(in: contacts(of: member)) { index, bond in
            let isAtEdge = bond.movesAny { others[$0] != 0 }
            classes[index] += isAtEdge ? UInt8(BlockShares.colorCount) : 0
            tally[Int(classes[index])] += 1
        }
        for other in 0..<member.count where other != member.index && areNeighbors(member.index, other) {
            neighbors[member.index] |= 1 << UInt64(other)
        }
        edges?.give(member) { sharedMarks(of: $0, member.count) }
    }

    /// Of eight bodies a byte each: 1 for those that several members' contacts move.
    private func sharedMarks(of eight: Int, _ memberCount: Int) -> UInt64 {
        var (once, twice) = (UInt64(0), UInt64(0))
        for member in 0..<memberCount {
            let own = UnsafeRawPointer(marks(of: member) + 8 * eight).loadUnaligned(as: UInt64.self)
            (once, twice) = (once | own, twice | once & own)
        }
        return UInt64(littleEndian: twice)
    }

    /// The marks of all other members; of several, in a row of the member's own.
    private func marksOfOthers(_ member: CrewMember) -> UnsafePointer<UInt8> {
        guard member.count > 2 else { return UnsafePointer(marks(of: 1 - member.index)) }
        let all = marks(of: member.count + member.index)
        all.update(repeating: 0, count: bodyCount)
        for other in 0..<member.count where other != member.index {
            let marks = marks(of: other)
            for place in 0..<bodyCount { all[place] |= marks[place] }
        }
        return UnsafePointer(all)
    }

    private func areNeighbors(_ first: Int, _ second: Int) -> Bool {
        let (first, second) = (marks(of: first), marks(of: second))
        return (0..<bodyCount).reduce(UInt8(0)) { $0 | (first[$1] & second[$1]) } != 0
    }

    // MARK: Blocks

    /// Deals out a member's contacts, and answers with the blocks of all; when all have counted.
    func deal(_ member: CrewMember) -> Crowd.Colors {
        var colors = Crowd.Colors()
        withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.classCount) { room in
            let next = room.baseAddress!
            for color in 0..<Crowd.Colors.overflow {
                colors.starts[color + 1] = layOut(color, from: colors.starts[color], next, member)
            }
            let overflow = colors.starts[Crowd.Colors.overflow]
            colors.starts[Crowd.Colors.overflow + 1] = overflow + overflowCount(member)
            bonds.forEach(in: contacts(of: member)) { index, bond in
                guard !isOverflow(index) else { return }
                let place = next + Int(classes[index])
                slots[place.pointee] = bond.row
                place.pointee += 1
            }
        }
        dealOverflow(colors, member)
        if isDivided(colors, member) { divide(colors, member) }
        return colors
    }

    /// Notes where a member's contacts of a color go; answers with where the blocks of the next color begin.
    private func layOut(
        _ color: Int, from start: Int, _ next: UnsafeMutablePointer<Int>, _ member: CrewMember
    ) -> Int {
        var block = start
        for index in 0..<member.count {
            let (between, atEdge) = (
                tally(of: index)[color], tally(of: index)[BlockShares.colorCount + color]
            )
            let end = block + (between + atEdge + 3) / 4
            if index == member.index {
                (next[BlockShares.colorCount + color], next[color]) = (4 * block, 4 * block + atEdge)
                for slot in (4 * block + atEdge + between)..<(4 * end) { slots[slot] = -1 }
                shares[index * BlockShares.colorCount + color] = BlockShare(
                    start: block, edge: block + (atEdge + 3) / 4, end: end)
            }
            block = end
        }
        return block
    }

    private func isOverflow(_ index: Int) -> Bool {
        Int(classes[index]) % BlockShares.colorCount == Crowd.Colors.overflow
    }

    private func overflowCount(_ member: CrewMember) -> Int {
        (0..<member.count).reduce(0) {
            let tally = tally(of: $1) + Crowd.Colors.overflow
            return $0 + tally[0] + tally[BlockShares.colorCount]
        }
    }

    /// Contacts without a color may share bodies: each is a block by itself, in order, and the first member's.
    private func dealOverflow(_ colors: Crowd.Colors, _ member: CrewMember) {
        let blocks = colors.blocks(of: Crowd.Colors.overflow)
        let end = member.index == 0 ? blocks.upperBound : blocks.lowerBound
        shares[member.index * BlockShares.colorCount + Crowd.Colors.overflow] = BlockShare(
            start: blocks.lowerBound, edge: end, end: end)
        guard member.index == 0, !blocks.isEmpty else { return }
        var slot = slots + 4 * blocks.lowerBound
        bonds.forEach(in: 0..<bonds.count) { index, bond in
            guard isOverflow(index) else { return }
            (slot[0], slot[1], slot[2], slot[3]) = (bond.row, -1, -1, -1)
            slot += 4
        }
    }

    // MARK: Colors that are spread unevenly

    // Where colors are spread unevenly over the rows, members would wait for one another in each. And what has no
    // color, but is at an edge, has other members' bodies and is the first member's.
    /// Whether the blocks of each color are divided evenly, whoever has their bodies.
    private func isDivided(_ colors: Crowd.Colors, _ member: CrewMember) -> Bool {
        guard member.count > 1 else { return false }
        if colors.size(Crowd.Colors.overflow) > 0 { return true }
        let longest = (0..<Crowd.Colors.overflow).reduce(0) { sum, color in
            sum
                + (0..<member.count).reduce(0) { most, index in
                    let tally = tally(of: index) + color
                    return max(most, (tally[0] + tally[BlockShares.colorCount] + 3) / 4)
                }
        }
        return longest * 4 * member.count > (colors.blockCount + 8 * member.count) * 5
    }

    /// Gives a member its part of each color, all of which counts as at an edge.
    private func divide(_ colors: Crowd.Colors, _ member: CrewMember) {
        for color in 0..<Crowd.Colors.overflow {
            let share = member.share(of: colors.blocks(of: color))
            shares[member.index * BlockShares.colorCount + color] = BlockShare(
                start: share.lowerBound, edge: share.upperBound, end: share.upperBound)
        }
        neighbors[member.index] = member.others
    }
}
