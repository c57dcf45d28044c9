/// The workers of one step; without a pool, the caller's thread alone.
struct WorkerScope {
    let pool: (any WorkerPool)?

    var count: Int { pool?.count ?? 1 }
    var chunkCount: Int { count == 1 ? 1 : count * Worker.chunksPerWorker }

    /// Runs a stage on each thread. Its result must not depend on the progress of other workers, except by
    /// waiting for them.
    @inline(__always) func run(_ stage: (Worker) -> Void) {
        guard let pool else { return stage(Worker(index: 0, count: 1, barrier: nil)) }
        pool.run(stage)
    }

    /// Runs a stage in chunks, with work stealing.
    @inline(__always) func forEachChunk(_ visit: (Chunk) -> Void) { run { $0.forEachChunk(visit) } }

    /// Calls `visit` with all chunks in order, on the caller's thread.
    @inline(__always) func forEachChunkInOrder(_ visit: (Chunk) -> Void) {
        for index in 0..<chunkCount { visit(Chunk(index: index, count: chunkCount)) }
    }

    /// Compacts the lists that the chunks of a range wrote, each from the start of its part on, into one;
    /// returns its length.
    func join<Element: BitwiseCopyable>(
        _ list: UnsafeMutablePointer<Element>, _ counts: UnsafePointer<Int>, of range: Range<Int>
    ) -> Int {
        var total = 0
        forEachChunkInOrder { chunk in
            let start = chunk.range(of: range).lowerBound
            if start > total { (list + total).update(from: list + start, count: counts[chunk.index]) }
            total += counts[chunk.index]
        }
        return total
    }
}
