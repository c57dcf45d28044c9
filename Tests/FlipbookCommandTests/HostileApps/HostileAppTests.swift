import FlipbookCore
import Foundation
import TestSupport
import Testing

/// Apps with content that no app has: `check` and `render` end by themselves, with an exit code of theirs and
/// a sentence, and leave nothing. `make test-long` makes 500 of them.
@Suite(.tags(.long, .process)) struct HostileAppTests {
    private static let seeds =
        0..<(Rounds.isLong ? 5 * Rounds.count(orElse: 1) : 12)
    /// The largest memory of the command, in KiB. The images of a scene alone may have 1 GiB.
    private static let mostMemory = 3 << 20

    @Test(arguments: seeds) func commandsEndOnAnAppWithASentence(_ seed: Int) throws {
        try inFolder { folder in
            let app = try HostileApp(seed: seed, in: folder + "/App")
            for command in [
                ["check", "App"], ["render", "App/:Own", "-o", "a/", "--duration", "0.1", "--quiet"],
            ] {
                try Self.expectAnEnd(of: command, app, in: folder)
            }
        }
    }

    private static func expectAnEnd(of command: [String], _ app: HostileApp, in folder: String) throws {
        let (marked, temporary) = (MarkedProcesses(), folder + "/temporary")
        try makeFolder(temporary)
        let running = try Running(
            command + ["--compile-timeout", "10"], in: folder, cache: folder + "/cache",
            environment: marked.environment.merging(["TMPDIR": temporary]) { $1 })
        let began = ContinuousClock.now
        var memory = 0
        running.wait {
            memory = max(memory, peak(of: running.process.processIdentifier))
            return memory > mostMemory
        }
        let name = "\(command[0]) of app \(app.seed), \(app.parts)"
        #expect(memory <= mostMemory, "\(name)")
        if memory > mostMemory { running.process.terminate() }
        let end = running.endOrFail()
        if Rounds.isLong { print("\(name): \(end.exitCode) after \(ContinuousClock.now - began)") }
        let all = end.error + end.output
        let said = all.suffix(300)
        #expect(running.process.terminationReason == .exit, "\(name)")
        #expect([0, 64, 65, 66, 70].contains(end.exitCode), "\(name): \(end.exitCode) \(said)")
        #expect(end.exitCode == 0 || all.contains("."), "\(name)")
        for words in ["crashed Flipbook", "Flipbook crashed"] {
            #expect(!all.contains(words), "\(name): \(said)")
        }
        #expect(Patience.wait { marked.running.isEmpty }, "\(name)")
        for place in [temporary, folder + "/cache/flipbook/scenes"] where access(place, F_OK) == 0 {
            let left = try files(below: place).filter { !$0.hasPrefix(FileLock.mark) && !$0.hasSuffix(".so") }
            #expect(left.isEmpty, "\(name): \(left)")
        }
    }

    /// The largest memory that a process has had, in KiB; 0 when it has ended.
    private static func peak(of process: pid_t) -> Int {
        let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0
    }
}
