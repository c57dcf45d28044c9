// Counting sort: each worker counts its contacts by color. The counts of all give each worker the starts of
// its constraints, which it then writes.

/// The stage that groups colored contacts into wide constraints of four, and assigns these to workers.
struct WorkPartitioning {
    /// The number of classes by which contacts are sorted: the color, and whether the contact is on its
    /// worker's boundary.
    static let classCount = 2 * WorkPartition.colorCount

    let constraints: ActiveConstraints
    /// The class of each contact; initially its color.
    let colorKeys: UnsafeMutablePointer<UInt8>
    let bodyCount: Int
    /// A byte per body for each worker, set for bodies that the worker's contacts move; then, again for each
    /// worker, the union of all others.
    let marks: UnsafeMutablePointer<UInt8>
    /// The number of contacts of each worker in each class.
    let histograms: UnsafeMutablePointer<Int>
    /// The range starts of all colors, which each worker computes for itself in a row of its own.
    let starts: UnsafeMutablePointer<Int>
    let boundary: BoundaryBodies?
    let shares: UnsafeMutablePointer<WorkerConstraints>
    let neighbors: UnsafeMutablePointer<UInt64>
    let lanes: UnsafeMutablePointer<Int32>

    /// Returns an upper bound of the number of lanes for a number of contacts: each alone in its constraint,
    /// and for each worker and color a constraint that is not full.
    static func maximumLanes(_ contactCount: Int, _ workerCount: Int) -> Int {
        4 * (contactCount + workerCount * WorkPartition.colorCount)
    }

    /// Returns the length of a row of marks: a multiple of eight.
    static func markCount(of bodyCount: Int) -> Int { (bodyCount + 7) & ~7 }

    private func contacts(of worker: Worker) -> Range<Int> { worker.range(of: 0..<constraints.count) }
    private func marks(of worker: Int) -> UnsafeMutablePointer<UInt8> {
        marks + worker * Self.markCount(of: bodyCount)
    }
    private func histogram(of worker: Int) -> UnsafeMutablePointer<Int> {
        histograms + worker * Self.classCount
    }

    // MARK: Boundary

    /// Marks the bodies that a worker's contacts move.
    func markBodies(_ worker: Worker) {
        guard worker.count > 1 else { return }
        let marks = marks(of: worker.index)
        marks.update(repeating: 0, count: Self.markCount(of: bodyCount))
        constraints.forEach(in: contacts(of: worker)) { _, constraint in
            if constraint.bodyA >= 0 { marks[Int(constraint.bodyA)] = 1 }
            if constraint.bodyB >= 0 { marks[Int(constraint.bodyB)] = 1 }
        }
    }

    /// Counts a worker's contacts by class, and finds its neighbors. All workers must have colored and marked
    /// before.
    func count(_ worker: Worker) {
        let histogram = histogram(of: worker.index)
        histogram.update(repeating: 0, count: Self.classCount)
        neighbors[worker.index] = 0
        guard worker.count > 1 else {
            for index in contacts(of: worker) { histogram[Int(colorKeys[index])] += 1 }
            return
        }
        let others = marksOfOthers(worker)
        constraints.forEach(in: contacts(of: worker)) { index, constraint in
            let isOnBoundary = constraint.movesAny { others[$0] != 0 }
            colorKeys[index] += isOnBoundary ? UInt8(WorkPartition.colorCount) : 0
            histogram[Int(colorKeys[index])] += 1
        }
        for other in 0..<worker.count where other != worker.index && areNeighbors(worker.index, other) {
            neighbors[worker.index] |= 1 << UInt64(other)
        }
        boundary?.assign(worker) { sharedMarks(of: $0, worker.count) }
    }

    /// Returns a byte for each of eight bodies: 1 for those that several workers' contacts move.
    private func sharedMarks(of eight: Int, _ workerCount: Int) -> UInt64 {
        var (once, twice) = (UInt64(0), UInt64(0))
        for worker in 0..<workerCount {
            let own = UnsafeRawPointer(marks(of: worker) + 8 * eight).loadUnaligned(as: UInt64.self)
            (once, twice) = (once | own, twice | once & own)
        }
        return UInt64(littleEndian: twice)
    }

    /// Returns the union of the marks of all other workers, in a row of the worker's own if there are
    /// several.
    private func marksOfOthers(_ worker: Worker) -> UnsafePointer<UInt8> {
        guard worker.count > 2 else { return UnsafePointer(marks(of: 1 - worker.index)) }
        let all = marks(of: worker.count + worker.index)
        all.update(repeating: 0, count: bodyCount)
        for other in 0..<worker.count where other != worker.index {
            let marks = marks(of: other)
            for index in 0..<bodyCount { all[index] |= marks[index] }
        }
        return UnsafePointer(all)
    }

