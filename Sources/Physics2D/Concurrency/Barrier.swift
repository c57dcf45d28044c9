/// The synchronization of the workers of a stage.
protocol Barrier: AnyObject {
    func wait()
    func advance(_ worker: Int)
    func wait(_ worker: Int, for others: UInt64)
    /// Claims the first unclaimed chunk of a worker's part, or the last; returns nil when none is left.
    func claimChunk(of worker: Int, isLast: Bool) -> Int?
}
