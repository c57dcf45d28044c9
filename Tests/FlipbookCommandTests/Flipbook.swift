import Foundation
import TestSupport

/// One run of the built command as a process of its own.
struct Flipbook {
    let exitCode: Int32
    let output: String
    let error: String

    /// The command's file: it is built beside the tests.
    static let location = Repository.products.appendingPathComponent("flipbook")

    /// The cache folder of runs that need none of their own, beside the command: not the user's, and no other
    /// user's.
    static let sharedCache = location.path + "-cache"

    /// Runs the command with arguments, in a folder, to its end. The cache is `sharedCache` by default.
    @discardableResult
    init(
        _ arguments: [String], in folder: String = "/", path: String? = nil, cache: String? = nil,
        environment: [String: String] = [:]
    ) throws {
        let running = try Running(
            arguments, in: folder, path: path, cache: cache, environment: environment)
        self = running.end()
    }

    fileprivate init(exitCode: Int32, output: String, error: String) {
        (self.exitCode, self.output, self.error) = (exitCode, output, error)
    }

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The last line of standard error: what stays of the progress. On a busy machine others come before.
    var lastSentence: Substring { error.split(separator: "\n").last ?? "" }

    /// Returns a scene to film: the first that is listed.
    static func firstScene() throws -> String { try firstListed.get() }

    /// The name of the first scene. `list` makes every scene of the catalog, so all tests share one run.
    private static let firstListed: Result<String, any Error> = Result {
        let list = try Flipbook(["list", "--json"]).output
        let scenes = try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]]
        return scenes?.first?["name"] as? String ?? ""
    }
}

/// A run that has not ended.
struct Running {
    let process = Process()
    private let output: URL
    private let error: URL

    /// Starts the command, or a program that starts it. What it writes goes to files, which never fill up as
    /// pipes do.
    init(
        _ arguments: [String], of program: URL = Flipbook.location, in folder: String, path: String? = nil,
        cache: String? = nil, environment: [String: String] = [:]
    ) throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(
            "flipbook-\(UUID().uuidString)")
        (output, error) = (place.appendingPathExtension("out"), place.appendingPathExtension("err"))
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try Self.newFile(output)
        process.standardError = try Self.newFile(error)
        var changes = ["XDG_CACHE_HOME": cache ?? Flipbook.sharedCache]
        changes["PATH"] = path
        // Caches of their own share the C modules, which take three times as long to compile as a scene.
        changes["CLANG_MODULE_CACHE_PATH"] = Flipbook.location.path + "-modules"
        // A scene that crashes on purpose need not say where.
        changes["SWIFT_BACKTRACE"] = "enable=no"
        changes.merge(environment) { $1 }
        process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
        try process.run()
    }

    private static func newFile(_ place: URL) throws -> FileHandle {
        try Data().write(to: place)
        return try FileHandle(forWritingTo: place)
    }

    /// Waits for the end and gives what was written.
    func end() -> Flipbook {
        process.waitUntilExit()
        return Flipbook(exitCode: process.terminationStatus, output: take(output), error: take(error))
    }

    /// The output on standard output so far.
    var outputSoFar: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

    /// The output on standard error so far.
    var errorSoFar: String { (try? String(contentsOf: error, encoding: .utf8)) ?? "" }

    private func take(_ place: URL) -> String {
        defer { try? FileManager.default.removeItem(at: place) }
        return (try? String(contentsOf: place, encoding: .utf8)) ?? ""
    }
}

/// Makes an empty folder for the time of the call and gives its path.
func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/flipbook-command-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
}

/// The paths of all files below a folder, hidden ones as well, sorted.
func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
}
