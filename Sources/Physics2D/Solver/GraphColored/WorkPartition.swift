// A cache line that one thread wrote takes as long to reach another as solving several constraints. So each
// worker has the same contacts in all stages, a run of the active constraints, which in most worlds lie side
// by side; and it is known who waits for whom. Bodies that contacts of several workers move are on the
// boundary. Constraints on the boundary are solved first of their color, and then the neighbors are signaled;
// the interior has bodies that no other worker moves, and fills the time until the signal arrives.
//
//     worker 0   | boundary | interior ........ |        | boundary | interior ...
//     worker 1   | boundary | interior .. |              | boundary | interior ...
//                ^ color 0  ^ signal                      ^ color 1: waits for the neighbors' signals

/// The constraints of a color that a worker solves: those on the boundary, then the interior.
struct WorkerConstraints: BitwiseCopyable {
    var start, boundaryEnd, end: Int

    var boundary: Range<Int> { start..<boundaryEnd }
    var interior: Range<Int> { boundaryEnd..<end }
    var all: Range<Int> { start..<end }
}

/// Which worker solves which constraints.
struct WorkPartition {
    static let colorCount = GraphColors.overflow + 1

    let constraints: UnsafePointer<WorkerConstraints>
    /// The mask of the workers that share a body with each worker.
    let neighbors: UnsafePointer<UInt64>

    @inline(__always) subscript(color: Int, worker: Worker) -> WorkerConstraints {
        constraints[worker.index * Self.colorCount + color]
    }
}

/// Keeps the partition as long as the colors last, and the memory of finding it.
struct WorkPartitionStore: Sendable {
    /// The number of workers that share the constraints.
    private(set) var workerCount = 0
    private var constraints = ScratchBuffer<WorkerConstraints>()
    private var neighbors = ScratchBuffer<UInt64>()
    private var histograms = ScratchBuffer<Int>()
    private var colorStarts = ScratchBuffer<Int>()
    private var marks = ScratchBuffer<UInt8>()
    private var boundaryRows = ScratchBuffer<Int32>()
    private var boundaryBodies = ScratchBuffer<Int32>()
    private var boundaryParts = ScratchBuffer<BoundaryBodies.Part>()

    // A partition of an earlier step is read only, and a copy of the world may read it too.
    var partition: WorkPartition {
        WorkPartition(constraints: constraints.contents, neighbors: neighbors.contents)
    }

    /// The constraints of each color.
    var colors: GraphColors { GraphColors(starts: colorStarts.contents) }

    /// The bodies on the boundary; nil for one worker.
    func boundary(of bodies: SolverBodies) -> BoundaryBodies? {
        guard workerCount > 1 else { return nil }
        return BoundaryBodies(
            firstRow: bodies.firstBoundaryBody, bodyCount: bodies.bodyCount,
            rows: UnsafeMutablePointer(mutating: boundaryRows.contents),
            copied: UnsafeMutablePointer(mutating: boundaryBodies.contents),
            parts: UnsafeMutablePointer(mutating: boundaryParts.contents))
    }

    /// Begins to partition constraints, whose classes are their colors so far.
    mutating func partitioning(
        _ active: ActiveConstraints, _ classes: UnsafeMutablePointer<UInt8>, _ bodies: SolverBodies,
        among count: Int, _ lanes: UnsafeMutablePointer<Int32>
    ) -> WorkPartitioning {
        workerCount = count
        let markCount = count > 1 ? 2 * count * WorkPartitioning.markCount(of: bodies.bodyCount) : 0
        return WorkPartitioning(
            constraints: active, classes: classes, bodyCount: bodies.bodyCount,
            marks: marks.reserve(markCount),
            histograms: histograms.reserve(count * WorkPartitioning.classCount),
            starts: colorStarts.reserve(count * GraphColors.startCount),
            boundary: reserveBoundary(of: bodies),
            shares: constraints.reserve(count * WorkPartition.colorCount),
            neighbors: neighbors.reserve(count),
            lanes: lanes)
    }

    private mutating func reserveBoundary(of bodies: SolverBodies) -> BoundaryBodies? {
        guard workerCount > 1 else { return nil }
        return BoundaryBodies(
            firstRow: bodies.firstBoundaryBody, bodyCount: bodies.bodyCount,
            rows: boundaryRows.reserve(bodies.bodyCount), copied: boundaryBodies.reserve(bodies.bodyCount),
            parts: boundaryParts.reserve(workerCount))
    }
}
