import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct StoppingTests {
    @Test(arguments: [(SIGINT, 130), (SIGQUIT, 131), (SIGTERM, 143)] as [(Int32, Int32)])
    func stoppingASceneInAnEndlessLoopKeepsWholeFrames(_ signal: Int32, _ exitCode: Int32) throws {
        try inFolder { folder in
            try write(Self.endlessScene, to: folder + "/Endless.swift")
            let running = try Running(
                ["render", "Endless.swift", "-o", "a/", "-o", "a.mp4"], in: folder,
                path: try fake(
                    "cat >/dev/null", in: folder), cache: folder + "/cache")
            running.wait { FileManager.default.fileExists(atPath: folder + "/looping") }
            kill(running.process.processIdentifier, signal)
            let run = running.endOrFail()
            #expect(run.exitCode == exitCode)
            #expect(
                run.error.contains("Stopped.") && run.error.contains("“a.mp4”."), "\(run.error)")
            #expect(
                try outputs(in: folder).allSatisfy {
                    $0 == "a" || $0.hasSuffix(".png") || $0.hasSuffix(".journal")
                })
        }
    }

    @Test func stoppingBeforeTheFirstFrameLeavesNothing() throws {
        try inFolder { folder in
            try write(Self.endlessScene, to: folder + "/Endless.swift")
            let running = try Running(
                ["render", "Endless.swift", "--frames", "50-59", "-o", "a/"], in: folder,
                cache: folder + "/cache")
            running.wait { FileManager.default.fileExists(atPath: folder + "/looping") }
            kill(running.process.processIdentifier, SIGTERM)
            #expect(running.endOrFail().exitCode == 143)
            #expect(try outputs(in: folder) == [])

            let compiler = "touch \"$TMPDIR/part.o\" started; exec sleep 1000"
            let path = try fake(compiler, named: "swiftc", in: folder)
            try write(sceneSource(), to: folder + "/Flag.swift")
            let compiling = try Running(
                ["hash", "Flag.swift"], in: folder, path: path, cache: folder + "/other")
            compiling.wait { FileManager.default.fileExists(atPath: folder + "/started") }
            kill(compiling.process.processIdentifier, SIGINT)
            #expect(compiling.endOrFail().exitCode == 130)
            #expect(try files(below: folder + "/other/flipbook/scenes") == [])
        }
    }

    @Test(arguments: ["a.mp4", "a.gif"])
    func stoppingAnFfmpegThatDoesNotEndLeavesNothing(_ output: String) throws {
        try inFolder { folder in
            // The first pass of a GIF ends, as it should.
            let pass = output == "a.gif" ? "[ -e passed ] || { touch passed; exit 0; }" : ":"
            let path = try fake("cat >/dev/null; \(pass); touch hanging; sleep 1000", in: folder)
            let running = try Running(Self.render + [output], in: folder, path: path)
            running.wait { FileManager.default.fileExists(atPath: folder + "/hanging") }
            kill(running.process.processIdentifier, SIGTERM)
            let run = running.endOrFail()
            #expect(run.exitCode == 143 && run.error == "Stopped. Not made: “\(output)”.\n", "\(run.error)")
            #expect(try outputs(in: folder) == [])
        }
    }

    @Test func stoppingByTwoSignalsAtOnceLeavesNothing() throws {
        try inFolder { folder in
            let path = try fake("touch started; cat >/dev/null", in: folder)
            let running = try Running(
                ["render", Flipbook.firstScene(), "--duration", "600", "-o", "a.mp4", "-o", "b.gif"],
                in: folder,
                path: path)
            running.wait { FileManager.default.fileExists(atPath: folder + "/started") }
            for _ in 0..<2 {
                kill(running.process.processIdentifier, SIGTERM)
                usleep(20_000)
            }
            #expect(running.endOrFail().exitCode == 143)
            #expect(try outputs(in: folder) == [])
        }
    }

    @Test(
        .enabled(if: OutsideProgram("ps").isInstalled, "ps is not installed"), arguments: [true, false])
    func stoppingEndsWhatAnFfmpegHasStarted(_ isStopped: Bool) throws {
        try inFolder { folder in
            let script = "sleep 1000 & echo $! >child; for file; do :; done; cat >\"${file#file:}\""
            let path = try fake(script, in: folder)
            // Three frames could be over before the signal.
            let endless = ["render", "FallingSquare", "--duration", "600", "--quiet", "-o", "a.mp4"]
            let running = try Running(
                isStopped ? endless : Self.render + ["a.mp4"], in: folder, path: path)
            running.wait {
                (try? String(contentsOfFile: folder + "/child", encoding: .utf8))?.isEmpty == false
            }
            if isStopped { kill(running.process.processIdentifier, SIGTERM) }
            #expect(running.endOrFail().exitCode == (isStopped ? 143 : 0))
            let child = try String(contentsOfFile: folder + "/child", encoding: .utf8)
            let process = try #require(pid_t(child.trimmingCharacters(in: .whitespacesAndNewlines)))
            // A killed process ends when it is its turn.
            #expect(Patience.wait { !isRunning(process) })
            #expect(try outputs(in: folder) == (isStopped ? [] : ["a.mp4"]))
        }
    }

    @Test func aHangupIsIgnoredWhereNohupSaysSo() throws {
        try inFolder { folder in
            let path = try fake(
                "touch started; cat >/dev/null; while [ ! -e go ]; do sleep 0.1; done; "
                    + "for file; do :; done; echo film >\"${file#file:}\"", in: folder)
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.arguments =
                ["-c", "trap '' HUP; exec \"$0\" \"$@\"", Flipbook.location.path] + Self.render + ["a.mp4"]
            shell.environment = ProcessInfo.processInfo.environment.merging(["PATH": path]) { $1 }
            shell.currentDirectoryURL = URL(fileURLWithPath: folder)
            (shell.standardOutput, shell.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try shell.run()
            _ = Patience.wait(while: shell) { FileManager.default.fileExists(atPath: folder + "/started") }
            kill(shell.processIdentifier, SIGHUP)
            try write("", to: folder + "/go")
            shell.waitUntilExit()
            #expect(shell.terminationStatus == 0)
            #expect(try outputs(in: folder) == ["a.mp4"])
        }
    }

    private static let render = ["render", "FallingSquare", "--frames", "0-2", "--quiet", "-o"]

    private static let endlessScene = """
        import Flipbook
        import Foundation
        import UIKit

        final class Endless: UIViewController, Scene {
            static let summary = "Does not return."

            override func viewDidLoad() {
                super.viewDidLoad()
                Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
                    _ = FileManager.default.createFile(atPath: "looping", contents: nil)
                    var number = 0
                    while number >= 0 { number = (number + 1) % 1000 }
                }
            }
        }

        """

    /// Returns the files that a run has made, without the test's own.
    private func outputs(in folder: String) throws -> [String] {
        let own = ["bin", "cache", "child", "hanging", "looping", "passed", "started", "go", "Endless.swift"]
        return try files(below: folder).filter { !own.contains($0.components(separatedBy: "/")[0]) }
    }

    /// Returns whether a process is running. A zombie, which waits for its parent to read its exit code, is
    /// not.
    private func isRunning(_ process: pid_t) -> Bool {
        guard let state = try? OutsideProgram("ps").run(["-o", "stat=", "-p", "\(process)"]) else {
            return false
        }
        return !String(decoding: state, as: UTF8.self).hasPrefix("Z")
    }
}

/// Puts a shell script in the place of a program, by default ffmpeg's, and gives the PATH on which it is
/// found first.
func fake(_ script: String, named name: String = "ffmpeg", in folder: String) throws -> String {
    let program = "\(folder)/bin/\(name)"
    try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
    try write("#!/bin/sh\n\(script)\n", to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    return folder + "/bin:" + ProcessInfo.processInfo.environment["PATH", default: "/usr/bin:/bin"]
}

extension Running {
    /// Waits until something is so, or the run has ended.
    func wait(until isSo: () -> Bool) {
        _ = Patience.wait(while: process, until: isSo)
    }

    /// Waits for the end, which has to come: a run that hangs is killed, and the test fails.
    func endOrFail() -> Flipbook {
        if !Patience.waitForEnd(of: process) {
            Issue.record("It does not end.")
            kill(process.processIdentifier, SIGKILL)
        }
        return end()
    }
}
