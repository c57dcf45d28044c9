// A uniform grid folded into a hash table (Teschner et al., "Optimized Spatial Hashing for Collision
// Detection of Deformable Objects", 2003). Each shape is counted in the cell of its center, and the counts
// become starts (counting sort). A query reads the cells that can hold the centers of overlapping shapes.
// Cells of a row are adjacent in the table, so that a query reads a few contiguous runs. Cells that share a
// table entry need no distinction: the overlap test of AABBs decides.

/// A spatial hash: the shapes by the cell of their center.
struct SpatialHash: Sendable {
    private var cells = ScratchBuffer<Int32>()
    private var starts = ScratchBuffer<Int32>()
    private var ids = ScratchBuffer<Int32>()
    private var corners = ScratchBuffer<FloatW>()
    private var oversize = ScratchBuffer<Int32>()
    private var histograms = ScratchBuffer<Int32>()
    private var parts = ScratchBuffer<SpatialHashBuild.Part>()
    private var metrics = CellMetrics()
    private var (mask, oversizeCount) = (0, 0)

    /// Builds the hash of all shapes on all workers.
    mutating func build(_ shapes: HashedShapes, _ workers: WorkerScope) {
        mask = 64
        while mask < shapes.count { mask <<= 1 }
        mask -= 1
        let build = SpatialHashBuild(
            shapes: shapes, mask: mask, cells: cells.reserve(shapes.count), starts: starts.reserve(mask + 2),
            ids: ids.reserve(shapes.count), oversize: oversize.reserve(shapes.count),
            corners: corners.reserve(shapes.count),
            histograms: histograms.reserve((mask + 1) * workers.count), parts: parts.reserve(workers.count))
        var result = (CellMetrics(), oversizeCount: 0)
        workers.run { worker in
            let built = build.run(worker)
            if worker.index == 0 { result = built }
        }
        (metrics, oversizeCount) = result
    }

    var table: Table {
        Table(
            starts: starts.contents, ids: ids.contents, corners: corners.contents,
            oversize: oversize.contents,
            oversizeCount: oversizeCount, mask: mask, metrics: metrics)
    }

    /// A built hash for queries, valid until the next build.
    struct Table: @unchecked Sendable {
        let starts, ids: UnsafePointer<Int32>
        /// The opposite corners of the shapes' AABBs, in the order of `ids`.
        let corners: UnsafePointer<FloatW>
        let oversize: UnsafePointer<Int32>
        let oversizeCount, mask: Int
        let metrics: CellMetrics

        /// Calls `visit` with each shape whose fat AABB overlaps a box, with some of them more than once.
        @inline(__always) func forEachShape(near box: AABB, _ shapes: HashedShapes, _ visit: (Int32) -> Void)
        {
            guard !metrics.isOversize(box) else {
                for other in 0..<shapes.count where box.overlaps(shapes[other]) {
                    visit(Int32(truncatingIfNeeded: other))
                }
                return
            }
            forEachRun(near: box) { run in
                for entry in run where all(box.bounds .<= corners[entry]) { visit(ids[entry]) }
            }
            for index in 0..<oversizeCount where box.overlaps(shapes[Int(oversize[index])]) {
                visit(oversize[index])
            }
        }

        /// Calls `visit` with the range of entries of each row of cells, in two ranges for a row that wraps
        /// around the table; with all entries for a box wider or higher than the table.
        @inline(__always) private func forEachRun(near box: AABB, _ visit: (Range<Int>) -> Void) {
            let cells = metrics.cells(around: box)
            let width = Int(cells.z) - Int(cells.x) + 1
            guard width <= mask, Int(cells.w) - Int(cells.y) <= mask else {
                return visit(0..<Int(starts[mask + 1]))
            }
            for row in Int(cells.y)...Int(cells.w) {
                let first = CellMetrics.index(Int(cells.x), row, mask)
                let end = first + width
                visit(Int(starts[first])..<Int(starts[min(end, mask + 1)]))
                if end > mask + 1 { visit(0..<Int(starts[end - mask - 1])) }
            }
        }
    }
}
