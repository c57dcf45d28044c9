#if compiler(>=6.3)
    @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

    /// The executor of code that no actor isolates: it passes jobs of runs to their queues, and all others to
    /// the executor that it replaces.
    final class FilmGlobalExecutor: TaskExecutor, SchedulingExecutor {
        static let shared = FilmGlobalExecutor(replacing: Task.defaultExecutor)

        private let original: any TaskExecutor

        private init(replacing original: any TaskExecutor) { self.original = original }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            if !JobQueue.take(job, isMain: false) { original.enqueue(ExecutorJob(job)) }
        }

        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
        ) {
            let job = UnownedJob(job)
            if !JobQueue.take(job, isMain: false, after: nanoseconds(of: delay)) {
                (original as? any SchedulingExecutor)?
                    .enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
            }
        }

        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
        ) {
            let job = UnownedJob(job)
            if !JobQueue.take(job, isMain: false, after: nanoseconds(of: clock.now.duration(to: instant))) {
                (original as? any SchedulingExecutor)?
                    .enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
            }
        }
    }
#endif
