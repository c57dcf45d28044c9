#if hasFeature(Embedded)
    /// A pool without threads of its own, for Embedded Swift: every step runs on the caller's thread, with
    /// the same bits as on many.
    final class ThreadPool: WorkerPool {
        /// Takes the place of the threads' initializer; the size has no effect.
        init(_ size: Int) {}

        var count: Int { 1 }
        func begin() -> Bool { true }
        func run(_ stage: (Worker) -> Void) { stage(Worker(index: 0, count: 1, barrier: nil)) }
        func end() {}
    }
#endif
