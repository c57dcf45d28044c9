import Foundation

/// The process group of a program that this process runs, and that has to end with it.
package final class ChildGroup: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var leaders: Set<pid_t> = []

    /// The program, which is the first process of a group of its own; nil before it is started and after its end. Used
    /// under `lock`.
    private var leader: pid_t?

    /// A group without a program.
    package init() {}

    /// Notes the program that was started.
    package func begin(_ leader: pid_t) {
        Self.lock.withLock {
            self.leader = leader
            Self.leaders.insert(leader)
        }
    }

    /// Ends what the program, which has ended, left running.
    package func end() {
        Self.lock.withLock {
            guard let leader else { return }
            kill(-leader, SIGKILL)
            Self.leaders.remove(leader)
            self.leader = nil
        }
    }

    /// Ends all groups, and waits until their first processes are gone, a tenth of a second at most: until then
    /// they may still make files.
    package static func endAll() {
        let leaders = lock.withLock { self.leaders }
        for leader in leaders { kill(-leader, SIGKILL) }
        for _ in 0..<20 where leaders.contains(where: isAlive) { usleep(5000) }
    }

    /// Whether a process runs. One that has ended may still wait for its parent to ask for its exit code.
    private static func isAlive(_ process: pid_t) -> Bool {
        var information = siginfo_t()
        let options = WEXITED | WNOHANG | WNOWAIT
        guard waitid(P_PID, id_t(process), &information, options) == 0 else { return false }
        return information.si_signo == 0
    }
}
