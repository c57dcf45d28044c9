// Each worker counts its range of shapes in a histogram of its own. Within a cell the first worker's shapes
// come first, then the second's, so that the shapes of a cell ascend with any number of workers.

/// The stage that sorts shapes into the cells of a spatial hash.
struct SpatialHashBuild {
    /// The sums and counts of one worker.
    struct Part: BitwiseCopyable {
        var extents = CellMetrics.Extents()
        var halfExtents = CellMetrics.HalfExtents()
        var oversizeCount = 0
        /// The number of shapes in the worker's range of cells.
        var entryCount: Int32 = 0
    }

    let shapes: HashedShapes
    let mask: Int
    let cells, starts, ids, oversize: UnsafeMutablePointer<Int32>
    let corners: UnsafeMutablePointer<FloatW>
    /// The number of each worker's shapes in each cell; after `sum`, the index of the worker's next entry
    /// there.
    let histograms: UnsafeMutablePointer<Int32>
    let parts: UnsafeMutablePointer<Part>

    /// Runs a worker's share of the build; returns the cell metrics and the number of oversize shapes.
    func run(_ worker: Worker) -> (CellMetrics, oversizeCount: Int) {
        let range = worker.range(of: 0..<shapes.count)
        let metrics = measure(range, worker)
        count(range, metrics, worker)
        worker.wait()
        countEntries(worker)
        worker.wait()
        sum(worker)
        worker.wait()
        enter(range, worker)
        return (metrics, joinOversize(worker))
    }

    private func measure(_ range: Range<Int>, _ worker: Worker) -> CellMetrics {
        parts[worker.index].extents = CellMetrics.extents(shapes, range)
        worker.wait()
        var extents = CellMetrics.Extents()
        for index in 0..<worker.count {
            extents.sum += parts[index].extents.sum
            extents.number += parts[index].extents.number
        }
        var metrics = CellMetrics(extents)
        parts[worker.index].halfExtents = metrics.halfExtents(shapes, range)
        worker.wait()
        var halfExtents = CellMetrics.HalfExtents()
        for index in 0..<worker.count {
            let part = parts[index].halfExtents
            halfExtents.ofSmall = max(halfExtents.ofSmall, part.ofSmall)
            halfExtents.ofLarge = max(halfExtents.ofLarge, part.ofLarge)
            halfExtents.largeCount += part.largeCount
        }
        metrics.chooseLargest(halfExtents)
        return metrics
    }

    private func count(_ range: Range<Int>, _ metrics: CellMetrics, _ worker: Worker) {
        let histogram = histograms + worker.index * (mask + 1)
        histogram.update(repeating: 0, count: mask + 1)
        var oversizeCount = 0
        for shape in range {
            cells[shape] = -1
            guard shapes.bodyOfShape[shape] >= 0 else { continue }
            if metrics.isOversize(shapes[shape]) {
                oversize[range.lowerBound + oversizeCount] = Int32(truncatingIfNeeded: shape)
                oversizeCount += 1
                continue
            }
            let cell = metrics.index(shapes[shape], mask)
            cells[shape] = Int32(truncatingIfNeeded: cell)
            histogram[cell] += 1
        }
        parts[worker.index].oversizeCount = oversizeCount
    }

    private func countEntries(_ worker: Worker) {
        var sum: Int32 = 0
        for index in 0..<worker.count {
            let histogram = histograms + index * (mask + 1)
            for cell in worker.range(of: 0..<(mask + 1)) { sum += histogram[cell] }
        }
        parts[worker.index].entryCount = sum
    }

    /// Turns counts into starts, by an exclusive prefix sum over cells and, within a cell, workers.
    private func sum(_ worker: Worker) {
        var sum = (0..<worker.index).reduce(Int32(0)) { $0 + parts[$1].entryCount }
        for cell in worker.range(of: 0..<(mask + 1)) {
            starts[cell] = sum
            for index in 0..<worker.count {
                let next = histograms + index * (mask + 1) + cell
                (next.pointee, sum) = (sum, sum + next.pointee)
            }
        }
        if worker.index == worker.count - 1 { starts[mask + 1] = sum }
    }

    private func enter(_ range: Range<Int>, _ worker: Worker) {
        let next = histograms + worker.index * (mask + 1)
        for shape in range {
            let cell = Int(cells[shape])
            guard cell >= 0 else { continue }
            let entry = Int(next[cell])
            next[cell] += 1
            ids[entry] = Int32(truncatingIfNeeded: shape)
            corners[entry] = shapes[shape].opposite
        }
    }

    /// Joins the workers' lists of oversize shapes, on the first worker; returns the total on each.
    private func joinOversize(_ worker: Worker) -> Int {
        var count = parts[0].oversizeCount
        for index in 1..<worker.count {
            let start = Chunk(index: index, count: worker.count).range(of: 0..<shapes.count).lowerBound
            let own = parts[index].oversizeCount
            if worker.index == 0 { (oversize + count).update(from: oversize + start, count: own) }
            count += own
        }
        return count
    }
}
