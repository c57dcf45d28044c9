// Graph coloring: contacts that share no moving body can be solved in any order, or at once, with the same
// result (Fratarcangeli and Pellacini, "Scalable Partitioning for Parallel Position Based Dynamics", 2015;
// Box2D v3, "SIMD Matters", 2024). The coloring is greedy: each contact takes the first color that no other
// contact of its bodies has. Bodies that cannot move take no color, so all contacts of a floor can have the
// same. A contact that finds no color, on a body with very many neighbors, overflows.
//
// Each contact's color depends on the contacts before, which would be work for one thread. So a large world
// has partitions, whose number depends on the world alone: each has a contiguous range of contacts, and a
// range of bodies that mostly these contacts move. The contacts within each partition are colored first,
// independently of other partitions, then those that cross.

/// The stage that assigns colors to contacts.
struct GraphColoring {
    let constraints: ActiveConstraints
    let partitionCount: Int
    /// The first body of each partition, and the end of the last.
    let bounds: UnsafeMutablePointer<Int>
    /// The color mask of each body: a bit for each color of its contacts.
    let colorMasks: UnsafeMutablePointer<UInt64>
    /// The color of each contact.
    let colors: UnsafeMutablePointer<UInt8>
    /// The contacts that cross partitions; each partition's list starts at the start of its range of
    /// contacts.
    let boundaryConstraints: UnsafeMutablePointer<CrossingConstraint>
    /// The number of crossing contacts in each partition.
    let crossingCounts: UnsafeMutablePointer<Int>

    /// Returns the number of partitions of a world of at least `Tuning.parallelBodyCount` moving bodies: the
    /// lowest power of two from 4 on that leaves at most 2,000 bodies in each, but no more than 64.
    static func partitionCount(of bodyCount: Int) -> Int {
        var count = 4
        while count < Worker.maximumCount, 2000 * count < bodyCount { count *= 2 }
        return count
    }

    /// Sets the bounds of the partitions' bodies: a partition begins with the first body of its first
    /// contact.
    func bound(bodyCount: Int) {
        // If the bodies' indices do not ascend with the contacts, more contacts cross.
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

    /// Colors a worker's share of the partitions. The first worker then waits for the others and colors the
    /// contacts that cross. Results can be read after the next barrier.
    func color(_ worker: Worker) {
        for partition in worker.range(of: 0..<partitionCount) { color(partition) }
        worker.advance()
        guard worker.index == 0 else { return }
        worker.wait(for: worker.others)
        for partition in 0..<partitionCount { colorCrossing(of: partition) }
    }

    @inline(never) private func color(_ partition: Int) {
        let (contacts, bodies) = (contacts(of: partition), bounds[partition]..<bounds[partition + 1])
        let (colorMask, size) = (colorMasks + bodies.lowerBound, UInt(bitPattern: bodies.count))
        colorMask.update(repeating: 0, count: bodies.count)
        let boundaryConstraints = boundaryConstraints + contacts.lowerBound
        var crossingCount = 0
        // Many successive contacts have the same first body, whose mask stays in a register.
        var (first, takenByFirst) = (-1, UInt64(0))
        constraints.forEach(in: contacts) { index, constraint in
            let (a, b) = (
                Int(constraint.bodyA) - bodies.lowerBound, Int(constraint.bodyB) - bodies.lowerBound
            )
            let (hasA, hasB) = (UInt(bitPattern: a) < size, UInt(bitPattern: b) < size)
            guard hasA || constraint.bodyA < 0, hasB || constraint.bodyB < 0 else {
                boundaryConstraints[crossingCount] = CrossingConstraint(index: index, constraint: constraint)
                crossingCount += 1
                return
            }
            let takenBySecond = hasB ? colorMask[b] : 0
            guard hasA else {
                // The second body may be the one whose mask is in the register.
                first = -1
                colorMask[b] = takenBySecond | assignColor(to: index, from: takenBySecond)
                return
            }
            let before = colorMask[a]
            takenByFirst = a == first ? takenByFirst : before
            first = a
            let color = assignColor(to: index, from: takenByFirst | takenBySecond)
            takenByFirst |= color
            colorMask[a] = takenByFirst
            if hasB { colorMask[b] = takenBySecond | color }
        }
        crossingCounts[partition] = crossingCount
    }

    private func colorCrossing(of partition: Int) {
        let boundaryConstraints = boundaryConstraints + contacts(of: partition).lowerBound
        for index in 0..<crossingCounts[partition] {
            let (a, b) = (
                Int(boundaryConstraints[index].constraint.bodyA),
                Int(boundaryConstraints[index].constraint.bodyB)
            )
            let (takenByFirst, takenBySecond) = (a >= 0 ? colorMasks[a] : 0, b >= 0 ? colorMasks[b] : 0)
            let color = assignColor(to: boundaryConstraints[index].index, from: takenByFirst | takenBySecond)
            if a >= 0 { colorMasks[a] = takenByFirst | color }
            if b >= 0 { colorMasks[b] = takenBySecond | color }
        }
    }

    /// Assigns the first free color to a contact; returns the color's bit.
    @inline(__always) private func assignColor(to index: Int, from colorMask: UInt64) -> UInt64 {
        let color = min((~colorMask).trailingZeroBitCount, GraphColors.overflow)
        colors[index] = UInt8(truncatingIfNeeded: color)
        return 1 &<< UInt64(truncatingIfNeeded: color)
    }
}
