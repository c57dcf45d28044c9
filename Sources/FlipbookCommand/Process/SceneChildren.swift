import Foundation

/// The programs that code of scenes has started, such as by `system` or `posix_spawn`, and those that these
/// have started. They end with the command: nobody else would end them.
enum SceneChildren {
    /// The number of times that the processes of the machine are looked through. Each time finds what was
    /// started in the meantime.
    private static let mostRounds = 100

    /// Kills all processes that descend from this one, and waits until none runs, at most for as many
    /// milliseconds as there are rounds.
    static func endAll() {
        guard hasAny else { return }
        for _ in 0..<mostRounds {
            let running = running
            if running.isEmpty { return }
            for process in running { kill(process, SIGKILL) }
            usleep(1000)
        }
    }

    /// A Boolean value that indicates whether this process has children, those included that have ended and
    /// whose exit code nobody has read.
    private static var hasAny: Bool {
        var information = siginfo_t()
        return waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0
    }

    /// The processes that descend from this one and have not ended.
    private static var running: [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let processes = names.compactMap { pid_t($0) }.compactMap(Process.init)
        var (found, rest, parents) = ([pid_t](), processes, Set([getpid()]))
        // A child may have a smaller number than its parent: numbers begin again after the largest one.
        while true {
            let children = rest.filter { parents.contains($0.parent) }
            if children.isEmpty { return found }
            rest.removeAll { parents.contains($0.parent) }
            found += children.filter(\.isRunning).map(\.number)
            parents = Set(children.map(\.number))
        }
    }

    /// A process as `/proc` describes it.
    private struct Process {
        let number, parent: pid_t
        /// A Boolean value that indicates whether it has not ended. One that has ended stays until its parent
        /// reads its exit code.
        let isRunning: Bool

        /// Reads the description; nil for a process that is gone.
        init?(_ number: pid_t) {
            // The name of the program, in parentheses, may hold any letter.
            guard let data = FileManager.default.contents(atPath: "/proc/\(number)/stat"),
                let mark = data.lastIndex(of: UInt8(ascii: ")"))
            else { return nil }
            let words = data[(mark + 1)...].split(separator: UInt8(ascii: " "), maxSplits: 2)
            guard words.count == 3, let state = words[0].first,
                let parent = pid_t(String(decoding: words[1], as: UTF8.self))
            else { return nil }
            (self.number, self.parent) = (number, parent)
            isRunning = state != UInt8(ascii: "Z") && state != UInt8(ascii: "X")
        }
    }
}
