package import Foundation

/// The processes of a child program, which have to end with this process: its process group, and its session
/// where it leads one.
///
/// The Swift compiler starts each of its processes in a group of its own, so that only the session holds them
/// together.
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
            Self.kill(ledBy: leader)
            Self.leaders.remove(leader)
            self.leader = nil
        }
    }

    /// Sends a signal to the processes of the session that run a program.
    package func signal(_ signal: Int32, toProgram name: String) {
        let leader = Self.lock.withLock { self.leader }
        for process in leader.map(Self.session) ?? [] {
            let path = "/proc/\(process)/comm"
            guard let text = FileManager.default.contents(atPath: path),
                text.dropLast().elementsEqual(name.utf8)
            else { continue }
            Foundation.kill(process, signal)
        }
    }

    /// Kills all groups, and waits at most 1 s until their leaders have ended, since until then they may
    /// still create files.
    package static func endAll() {
        let leaders = lock.withLock { self.leaders }
        for leader in leaders { kill(ledBy: leader) }
        for _ in 0..<200 where leaders.contains(where: isAlive) { usleep(5000) }
    }

    /// Kills a group and the session, again until no process is left that could have started another.
    private static func kill(ledBy leader: pid_t) {
        Foundation.kill(-leader, SIGKILL)
        for _ in 0..<100 {
            let others = session(of: leader).filter(isRunning)
            if others.isEmpty { return }
            for process in others { Foundation.kill(process, SIGKILL) }
            usleep(1000)
        }
    }

    /// Returns the processes of the session that a process leads, or has led.
    private static func session(of leader: pid_t) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { getsid($0) == leader }
    }

    /// Returns false for a process that has ended, and whose parent has not read its exit code yet.
    private static func isRunning(_ process: pid_t) -> Bool {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
            let mark = data.lastIndex(of: UInt8(ascii: ")")), data.endIndex > mark + 2
        else { return false }
        return data[mark + 2] != UInt8(ascii: "Z") && data[mark + 2] != UInt8(ascii: "X")
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
