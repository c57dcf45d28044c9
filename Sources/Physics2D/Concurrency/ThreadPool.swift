// Embedded Swift may have no threads below it: `SerialPool.swift` takes the place of this file there.
#if !hasFeature(Embedded)
    import Synchronization

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// A pool of threads, which end when it is released.
    final class ThreadPool: WorkerPool {
        private let sync = SyncState()
        private let isBusy = Atomic<Bool>(false)
        private let threads: [pthread_t]

        /// Starts one thread less than the size, as the thread that calls `run` works too. If the system
        /// cannot start as many, the pool is smaller.
        init(_ size: Int) {
            var threads: [pthread_t] = []
            while threads.count < size - 1, let thread = sync.start(number: threads.count + 1) {
                threads.append(thread)
            }
            self.threads = threads
        }

        deinit {
            sync.close()
            for thread in threads { pthread_join(thread, nil) }
        }

        var count: Int { threads.count + 1 }

        func begin() -> Bool {
            guard !isBusy.exchange(true, ordering: .acquiring) else { return false }
            sync.open()
            return true
        }

        func run(_ stage: (Worker) -> Void) {
            withoutActuallyEscaping(stage) { sync.run($0, count: count) }
        }

        func end() {
            sync.pause()
            isBusy.store(false, ordering: .releasing)
        }
    }

    /// A counter alone on its cache line, to avoid false sharing.
    private struct PaddedCounter: ~Copyable {
        let value = Atomic<Int>(0)
        private let padding = SIMD8<Int>.zero
    }

    /// The state through which the threads of a pool wait for work and for one another. They spin for a
    /// while, then yield; between steps they sleep on a condition variable.
    private final class SyncState: Barrier, @unchecked Sendable {
        /// The number of spins before a thread yields, and before it sleeps.
        private static let spinsBeforeYield = 2_000
        private static let spinsBeforeSleep = 50_000

        /// The number of stages so far, and of threads that have completed the current one.
        private let epoch = PaddedCounter()
        private let completed = PaddedCounter()
        /// True during a step, in which no thread sleeps.
        private let isOpen = Atomic<Bool>(false)
        /// True when no further step will follow.
        private let isClosed = Atomic<Bool>(false)
        /// The number of workers that have arrived at the barrier, and the number of times it has opened.
        private let arrivals = PaddedCounter()
        private let generation = PaddedCounter()
        /// Each worker's progress in the stage; see `Worker.advance`.
        private let progress = UnsafeMutablePointer<PaddedCounter>.allocate(capacity: Worker.maximumCount)
        /// The number of claimed chunks of each worker's part: from its start in the lower 32 bits, from its
        /// end in the upper.
        private let claimed = UnsafeMutablePointer<PaddedCounter>.allocate(capacity: Worker.maximumCount)
        private var stage: ((Worker) -> Void)?
        private var count = 1
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

        init() {
            for worker in 0..<Worker.maximumCount {
                (progress + worker).initialize(to: PaddedCounter())
                (claimed + worker).initialize(to: PaddedCounter())
            }
            pthread_mutex_init(mutex, nil)
            pthread_cond_init(condition, nil)
        }

        deinit {
            progress.deinitialize(count: Worker.maximumCount)
            progress.deallocate()
            claimed.deinitialize(count: Worker.maximumCount)
            claimed.deallocate()
            pthread_mutex_destroy(mutex)
            pthread_cond_destroy(condition)
            mutex.deallocate()
            condition.deallocate()
        }

        // MARK: The caller's side

        func open() { signal { isOpen.store(true, ordering: .releasing) } }
        func pause() { isOpen.store(false, ordering: .releasing) }
        func close() { signal { isClosed.store(true, ordering: .releasing) } }

        /// Changes the state under the lock, and wakes the sleeping threads.
        private func signal(_ change: () -> Void) {
            pthread_mutex_lock(mutex)
            change()
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(mutex)
        }

        func run(_ stage: @escaping (Worker) -> Void, count: Int) {
            (self.stage, self.count) = (stage, count)
            completed.value.store(0, ordering: .relaxed)
            for worker in 0..<count {
                progress[worker].value.store(0, ordering: .relaxed)
                claimed[worker].value.store(0, ordering: .relaxed)
            }
            epoch.value.add(1, ordering: .releasing)
            stage(worker(0))
            var spins = 0
            while completed.value.load(ordering: .acquiring) < count - 1 { Self.spin(&spins) }
            self.stage = nil
        }

        // MARK: Both sides

        private func worker(_ index: Int) -> Worker {
            Worker(index: index, count: count, barrier: self)
        }

        func wait() {
            let now = generation.value.load(ordering: .acquiring)
            if arrivals.value.add(1, ordering: .acquiringAndReleasing).newValue == count {
                arrivals.value.store(0, ordering: .relaxed)
                generation.value.store(now + 1, ordering: .releasing)
                return
            }
            var spins = 0
            while generation.value.load(ordering: .acquiring) == now { Self.spin(&spins) }
        }

        func advance(_ worker: Int) {
            let own = progress[worker].value.load(ordering: .relaxed)
            progress[worker].value.store(own + 1, ordering: .releasing)
        }

        func wait(_ worker: Int, for others: UInt64) {
            let own = progress[worker].value.load(ordering: .relaxed)
            var rest = others
            while rest != 0 {
                let other = rest.trailingZeroBitCount
                rest &= rest - 1
                var spins = 0
                while progress[other].value.load(ordering: .acquiring) < own { Self.spin(&spins) }
            }
        }

        func claimChunk(of worker: Int, isLast: Bool) -> Int? {
            let step = isLast ? 1 << 32 : 1
            let before = claimed[worker].value.add(step, ordering: .relaxed).oldValue
            let (first, last) = (before & 0xffff_ffff, before >> 32)
            guard first + last < Worker.chunksPerWorker else { return nil }
            return Worker.chunksPerWorker * worker + (isLast ? Worker.chunksPerWorker - 1 - last : first)
        }

        private static func spin(_ spins: inout Int) {
            spins += 1
            if spins > Self.spinsBeforeYield { sched_yield() }
        }

        // MARK: The threads' side

        /// Starts a thread; returns nil when the system cannot.
        func start(number: Int) -> pthread_t? {
            let start = Unmanaged.passRetained(ThreadStart(sync: self, number: number))
            var thread = pthread_t()
            let code = pthread_create(
                &thread, nil,
                { argument in
                    let raw = argument!
                    let start = Unmanaged<ThreadStart>.fromOpaque(raw).takeRetainedValue()
                    start.sync.work(start.number)
                    return nil
                }, start.toOpaque())
            guard code == 0 else {
                start.release()
                return nil
            }
            return thread
        }

        private final class ThreadStart {
            let sync: SyncState
            let number: Int

            init(sync: SyncState, number: Int) { (self.sync, self.number) = (sync, number) }
        }

        private func work(_ number: Int) {
            var seen = 0
            while let next = nextEpoch(after: seen) {
                seen = next
                runStage(number)
                completed.value.add(1, ordering: .releasing)
            }
        }

        /// Runs the current stage. Not inlined, so that the thread releases the stage's closure when it is
        /// done.
        @inline(never) private func runStage(_ number: Int) { stage?(worker(number)) }

        private func nextEpoch(after seen: Int) -> Int? {
            var spins = 0
            while true {
                let now = epoch.value.load(ordering: .acquiring)
                if now != seen { return now }
                if isClosed.load(ordering: .acquiring) { return nil }
                spins += 1
                if isOpen.load(ordering: .relaxed) {
                    if spins > Self.spinsBeforeYield { sched_yield() }
                } else if spins > Self.spinsBeforeSleep {
                    sleep(after: seen)
                    spins = 0
                }
            }
        }

        private func sleep(after seen: Int) {
            pthread_mutex_lock(mutex)
            while epoch.value.load(ordering: .acquiring) == seen, !isOpen.load(ordering: .relaxed),
                !isClosed.load(ordering: .relaxed)
            {
                pthread_cond_wait(condition, mutex)
            }
            pthread_mutex_unlock(mutex)
        }
    }
#endif
