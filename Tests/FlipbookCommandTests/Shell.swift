import Foundation
import TestSupport
import Testing

/// Lines as they would be typed, run by bash in a folder, with the built command in front of PATH.
struct Shell {
    let lines: String
    let exitCode: Int32
    let output: String

    /// Runs the lines until one fails. `flipbook watch` and `flipbook play` never end by themselves: they are
    /// stopped as Ctrl-C would once the output or the link is there.
    init(_ lines: String, in folder: String) throws {
        self.lines = lines
        let process = Process()
        let text = URL(fileURLWithPath: folder).appendingPathComponent(".shell-\(UUID().uuidString)")
        try Data().write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }
        let file = try FileHandle(forWritingTo: text)
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-euo", "pipefail", "-c", lines]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = Self.environment(in: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = file
        process.standardError = file
        let preview = Self.watched(by: lines).map { "\(folder)/\($0)" }
        if let preview { try? FileManager.default.removeItem(atPath: preview) }
        try process.run()
        var isWatched = preview.map { path in
            Self.stop(process) { FileManager.default.fileExists(atPath: path) }
        }
        if Self.isPlay(lines) {
            isWatched = Self.stop(process) {
                (try? String(contentsOf: text, encoding: .utf8))?.contains("http://127.0.0.1:") == true
            }
        }
        process.waitUntilExit()
        // Without its output the command was stopped in vain, whatever its exit code says.
        exitCode = isWatched == false ? -1 : process.terminationStatus
        output = try String(contentsOf: text, encoding: .utf8)
    }

    /// Records a failure that shows what was typed and what was said.
    func expectSuccess(_ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(
            exitCode == Self.success(of: lines), "\(comment)\(lines)\nended with \(exitCode):\n\(output)",
            sourceLocation: sourceLocation)
    }

    /// The exit code of success: `watch` and `play` end with Ctrl-C, and `diff` finds the difference of a
    /// setting.
    private static func success(of lines: String) -> Int32 {
        if watched(by: lines) != nil || isPlay(lines) { return 130 }
        return lines.hasPrefix("flipbook diff ") && lines.contains(" --set-b ") ? 1 : 0
    }

    private static func environment(in folder: String) -> [String: String] {
        let own = ProcessInfo.processInfo.environment
        let products = Repository.products.path
        return own.merging([
            "PATH": "\(products):\(own["PATH"] ?? "/usr/bin:/bin")",
            "XDG_CACHE_HOME": Flipbook.sharedCache,
            "CLANG_MODULE_CACHE_PATH": Flipbook.location.path + "-modules",
        ]) { $1 }
    }

    private static func watched(by lines: String) -> String? {
        guard lines.hasPrefix("flipbook watch ") else { return nil }
        let words = lines.split(separator: " ")
        return words.firstIndex(of: "-o").map { String(words[words.index(after: $0)]) }
    }

    private static func isPlay(_ lines: String) -> Bool { lines.hasPrefix("flipbook play ") }

    /// Stops a command once its output is there, or when it never comes, as when the scene does not compile.
    /// - Returns: whether the output is there.
    private static func stop(_ process: Process, when isOutputThere: () -> Bool) -> Bool {
        let isThere = Patience.wait(while: process, until: isOutputThere)
        process.interrupt()
        return isThere
    }
}
