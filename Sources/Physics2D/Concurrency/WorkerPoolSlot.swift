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
