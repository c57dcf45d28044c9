package import Foundation

/// The process group of a child program, which has to end with this process.
package final class ChildGroup: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var leaders: Set<pid_t> = []

    /// The process ID of the program, which leads a group of its own, or nil before its start and after its
    /// end. Used under `lock`.
    private var leader: pid_t?

    /// Creates a group without a program.
    package init() {}

    /// Records the program that was started.
    package func begin(_ leader: pid_t) {
        Self.lock.withLock {
            self.leader = leader
            Self.leaders.insert(leader)
        }
    }

    /// Kills the processes that the program, which has ended, left running.
    package func end() {
        Self.lock.withLock {
            guard let leader else { return }
            kill(-leader, SIGKILL)
            Self.leaders.remove(leader)
            self.leader = nil
        }
    }

    /// Kills all groups, and waits at most 1 s until their leaders have ended, since until then they may
    /// still create files.
    package static func endAll() {
        let leaders = lock.withLock { self.leaders }
        for leader in leaders { kill(-leader, SIGKILL) }
        for _ in 0..<200 where leaders.contains(where: isAlive) { usleep(5000) }
    }

    /// Returns whether a process is running. A zombie, which waits for its parent to read its exit code, is
    /// not.
    private static func isAlive(_ process: pid_t) -> Bool {
        var information = siginfo_t()
        let options = WEXITED | WNOHANG | WNOWAIT
        guard waitid(P_PID, id_t(process), &information, options) == 0 else { return false }
        return information.si_signo == 0
    }
}
