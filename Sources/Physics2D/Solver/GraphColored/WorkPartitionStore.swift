/// The storage of the partition, which lasts as long as the colors do, and the scratch memory of its
/// computation.
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

    /// The partition of the last coloring. It is read only, so that copies of the world can share it.
    var partition: WorkPartition {
        WorkPartition(constraints: constraints.contents, neighbors: neighbors.contents)
    }

    /// The ranges of constraints of each color.
    var colors: GraphColors { GraphColors(starts: colorStarts.contents) }

    /// Returns the bodies on the boundary; nil for one worker.
    func boundary(of bodies: SolverBodies) -> BoundaryBodies? {
        guard workerCount > 1 else { return nil }
        return BoundaryBodies(
            firstRow: bodies.firstBoundaryBody, bodyCount: bodies.bodyCount,
            rows: UnsafeMutablePointer(mutating: boundaryRows.contents),
            copied: UnsafeMutablePointer(mutating: boundaryBodies.contents),
            parts: UnsafeMutablePointer(mutating: boundaryParts.contents))
    }

    /// Returns the computation of a new partition; `colorKeys` holds the constraints' colors once they are
    /// colored.
    mutating func partitioning(
        _ active: ActiveConstraints, _ colorKeys: UnsafeMutablePointer<UInt8>, _ bodies: SolverBodies,
        among count: Int, _ lanes: UnsafeMutablePointer<Int32>
    ) -> WorkPartitioning {
        workerCount = count
        let markCount = count > 1 ? 2 * count * WorkPartitioning.markCount(of: bodies.bodyCount) : 0
        return WorkPartitioning(
            constraints: active, colorKeys: colorKeys, bodyCount: bodies.bodyCount,
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
