import CFilmTime
import Synchronization

extension UnownedJob {
    /// The address of the job in Swift's runtime.
    var address: UnsafeMutableRawPointer { unsafeBitCast(self, to: UnsafeMutableRawPointer.self) }
}

/// The queue of a task's run, as long as there is one.
private struct Owner: @unchecked Sendable {
    weak var queue: JobQueue?
}

/// The owners of tasks by the tasks' numbers. They stay when a run ends, so that its tasks are known and no
/// thread continues them outside of it.
private let owners = Mutex<[UInt64: Owner]>([:])

extension JobQueue {
    /// The queue of the run whose code this thread executes; nil outside of runs.
    static var current: JobQueue? {
        cfilmtime_current().jobs.map { Unmanaged<JobQueue>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Adds a job that is ready to the queue of the run whose code this thread executes; elsewhere, to the
    /// queue of the run in which its task began.
    /// - Returns: false when the job belongs to no run.
    static func take(_ job: UnownedJob, isMain: Bool) -> Bool {
        let task = cfilmtime_task(job.address)
        if let queue = current {
            if task != 0 { owners.withLock { $0[task] = Owner(queue: queue) } }
            queue.add(job, isMain: isMain)
            return true
        }
        guard let owner = owners.withLock({ $0[task] }) else { return false }
        owner.queue?.addCall(job, isMain: isMain)
        return true
    }

    /// Adds a job that becomes ready after a delay in nanoseconds to the queue of the run whose code this
    /// thread executes.
    /// - Returns: false outside of runs.
    static func take(_ job: UnownedJob, isMain: Bool, after delay: Int64) -> Bool {
        guard let queue = current else { return false }
        queue.add(job, isMain: isMain, after: delay)
        return true
    }
}
