/// One of the workers that share a stage of the step, each on a thread of its own.
struct Worker {
    /// The largest number of workers: 64, so that a set of them is a 64-bit mask.
    static let maximumCount = 64
    /// The number of chunks per worker in a stage with work stealing: 8.
    static let chunksPerWorker = 8

    let index: Int
    let count: Int
    /// The synchronization with the other workers; nil when there are none.
    let barrier: (any Barrier)?

    /// The mask of all other workers.
    var others: UInt64 { (UInt64.max >> UInt64(Worker.maximumCount - count)) & ~(1 << UInt64(index)) }

    /// Waits at the barrier until all workers have arrived.
    func wait() { barrier?.wait() }
    /// Advances the worker's progress by one, for others that wait for it.
    func advance() { barrier?.advance(index) }
    /// Waits until the progress of each worker in a mask has reached this one's.
    func wait(for others: UInt64) { barrier?.wait(index, for: others) }

    /// Returns the worker's contiguous part of a range; the parts of all workers cover the range in order.
    @inline(__always) func range(of range: Range<Int>) -> Range<Int> {
        Chunk(index: index, count: count).range(of: range)
    }

    /// Calls `visit` with each chunk that this worker claims; callable once in a stage.
    func forEachChunk(_ visit: (Chunk) -> Void) {
        // Threads are not equally fast, and chunks do not take equally long. A worker claims the chunks of
        // its own part from the start, as it mostly had them in the stage before, and then steals from the
        // ends of other workers' parts.
        guard let barrier else { return visit(Chunk(index: 0, count: 1)) }
        let chunks = count * Self.chunksPerWorker
        while let chunk = barrier.claimChunk(of: index, isLast: false) {
            visit(Chunk(index: chunk, count: chunks))
        }
        for distance in 1..<count {
            let other = (index + distance) % count
            while let chunk = barrier.claimChunk(of: other, isLast: true) {
                visit(Chunk(index: chunk, count: chunks))
            }
        }
    }
}
