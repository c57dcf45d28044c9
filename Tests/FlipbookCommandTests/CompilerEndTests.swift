import Foundation
import TestSupport
import Testing

/// The compiler and its own processes, which end with the command.
@Suite(.tags(.process)) struct CompilerEndTests {
    private static let plain = "import UIKit\nclass Own: UIViewController {}\n"

    /// Writes Own.swift, and a program `swiftc` into a folder of its own, which goes first on PATH.
    private func prepare(_ folder: String, swiftc script: String) throws -> String {
        try write(Self.plain, to: folder + "/Own.swift")
        try makeFolder(folder + "/bin")
        try write("#!/bin/sh\n\(script)\n", to: folder + "/bin/swiftc")
        chmod(folder + "/bin/swiftc", 0o755)
        return "\(folder)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    }

    /// A compiler that starts a process in a group of its own, as Swift's does, and never ends.
    private static func endless(_ folder: String) -> String {
        "set -m\nsleep 100000 &\necho $! $$ >\(folder)/pids.new\nmv \(folder)/pids.new \(folder)/pids\nwait"
    }

    private func processes(_ folder: String) -> [pid_t] {
        let text = (try? String(contentsOfFile: folder + "/pids", encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    }

    /// Returns false for a process that is gone or ended.
    private func isRunning(_ process: pid_t) -> Bool {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        return text.range(of: ") ").map { !"ZX".contains(text[$0.upperBound]) } ?? false
    }

    @Test(arguments: [SIGTERM, SIGKILL, SIGINT, SIGHUP])
    func nothingOfTheCompilerOutlivesTheCommand(_ signal: Int32) throws {
        for _ in 0..<Rounds.count(orElse: 1) {
            try inFolder { folder in
                let path = try prepare(folder, swiftc: Self.endless(folder))
                let running = try Running(
                    ["hash", "Own.swift"], in: folder, path: path, cache: folder + "/cache")
                #expect(Patience.wait(while: running.process) { !processes(folder).isEmpty })
                kill(running.process.processIdentifier, signal)
                _ = running.end()
                let left = processes(folder)
                #expect(left.count == 2 && Patience.wait { !left.contains(where: isRunning) })
            }
        }
    }

    @Test(arguments: ["hash", "check"])
    func compilerThatDoesNotEndIsStoppedAfterItsTime(_ command: String) throws {
        try inFolder { folder in
            let path = try prepare(folder, swiftc: Self.endless(folder))
            let run = try Running(
                [command, "Own.swift", "--compile-timeout", "1"], in: folder, path: path,
                cache: folder + "/cache"
            ).end()
            #expect(run.exitCode == 65)
            #expect(
                run.error
                    == "Error: The Swift compiler has not finished “Own.swift” in 1 s. --compile-timeout allows "
                    + "more.\n")
            let left = processes(folder)
            #expect(left.count == 2 && Patience.wait { !left.contains(where: isRunning) })
            #expect(try files(below: folder + "/cache").allSatisfy { !$0.contains("/.flipbook-") })
        }
    }

    @Test func compilerThatCrashesIsSaidToHaveCrashed() throws {
        try inFolder { folder in
            let path = try prepare(
                folder, swiftc: "echo 'error: compile command failed due to signal 11' >&2; exit 254")
            for command in ["hash", "check"] {
                let run = try Running(
                    [command, "Own.swift"], in: folder, path: path, cache: folder + "/cache"
                ).end()
                #expect(run.exitCode == 65)
                #expect(run.error == "Error: The Swift compiler crashed on “Own.swift”.\n", "\(run.error)")
            }
        }
    }

    /// A compiler that counts its runs, and waits for a file.
    private func counting(_ folder: String) throws -> String {
        let real = try #require(
            (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
                .map { $0 + "/swiftc" }.first(where: FileManager.default.isExecutableFile))
        return """
            echo run >>\(folder)/runs
            while [ ! -e \(folder)/go ]; do sleep 0.02; done
            exec \(real) "$@"
            """
    }

    private func runs(_ folder: String) -> Int {
        let text = (try? String(contentsOfFile: folder + "/runs", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").count
    }

    @Test func sceneThatTwoCommandsNeedIsCompiledOnce() throws {
        try inFolder { folder in
            let path = try prepare(folder, swiftc: counting(folder))
            let all = try (0..<2).map { _ in
                try Running(["hash", "Own.swift"], in: folder, path: path, cache: folder + "/cache")
            }
            #expect(Patience.wait(while: all[0].process) { runs(folder) > 0 })
            try write("", to: folder + "/go")
            let ends = all.map { $0.end() }
            #expect(ends.allSatisfy { $0.exitCode == 0 && $0.output == ends[0].output }, "\(ends[0].error)")
            #expect(runs(folder) == 1)
        }
    }

    @Test func commandThatIsKilledHandsTheCompilationOver() throws {
        try inFolder { folder in
            let path = try prepare(folder, swiftc: counting(folder))
            let start = {
                try Running(["hash", "Own.swift"], in: folder, path: path, cache: folder + "/cache")
            }
            let first = try start()
            #expect(Patience.wait(while: first.process) { runs(folder) > 0 })
            let second = try start()
            kill(first.process.processIdentifier, SIGKILL)
            _ = first.end()
            try write("", to: folder + "/go")
            let end = second.end()
            #expect(end.exitCode == 0 && end.lines.count == 1, "\(end.error)")
            #expect(runs(folder) == 2)
        }
    }
}
