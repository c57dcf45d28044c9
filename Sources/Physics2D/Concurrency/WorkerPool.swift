/// The threads that run the stages of a step: the caller's, and others that are kept between steps, as
/// starting a thread takes longer than many a step.
protocol WorkerPool: AnyObject, Sendable {
    /// Wakes the threads for a step; returns false when another world's step has them.
    func begin() -> Bool
    /// The number of threads, with the caller's.
    var count: Int { get }
    /// Runs a stage on all threads at once, and returns when all are done.
    func run(_ stage: (Worker) -> Void)
    /// Lets the threads go to sleep.
    func end()
}

/// The workers of one step; without a pool the caller's thread alone.
struct WorkerScope {
    let pool: (any WorkerPool)?

    var count: Int { pool?.count ?? 1 }
    var chunkCount: Int { count == 1 ? 1 : count * Worker.chunksPerWorker }

    /// Runs a stage on each thread. The result must not depend on how far other workers are, except by
    /// waiting.
    @inline(__always) func run(_ stage: (Worker) -> Void) {
        guard let pool else { return stage(Worker(index: 0, count: 1, barrier: nil)) }
        pool.run(stage)
    }

    /// Runs a stage in chunks.
    @inline(__always) func forEachChunk(_ visit: (Chunk) -> Void) { run { $0.forEachChunk(visit) } }

    /// Calls `visit` with the chunks in order, on the caller's thread.
    @inline(__always) func forEachChunkInOrder(_ visit: (Chunk) -> Void) {
        for index in 0..<chunkCount { visit(Chunk(index: index, count: chunkCount)) }
    }

    /// Joins the lists that each chunk of a range wrote from the start of its part on; returns the joined
    /// count.
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

/// The pool that a world keeps, and the number of threads it was made for.
struct WorkerPoolSlot: Sendable {
    private(set) var pool: (any WorkerPool)?
    private var size = 1

    /// Returns the workers for a step; `end` must follow. Copies of a world share their threads, and a copy
    /// that finds them busy does without, with the same result.
    mutating func begin(_ threads: Int) -> WorkerScope {
        guard threads > 1, #available(macOS 15, *) else { return WorkerScope(pool: nil) }
        if size != threads { (pool, size) = (ThreadPool(threads), threads) }
        guard let pool, pool.begin() else { return WorkerScope(pool: nil) }
        return WorkerScope(pool: pool)
    }

    func end(_ scope: WorkerScope) { scope.pool?.end() }
}
