import Foundation
import TestSupport

/// The tools that the tests of jobs need besides the command. A missing tool fails a test with a sentence
/// that says how to install it.
enum JobTools {
    /// The programs from PyPI that `.ci/python` installs.
    static let pythonPrograms = Repository.root.appendingPathComponent(".build/jobs/bin").path

    /// PATH with these programs and the built command in it.
    static var path: String {
        let own = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return "\(Repository.products.path):\(own):/usr/sbin:\(pythonPrograms)"
    }

    /// Makes sure that programs are there.
    static func require(_ names: String...) throws {
        for name in names {
            let isThere = path.split(separator: ":").contains {
                FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
            }
            guard isThere else { throw Missing(name: name) }
        }
    }

    private struct Missing: Error, CustomStringConvertible {
        let name: String
        var description: String { "\(name) is missing. Install it with: make setup" }
    }
}

/// A command that runs in a process group of its own, whose processes can be killed meanwhile.
struct JobRun {
    let process = Process()
    private let log: URL

    /// Starts lines of bash in a folder.
    init(_ lines: String, in folder: String, environment: [String: String] = [:]) throws {
        log = URL(fileURLWithPath: "\(folder)/.log-\(UUID().uuidString)")
        try Data().write(to: log)
        let file = try FileHandle(forWritingTo: log)
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", lines]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        var own = ProcessInfo.processInfo.environment
        own["PATH"] = JobTools.path
        own["XDG_CACHE_HOME"] = Flipbook.sharedCache
        own["CLANG_MODULE_CACHE_PATH"] = Flipbook.location.path + "-modules"
        own["PARALLEL_HOME"] = folder + "/.parallel"
        process.environment = own.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = file
        process.standardError = file
        try process.run()
    }

    /// Waits for the end.
    func end() -> (exitCode: Int32, output: String) {
        process.waitUntilExit()
        defer { try? FileManager.default.removeItem(at: log) }
        return (process.terminationStatus, (try? String(contentsOf: log, encoding: .utf8)) ?? "")
    }

    /// Kills processes of the command that work in a folder, one now and then at random, until so many are
    /// dead or the run has ended.
    /// - Returns: how many were killed.
    func killWorkers(_ count: Int, in folder: String, every pause: ClosedRange<UInt32>) -> Int {
        var killed = 0
        while killed < count && process.isRunning {
            usleep(.random(in: pause))
            guard let worker = Self.workers(in: folder).randomElement() else { continue }
            if kill(worker, SIGKILL) == 0 { killed += 1 }
        }
        return killed
    }

    /// The processes that run the command in a folder.
    private static func workers(in folder: String) -> [pid_t] {
        let manager = FileManager.default
        let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        let numbers = (try? manager.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
        return numbers.filter { number in
            let program = try? manager.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")
            let here = try? manager.destinationOfSymbolicLink(atPath: "/proc/\(number)/cwd")
            guard program == Flipbook.location.resolvingSymlinksInPath().path else { return false }
            let arguments = manager.contents(atPath: "/proc/\(number)/cmdline")
            let words = String(decoding: arguments ?? Data(), as: UTF8.self)
            return here == place || words.contains(place)
        }
    }
}
