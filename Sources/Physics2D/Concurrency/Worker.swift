/// One of the threads that share a stage of the step.
struct Worker {
    /// The largest number of workers: 64, so that a set of them is a 64-bit mask.
    static let maximumCount = 64
    /// Chunks per worker in a stage that workers share dynamically: 8.
    static let chunksPerWorker = 8

    let index: Int
    let count: Int
    /// The synchronization with the other workers; nil when there are none.
    let barrier: (any Barrier)?

    /// The mask of all other workers.
    var others: UInt64 { (UInt64.max >> UInt64(Worker.maximumCount - count)) & ~(1 << UInt64(index)) }

    /// Waits until all workers have arrived.
    func wait() { barrier?.wait() }
    /// Advances the worker's progress by one, for workers that wait for it alone.
    func advance() { barrier?.advance(index) }
    /// Waits until no worker of a mask is behind this one's progress.
    func wait(for others: UInt64) { barrier?.wait(index, for: others) }

    /// Returns the worker's contiguous part of a range; the workers' parts cover it in order.
    @inline(__always) func range(of range: Range<Int>) -> Range<Int> {
        Chunk(index: index, count: count).range(of: range)
    }

    // Threads are not equally fast, and chunks do not take equally long. A worker claims the chunks of its
    // own part from the start, as it mostly had them in the stage before, and then steals from the ends of
    // other parts.
    /// Calls `visit` with each chunk that this worker claims; once in a stage.
    func forEachChunk(_ visit: (Chunk) -> Void) {
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

/// A part of a stage's work; which worker does it makes no difference.
struct Chunk {
    let index: Int
    let count: Int

    /// Returns the chunk's contiguous part of a range; the chunks' parts cover it in order.
    @inline(__always) func range(of range: Range<Int>) -> Range<Int> {
        let (start, length) = (range.lowerBound, range.count)
        return (start + length * index / count)..<(start + length * (index + 1) / count)
    }
}

/// The synchronization of the workers of a stage.
protocol Barrier: AnyObject {
    func wait()
    func advance(_ worker: Int)
    func wait(_ worker: Int, for others: UInt64)
    /// Returns the first unclaimed chunk of a worker's part, or the last; nil when there is none.
    func claimChunk(of worker: Int, isLast: Bool) -> Int?
}
