import Foundation

/// The processes of a test, by a variable of their environment. Children inherit it, so that none escapes by
/// a session or a parent of its own.
struct MarkedProcesses {
    /// A running process.
    struct Member {
        let process: pid_t
        let name: String
    }

    private let mark = "FLIPBOOK_TEST_MARK=\(UUID().uuidString)"

    /// The variable for the first process.
    var environment: [String: String] {
        let parts = mark.components(separatedBy: "=")
        return [parts[0]: parts[1]]
    }

    /// The processes that run now. One that has ended and waits for its parent has no environment.
    var running: [Member] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter(isMarked).map { process in
            let name = (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? ""
            return Member(process: process, name: name.trimmingCharacters(in: .newlines))
        }
    }

    /// Returns whether a program of a name runs.
    func run(_ name: String) -> Bool { running.contains { $0.name == name } }

    private func isMarked(_ process: pid_t) -> Bool {
        let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
        return environment?.range(of: Data(mark.utf8)) != nil
    }
}
