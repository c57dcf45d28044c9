import ArgumentParser
import Foundation
import Scenes

@testable import FlipbookCommand

/// A command line that is refused, within the process of the tests, which saves the start of another.
/// `RefusalTests` compares both.
struct Refusal {
    /// The arguments, with the outputs in a folder of their own.
    let words: [String]
    /// The exit code; 0 if nothing was refused.
    let exitCode: Int32
    /// What standard error gets.
    let error: String
    /// The files that were made nevertheless.
    let files: [String]

    @MainActor init(_ arguments: [String]) async throws {
        Program.catalog = Scenes.catalog
        let folder = FileManager.default.temporaryDirectory.path + "/flipbook-refusal-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // All tests share one current folder, so a relative path has to become an absolute one.
        words = arguments.enumerated().map { index, word in
            let isOutput = index > 0 && ["-o", "--output"].contains(arguments[index - 1])
            return isOutput && !word.hasPrefix("-") && !word.hasPrefix("/") ? "\(folder)/\(word)" : word
        }
        do {
            try await Program.perform(words)
            (exitCode, error) = (0, "")
        } catch {
            let refusal = Program.refusal(of: words, for: error)
            (exitCode, self.error) = (refusal?.code.rawValue ?? 0, refusal?.message ?? "")
        }
        files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    }

    /// Refuses a line of arguments separated by spaces.
    @MainActor init(_ line: String) async throws {
        try await self.init(line.split(separator: " ").map(String.init))
    }
}
