#if compiler(>=6.3)
    @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

    /// The executor of the main actor: it passes jobs of runs to their queues, and all others to the executor
    /// that it replaces.
    final class FilmMainExecutor: MainExecutor, SchedulingExecutor {
        static let shared = FilmMainExecutor(replacing: MainActor.executor)

        private let original: any MainExecutor

        private init(replacing original: any MainExecutor) { self.original = original }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            if !JobQueue.take(job, isMain: true) { original.enqueue(ExecutorJob(job)) }
        }

        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
        ) {
            let job = UnownedJob(job)
            if !JobQueue.take(job, isMain: true, after: nanoseconds(of: delay)) {
                (original as? any SchedulingExecutor)?
                    .enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
            }
        }

        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
        ) {
            let job = UnownedJob(job)
            if !JobQueue.take(job, isMain: true, after: nanoseconds(of: clock.now.duration(to: instant))) {
                (original as? any SchedulingExecutor)?
                    .enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
            }
        }

        func run() throws { try original.run() }

        func stop() { original.stop() }

        /// Stops the program when the code does not run on the main thread, nor in turns with it.
        func checkIsolated() { if RunThread.current == nil { original.checkIsolated() } }
    }
#endif