    private func areNeighbors(_ first: Int, _ second: Int) -> Bool {
        let (first, second) = (marks(of: first), marks(of: second))
        return (0..<bodyCount).reduce(UInt8(0)) { $0 | (first[$1] & second[$1]) } != 0
    }

    // MARK: Constraints

    /// Assigns a worker's contacts to lanes; returns the color ranges. All workers must have counted before.
    func assign(_ worker: Worker) -> GraphColors {
        let starts = starts + worker.index * GraphColors.startCount
        starts[0] = 0
        withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.classCount) { room in
            let first = room.baseAddress!
            for color in 0..<GraphColors.overflow {
                starts[color + 1] = place(color, from: starts[color], first, worker)
            }
            starts[GraphColors.overflow + 1] = starts[GraphColors.overflow] + overflowCount(worker)
            constraints.forEach(in: contacts(of: worker)) { index, constraint in
                guard !isOverflow(index) else { return }
                let next = first + Int(colorKeys[index])
                lanes[next.pointee] = constraint.contact
                next.pointee += 1
            }
        }
        let ranges = GraphColors(starts: starts)
        assignOverflow(ranges, worker)
        if isDivided(ranges, worker) { divide(ranges, worker) }
        return ranges
    }

    /// Finds the lanes of a worker's contacts of a color; returns the first constraint of the next color.
    private func place(
        _ color: Int, from start: Int, _ next: UnsafeMutablePointer<Int>, _ worker: Worker
    ) -> Int {
        var constraint = start
        for index in 0..<worker.count {
            let (interior, boundary) = (
                histogram(of: index)[color], histogram(of: index)[WorkPartition.colorCount + color]
            )
            let end = constraint + (interior + boundary + 3) / 4
            if index == worker.index {
                (next[WorkPartition.colorCount + color], next[color]) = (
                    4 * constraint, 4 * constraint + boundary
                )
                for lane in (4 * constraint + boundary + interior)..<(4 * end) { lanes[lane] = -1 }
                shares[index * WorkPartition.colorCount + color] = WorkerConstraints(
                    start: constraint, boundaryEnd: constraint + (boundary + 3) / 4, end: end)
            }
            constraint = end
        }
        return constraint
    }

    private func isOverflow(_ index: Int) -> Bool {
        Int(colorKeys[index]) % WorkPartition.colorCount == GraphColors.overflow
    }

    private func overflowCount(_ worker: Worker) -> Int {
        (0..<worker.count).reduce(0) {
            let histogram = histogram(of: $1) + GraphColors.overflow
            return $0 + histogram[0] + histogram[WorkPartition.colorCount]
        }
    }

    /// Assigns the contacts without a color to the first worker. They can share bodies: each is a constraint
    /// by itself, in order.
    private func assignOverflow(_ ranges: GraphColors, _ worker: Worker) {
        let overflow = ranges.constraints(of: GraphColors.overflow)
        let end = worker.index == 0 ? overflow.upperBound : overflow.lowerBound
        shares[worker.index * WorkPartition.colorCount + GraphColors.overflow] = WorkerConstraints(
            start: overflow.lowerBound, boundaryEnd: end, end: end)
        guard worker.index == 0, !overflow.isEmpty else { return }
        var lane = lanes + 4 * overflow.lowerBound
        constraints.forEach(in: 0..<constraints.count) { index, constraint in
            guard isOverflow(index) else { return }
            (lane[0], lane[1], lane[2], lane[3]) = (constraint.contact, -1, -1, -1)
            lane += 4
        }
    }

    // MARK: Uneven colors

    /// Returns whether each color's constraints are divided evenly among the workers, regardless of their
    /// bodies.
    private func isDivided(_ ranges: GraphColors, _ worker: Worker) -> Bool {
        // If colors are spread unevenly over the contacts, workers would wait for one another in each color.
        // And a contact without a color, which belongs to the first worker, can move other workers' bodies.
        guard worker.count > 1 else { return false }
        if ranges.size(GraphColors.overflow) > 0 { return true }
        let longest = (0..<GraphColors.overflow).reduce(0) { sum, color in
            sum
                + (0..<worker.count).reduce(0) { largest, index in
                    let histogram = histogram(of: index) + color
                    return max(largest, (histogram[0] + histogram[WorkPartition.colorCount] + 3) / 4)
                }
        }
        return longest * 4 * worker.count > (ranges.constraintCount + 8 * worker.count) * 5
    }

    /// Assigns a worker an equal part of each color, all of which counts as boundary.
    private func divide(_ ranges: GraphColors, _ worker: Worker) {
        for color in 0..<GraphColors.overflow {
            let share = worker.range(of: ranges.constraints(of: color))
            shares[worker.index * WorkPartition.colorCount + color] = WorkerConstraints(
                start: share.lowerBound, boundaryEnd: share.upperBound, end: share.upperBound)
        }
        neighbors[worker.index] = worker.others
    }
}
