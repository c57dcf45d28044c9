import CFilmTime
import Synchronization

/// The jobs of a run's tasks, each the code between two suspensions. They run on the thread of the run, one
/// after the other in the order in which they became ready, so that a film is the same in every run.
///
/// Swift's executors pass it every job that becomes ready while code of the run is executed. Jobs that are
/// left at the end of the run never run.
package final class JobQueue: @unchecked Sendable {
    private enum Job {
        case task(UnownedJob, isMain: Bool)
        case thread(RunThread)
    }

    private struct Jobs {
        var ready: [Job] = []
        var first = 0
        var sleeping = TimedQueue<Int64, (job: Job, isDelay: Bool)>()
        var hasCalls = false

        /// The number of jobs that wait.
        var count: Int { ready.count - first + sleeping.count }

        mutating func removeFirst() -> Job? {
            if first >= max(1000, ready.count / 2) || first == ready.count {
                ready.removeFirst(first)
                first = 0
            }
            guard first < ready.count else { return nil }
            defer { first += 1 }
            return ready[first]
        }
    }

    /// The number of jobs that a tick runs at most; the others wait for the next one. A task that waits in a
    /// loop of `Task.yield()` for a later tick would never end this one.
    static let limit = 10_000
    /// The largest number of jobs that wait for a later tick, as many as blocks. A loop that starts tasks
    /// without end fills the memory.
    private static let mostJobs = 500_000
    /// The shortest sleep in nanoseconds, as long as the shortest interval of timers: a loop of sleeps of no
    /// time would never reach the next tick.
    static let shortestSleep = Int64(100_000)

    private let moment: FilmMoment
    private let numbers = SystemNumbers()
    private let folder = RunFolder()
    private let jobs = Mutex(Jobs())
    @MainActor private var count = 0
    @MainActor private var isPerforming = false

    init(moment: FilmMoment) { self.moment = moment }

    /// Runs code of the run: this thread's clocks show the film's time, its random numbers and folders are
    /// the run's, and what becomes ready is added.
    /// - Parameters:
    ///   - thread: The thread of the run that calls; nil for the run's own.
    ///   - body: The code.
    func collect<T>(on thread: RunThread? = nil, _ body: () throws -> T) rethrows -> T {
        var run = cfilmtime_run(
            time: moment.address, jobs: Unmanaged.passUnretained(self).toOpaque(), numbers: numbers.address,
            home: folder.home, temporary: folder.temporary, thread: nil, sleep: nil)
        if let thread {
            run.thread = Unmanaged.passUnretained(thread).toOpaque()
            run.sleep = { thread, time in
                guard let thread else { return }
                Unmanaged<RunThread>.fromOpaque(thread).takeUnretainedValue().sleep(time)
            }
        }
        let outer = cfilmtime_enter(run)
        defer { _ = cfilmtime_enter(outer) }
        return try body()
    }

    /// Adds a job that is ready, for the main actor or for code that no actor isolates; later, when the code
    /// that adds it has waited on its thread.
    func add(_ job: UnownedJob, isMain: Bool) {
        let (job, delay) = (Job.task(job, isMain: isMain), FilmMoment.delay)
        jobs.withLock {
            guard delay > 0 else { return $0.ready.append(job) }
            $0.sleeping.add((job, isDelay: false), at: moment.nanoseconds + delay)
        }
    }

    /// Adds a job that another thread made ready, at a moment that differs from run to run.
    func addCall(_ job: UnownedJob, isMain: Bool) {
        jobs.withLock {
            $0.ready.append(.task(job, isMain: isMain))
            $0.hasCalls = true
        }
    }

    /// Adds a job that becomes ready after a delay in nanoseconds.
    func add(_ job: UnownedJob, isMain: Bool, after delay: Int64) {
        add(.task(job, isMain: isMain), after: delay)
    }

    /// Adds a thread that goes on after a delay in nanoseconds.
    func add(_ thread: RunThread, after delay: Int64) { add(.thread(thread), after: delay) }

    private func add(_ job: Job, after delay: Int64) {
        let present = moment.nanoseconds + FilmMoment.delay
        let (sum, isTooLate) = present.addingReportingOverflow(max(delay, Self.shortestSleep))
        let isDelay = TimeInterval(delay) >= FilmClock.noticedDelay * 1e9
        jobs.withLock { $0.sleeping.add((job, isDelay), at: isTooLate ? .max : sum) }
    }

    /// The time in seconds at which the first task wakes of those that sleep so long that a viewer notices;
    /// nil for none.
    package var nextDelay: TimeInterval? {
        jobs.withLock { $0.sleeping.earliest { $0.isDelay } }.map { TimeInterval($0) / 1e9 }
    }

    /// Runs the jobs that sleep until a tick at the latest, at the moment of each, with those that these make
    /// ready. The time is in seconds.
    @MainActor package func wake(until time: TimeInterval) {
        count = 0
        performReady()
        let end = FilmMoment.nanoseconds(time)
        // A nanosecond allows for rounding.
        while let next = jobs.withLock({ $0.sleeping.removeFirst(until: end + 1) }) {
            moment.nanoseconds = min(max(next.time, moment.nanoseconds), end)
            jobs.withLock { $0.ready.append(next.element.job) }
            performReady()
        }
        moment.nanoseconds = end
    }

    /// Runs the jobs that are ready, with those that these make ready.
    @MainActor package func performReady() {
        guard !isPerforming else { return }
        isPerforming = true
        defer { isPerforming = false }
        FilmMoment.endDelay()
        while count < Self.limit, let next = jobs.withLock({ $0.removeFirst() }) {
            count += 1
            perform(next)
        }
        checkCount()
        warn()
    }

    @MainActor private func checkCount() {
        guard jobs.withLock({ $0.count }) > Self.mostJobs else { return }
        RunContext.current.fail(
            SceneFailure(
                "More than \(Self.mostJobs) tasks wait for a later tick, as when each starts several others "
                    + "without end."))
    }

    @MainActor private func perform(_ next: Job) {
        switch next {
        case .task(let job, isMain: true): job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        case .task(let job, isMain: false): FilmQueue.run(elsewhere: true) { cfilmtime_perform(job.address) }
        case .thread(let thread): FilmQueue.run(elsewhere: true, thread.proceed)
        }
        FilmMoment.endDelay()
    }

    @MainActor private func warn() {
        if count == Self.limit {
            RunContext.current.warn(
                "The scene's tasks did not come to rest within \(Self.limit) steps of one tick; "
                    + "they go on in the next one.")
        }
        if jobs.withLock({ $0.hasCalls }) {
            RunContext.current.warn(
                "A task waited for another thread, which does not follow the film's clock; "
                    + "films of this scene can differ from run to run.")
        }
    }
}
