import FlipbookCore
import Foundation
import TestSupport
import Testing

/// Commands that end while Swift's own compiler runs: nothing of it goes on, and no file of it stays.
/// `make test-long` ends a hundred.
@Suite(.tags(.long, .process)) struct EndedCompilationTests {
    /// The ways in which a command ends.
    private enum Ending: CaseIterable {
        case terminate, kill, hangUp, interrupt
        /// All processes of a shell are killed, as by a program that gives a command a time.
        case killedGroup
        /// The terminal is closed.
        case closedTerminal
        /// The command has waited long enough.
        case timeOut

        var exitCode: Int32? {
            switch self {
            case .terminate: 128 + SIGTERM
            case .hangUp: 128 + SIGHUP
            case .interrupt: 128 + SIGINT
            case .kill: SIGKILL
            case .timeOut: 65
            case .killedGroup, .closedTerminal: nil
            }
        }
    }

    private static let script = OutsideProgram("script")

    @Test func nothingOfACompilationOutlivesItsCommand() throws {
        let endings = Ending.allCases.filter { $0 != .closedTerminal || Self.script.isInstalled }
        for round in 0..<Rounds.count(orElse: endings.count) {
            let ending = endings[round % endings.count]
            try inFolder { try Self.endACompilation(by: ending, round: round, in: $0) }
        }
    }

    private static func endACompilation(by ending: Ending, round: Int, in folder: String) throws {
        let (marked, temporary) = (MarkedProcesses(), folder + "/temporary")
        try makeFolder(temporary)
        try write(source(round), to: folder + "/Own.swift")
        let running = try start(
            ending, in: folder, marked.environment.merging(["TMPDIR": temporary]) { $1 })
        #expect(
            Patience.wait(while: running.process) { marked.run("swift-frontend") }, "\(running.errorSoFar)")
        if ending != .timeOut { usleep(.random(in: 0...700_000)) }
        // The compiler needs several seconds; only what ends while it runs says anything.
        #expect(marked.run("swift-frontend"))
        let process = running.process.processIdentifier
        switch ending {
        case .terminate: Foundation.kill(process, SIGTERM)
        case .hangUp: Foundation.kill(process, SIGHUP)
        case .interrupt: Foundation.kill(process, SIGINT)
        case .kill, .closedTerminal: Foundation.kill(process, SIGKILL)
        case .killedGroup: Foundation.kill(-process, SIGKILL)
        case .timeOut: break
        }
        let end = running.endOrFail()
        if let exitCode = ending.exitCode { #expect(end.exitCode == exitCode, "\(ending): \(end.error)") }
        let isOver = Patience.wait { marked.running.isEmpty }
        #expect(isOver, "\(ending): \(marked.running)")
        // A program that is being replaced by another has no environment for a moment, so that the last one,
        // which removes the files, can be at work unseen.
        let places = [temporary, folder + "/cache/flipbook/scenes"]
        _ = Patience.wait { places.allSatisfy { left(below: $0).isEmpty } }
        for place in places { #expect(left(below: place) == [], "\(ending)") }
    }

    /// Returns the files of a folder, without locks.
    private static func left(below folder: String) -> [String] {
        let names = (try? files(below: folder)) ?? ["\(folder) cannot be read"]
        return names.filter { !$0.hasPrefix(FileLock.mark) }
    }

    private static func start(
        _ ending: Ending, in folder: String, _ environment: [String: String]
    ) throws -> Running {
        let limit = ending == .timeOut ? ["--compile-timeout", "1"] : []
        let arguments = ["render", "Own.swift", "-o", "a/"] + limit
        let line = ([Flipbook.location.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
        let (program, words): (String, [String]) =
            switch ending {
            case .killedGroup: ("/bin/sh", ["-c", line + "; true"])
            case .closedTerminal: ("/usr/bin/env", ["script", "-qec", line, "/dev/null"])
            default: (Flipbook.location.path, arguments)
            }
        return try Running(
            words, of: URL(fileURLWithPath: program), in: folder, cache: folder + "/cache",
            environment: environment)
    }

    /// A scene that takes the compiler several seconds, and that is in no cache.
    private static func source(_ round: Int) -> String {
        let functions = (0..<600).map { number in
            """
            func sorted\(number)(_ names: [Int: String], _ factor: Double) -> [String] {
                names.filter { $0.key % \(number + 2) == \(round) }
                    .map { "\\($0.value) \\(factor * \(number).5)" }.sorted { $0.count < $1.count }
            }

            """
        }
        return "import UIKit\nclass Own: UIViewController {}\n" + functions.joined()
    }
}
