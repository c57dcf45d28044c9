// Contacts that share no body that moves can be solved in any order, or at once, with the same result. Each
// contact takes the first color that neither of its bodies has yet. Bodies that cannot move take no color: all
// of a floor's contacts may have the same. What finds no color, on a body with very many neighbors, is on its own.
//
// Each contact's color depends on those before, which would be one thread's work. So a large crowd has segments, as
// many whoever steps it, each with the contacts of a run of rows and with the bodies that only these begin with.
// Contacts within a segment come first, and segments know nothing of one another; then come those that cross.

/// A contact that crosses, to be colored when the segments are.
struct CrossingBond: BitwiseCopyable {
    var index: Int
    var bond: Bond
}

/// The stage that gives contacts their colors.
struct Coloring {
    let bonds: Bonds
    let segmentCount: Int
    /// Where each segment's bodies begin, and their end.
    let cuts: UnsafeMutablePointer<Int>
    /// The colors that each body's contacts have, a bit each.
    let taken: UnsafeMutablePointer<UInt64>
    /// Each contact's color.
    let chosen: UnsafeMutablePointer<UInt8>
    /// The contacts that cross, from where each segment's contacts begin, and how many they are.
    let crossing: UnsafeMutablePointer<CrossingBond>
    let crossingCounts: UnsafeMutablePointer<Int>

    /// How many segments a crowd has for which threads are: four, or of at most 2000 bodies.
    static func segmentCount(of bodyCount: Int) -> Int {
        var count = 4
        while count < CrewMember.most, 2000 * count < bodyCount { count *= 2 }
        return count
    }

    // Where bodies' numbers do not ascend with the contacts, more contacts cross.
    /// Cuts the bodies where the contacts of the next segment begin.
    func cut(bodyCount: Int) {
        (cuts[0], cuts[segmentCount]) = (0, bodyCount)
        for segment in 1..<max(segmentCount, 1) {
            var first = bodyCount
            let start = contacts(of: segment).lowerBound
            bonds.forEach(in: start..<min(start + 1, bonds.count)) { first = max(0, Int($1.bodyA)) }
            cuts[segment] = max(cuts[segment - 1], first)
        }
    }

    private func contacts(of segment: Int) -> Range<Int> {
        Piece(index: segment, count: segmentCount).share(of: 0..<bonds.count)
    }

    /// Colors all contacts; the first member those that cross, when the others are done with theirs. Others may read
    /// when all members have come to a wait.
    func color(_ member: CrewMember) {
        for segment in member.share(of: 0..<segmentCount) { color(segment) }
        member.pass()
        guard member.index == 0 else { return }
        member.wait(for: member.others)
        for segment in 0..<segmentCount { colorCrossing(of: segment) }
    }

    @inline(never) private func color(_ segment: Int) {
        let (contacts, bodies) = (contacts(of: segment), cuts[segment]..<cuts[segment + 1])
        let (taken, size) = (taken + bodies.lowerBound, UInt(bitPattern: bodies.count))
        taken.update(repeating: 0, count: bodies.count)
        let crossing = crossing + contacts.lowerBound
        var crossingCount = 0
        // Many contacts in a row have the same first body; what it has taken stays in a register.
        var (first, takenByFirst) = (-1, UInt64(0))
        bonds.forEach(in: contacts) { index, bond in
            let (a, b) = (Int(bond.bodyA) - bodies.lowerBound, Int(bond.bodyB) - bodies.lowerBound)
            let (hasA, hasB) = (UInt(bitPattern: a) < size, UInt(bitPattern: b) < size)
            guard hasA || bond.bodyA < 0, hasB || bond.bodyB < 0 else {
                crossing[crossingCount] = CrossingBond(index: index, bond: bond)
                crossingCount += 1
                return
            }
            let takenBySecond = hasB ? taken[b] : 0
            guard hasA else {
                // It may be the body that the register is for.
                first = -1
                taken[b] = takenBySecond | choose(for: index, from: takenBySecond)
                return
            }
            let before = taken[a]
            takenByFirst = a == first ? takenByFirst : before
            first = a
            let color = choose(for: index, from: takenByFirst | takenBySecond)
            takenByFirst |= color
            taken[a] = takenByFirst
            if hasB { taken[b] = takenBySecond | color }
        }
        crossingCounts[segment] = crossingCount
    }

    private func colorCrossing(of segment: Int) {
        let crossing = crossing + contacts(of: segment).lowerBound
        for place in 0..<crossingCounts[segment] {
            let (a, b) = (Int(crossing[place].bond.bodyA), Int(crossing[place].bond.bodyB))
            let (takenByFirst, takenBySecond) = (a >= 0 ? taken[a] : 0, b >= 0 ? taken[b] : 0)
            let color = choose(for: crossing[place].index, from: takenByFirst | takenBySecond)
            if a >= 0 { taken[a] = takenByFirst | color }
            if b >= 0 { taken[b] = takenBySecond | color }
        }
    }

    /// Gives a contact the first color that is free; answers with its bit.
    @inline(__always) private func choose(for index: Int, from taken: UInt64) -> UInt64 {
        let color = min((~taken).trailingZeroBitCount, Crowd.Colors.overflow)
        chosen[index] = UInt8(truncatingIfNeeded: color)
        return 1 &<< UInt64(truncatingIfNeeded: color)
    }
}
