// Graph coloring: contacts that share no moving body can be solved in any order, or at once, with the same
// result (Fratarcangeli and Pellacini, "Scalable Partitioning for Parallel Position Based Dynamics", 2015;
// Box2D v3, "SIMD Matters", 2024). Greedy coloring: each contact takes the first color that neither of its
// bodies has. Bodies that cannot move take no color: all contacts of a floor may have the same. A contact
// that finds no color, on a body with very many neighbors, overflows.
//
// Each contact's color depends on those before, which would be one thread's work. So a large world has
// partitions, whose number depends on the world alone, each with a run of contacts and the bodies that only
// these begin with. Contacts within a partition are colored first, and partitions know nothing of one
// another; then come those that cross.

/// A contact between partitions, to be colored after them.
struct CrossingConstraint: BitwiseCopyable {
    var index: Int
    var constraint: ActiveConstraint
}

/// The stage that assigns colors to contacts.
struct GraphColoring {
    let constraints: ActiveConstraints
    let partitionCount: Int
    /// The first body of each partition, and the end.
    let bounds: UnsafeMutablePointer<Int>
    /// The colors of each body's contacts, a bit each.
    let colorMasks: UnsafeMutablePointer<UInt64>
    /// Each contact's color.
    let colors: UnsafeMutablePointer<UInt8>
    /// The contacts that cross partitions, from where each partition's contacts begin, and their number.
    let crossing: UnsafeMutablePointer<CrossingConstraint>
    let crossingCounts: UnsafeMutablePointer<Int>

    /// Returns the number of partitions of a world that threads share: four, or as many as make 2,000 bodies
    /// each.
    static func partitionCount(of bodyCount: Int) -> Int {
        var count = 4
        while count < Worker.maximumCount, 2000 * count < bodyCount { count *= 2 }
        return count
    }

    // Where bodies' numbers do not ascend with the contacts, more contacts cross.
    /// Bounds the partitions' bodies where the contacts of the next partition begin.
    func bound(bodyCount: Int) {
        (bounds[0], bounds[partitionCount]) = (0, bodyCount)
        for partition in 1..<max(partitionCount, 1) {
            var first = bodyCount
            let start = contacts(of: partition).lowerBound
            constraints.forEach(in: start..<min(start + 1, constraints.count)) {
                first = max(0, Int($1.bodyA))
            }
            bounds[partition] = max(bounds[partition - 1], first)
        }
    }

    private func contacts(of partition: Int) -> Range<Int> {
        Chunk(index: partition, count: partitionCount).range(of: 0..<constraints.count)
    }

    /// Colors all contacts; the first worker those that cross, when the others are done. Others may read
    /// after the next barrier.
    func color(_ worker: Worker) {
        for partition in worker.range(of: 0..<partitionCount) { color(partition) }
        worker.advance()
        guard worker.index == 0 else { return }
        worker.wait(for: worker.others)
        for partition in 0..<partitionCount { colorCrossing(of: partition) }
    }

    @inline(never) private func color(_ partition: Int) {
        let (contacts, bodies) = (contacts(of: partition), bounds[partition]..<bounds[partition + 1])
        let (taken, size) = (colorMasks + bodies.lowerBound, UInt(bitPattern: bodies.count))
        taken.update(repeating: 0, count: bodies.count)
        let crossing = crossing + contacts.lowerBound
        var crossingCount = 0
        // Many contacts in a row have the same first body, whose mask stays in a register.
        var (first, takenByFirst) = (-1, UInt64(0))
        constraints.forEach(in: contacts) { index, constraint in
            let (a, b) = (
                Int(constraint.bodyA) - bodies.lowerBound, Int(constraint.bodyB) - bodies.lowerBound
            )
            let (hasA, hasB) = (UInt(bitPattern: a) < size, UInt(bitPattern: b) < size)
            guard hasA || constraint.bodyA < 0, hasB || constraint.bodyB < 0 else {
                crossing[crossingCount] = CrossingConstraint(index: index, constraint: constraint)
                crossingCount += 1
                return
            }
            let takenBySecond = hasB ? taken[b] : 0
            guard hasA else {
                // The second body may be the one in the register.
                first = -1
                taken[b] = takenBySecond | assignColor(to: index, from: takenBySecond)
                return
            }
            let before = taken[a]
            takenByFirst = a == first ? takenByFirst : before
            first = a
            let color = assignColor(to: index, from: takenByFirst | takenBySecond)
            takenByFirst |= color
            taken[a] = takenByFirst
            if hasB { taken[b] = takenBySecond | color }
        }
        crossingCounts[partition] = crossingCount
    }

    private func colorCrossing(of partition: Int) {
        let crossing = crossing + contacts(of: partition).lowerBound
        for place in 0..<crossingCounts[partition] {
            let (a, b) = (Int(crossing[place].constraint.bodyA), Int(crossing[place].constraint.bodyB))
            let (takenByFirst, takenBySecond) = (a >= 0 ? colorMasks[a] : 0, b >= 0 ? colorMasks[b] : 0)
            let color = assignColor(to: crossing[place].index, from: takenByFirst | takenBySecond)
            if a >= 0 { colorMasks[a] = takenByFirst | color }
            if b >= 0 { colorMasks[b] = takenBySecond | color }
        }
    }

    /// Assigns the first color that is free to a contact; returns its bit.
    @inline(__always) private func assignColor(to index: Int, from taken: UInt64) -> UInt64 {
        let color = min((~taken).trailingZeroBitCount, GraphColors.overflow)
        colors[index] = UInt8(truncatingIfNeeded: color)
        return 1 &<< UInt64(truncatingIfNeeded: color)
    }
}
