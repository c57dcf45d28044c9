/// The threads that run the stages of a step: the caller's, and others that are kept between steps, as
/// starting a thread takes longer than many a step.
protocol WorkerPool: AnyObject, Sendable {
    /// Wakes the threads for a step; returns false when the step of another world uses them.
    func begin() -> Bool
    /// The number of threads, including the caller's.
    var count: Int { get }
    /// Runs a stage on all threads at once, and returns when all have completed it.
    func run(_ stage: (Worker) -> Void)
    /// Ends the step: the threads can go to sleep.
    func end()
}

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

/// The thread pool of a world, and the number of threads for which it was made.
struct WorkerPoolSlot: Sendable {
    private(set) var pool: (any WorkerPool)?
    private var size = 1

    /// Returns the workers for a step; `end` must follow. Copies of a world share their threads. A copy that
    /// finds them in use runs on the caller's thread alone, with the same result.
    mutating func begin(_ threads: Int) -> WorkerScope {
        guard threads > 1 else { return WorkerScope(pool: nil) }
        if size != threads { (pool, size) = (ThreadPool(threads), threads) }
        guard let pool, pool.begin() else { return WorkerScope(pool: nil) }
        return WorkerScope(pool: pool)
    }

    func end(_ scope: WorkerScope) { scope.pool?.end() }
}
