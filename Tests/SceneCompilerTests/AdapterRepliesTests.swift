import Foundation
import SourceOutline
import Testing

@testable import SceneCompiler

/// Replies of the source adapter that the cache keeps.
@Suite struct AdapterRepliesTests {
    /// An adapter that returns the outline of one file, and counts its replies.
    private struct CountingAdapter {
        let folder: String

        private var path: String { folder + "/adapter" }

        /// The number of replies.
        var count: Int { (try? String(contentsOfFile: folder + "/answers", encoding: .utf8))?.count ?? 0 }

        /// Writes the program.
        ///
        /// - Parameter version: a word that makes another program of it.
        func write(version: String = "") throws {
            let outline = try #require(PlainUnit([("A.swift", "import UIKit\n")])?.outline)
            let reply = try JSONEncoder().encode(AdapterReply.outlines([outline]))
            let text = String(decoding: reply, as: UTF8.self)
            let script = "#!/bin/sh\n: \(version)\nprintf 1 >>\(folder)/answers\ncat <<'END'\n\(text)\nEND\n"
            try SceneCompilerTests.write(script, to: path)
            chmod(path, 0o755)
        }

        /// Asks for the outline of a text.
        func ask(_ text: String = "@objc class A {}") async throws {
            var context = CompilationContext { _ in }
            context.environment = ["XDG_CACHE_HOME": folder]
            let cache = try CompilationCache(in: context)
            let adapter = SourceAdapter(
                path: path, replies: AdapterReplies(of: path, for: "A.swift", in: cache))
            let outlines = try await adapter.outlines(of: [.init(path: "A.swift", text: text)])
            #expect(outlines.map(\.files.count) == [1])
        }
    }

    private func withAdapter(_ body: (CountingAdapter) async throws -> Void) async throws {
        try await withFolder { folder in
            let adapter = CountingAdapter(folder: folder)
            try adapter.write()
            try await body(adapter)
        }
    }

    @Test func sameFilesAreAdaptedOnce() async throws {
        try await withAdapter { adapter in
            for _ in 0..<3 { try await adapter.ask() }
            #expect(adapter.count == 1)
        }
    }

    @Test func changedFileIsAdaptedAgain() async throws {
        try await withAdapter { adapter in
            try await adapter.ask()
            try await adapter.ask("@objc class B {}")
            #expect(adapter.count == 2)
        }
    }

    @Test func anotherAdapterAnswersItself() async throws {
        try await withAdapter { adapter in
            try await adapter.ask()
            try adapter.write(version: "two")
            try await adapter.ask()
            #expect(adapter.count == 2)
        }
    }

    @Test(arguments: ["", "{\"outlines\":{\"_0\":"])
    func brokenReplyInTheCacheIsAskedForAgain(_ text: String) async throws {
        try await withAdapter { adapter in
            try await adapter.ask()
            let kept = adapter.folder + "/flipbook/adapted"
            for name in try FileManager.default.contentsOfDirectory(atPath: kept) {
                try write(text, to: "\(kept)/\(name)")
            }
            for _ in 0..<2 { try await adapter.ask() }
            #expect(adapter.count == 2)
        }
    }

    @Test func leastRecentlyUsedRepliesAreDeletedBeyondAHundred() async throws {
        try await withAdapter { adapter in
            let kept = adapter.folder + "/flipbook/adapted"
            try FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
            for number in 0..<100 {
                let path = try write("", to: "\(kept)/\(number).json")
                let date = Date(timeIntervalSince1970: 1_000_000 + Double(number))
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
            }
            chmod(adapter.folder + "/flipbook", 0o700)
            try await adapter.ask()
            let names = try FileManager.default.contentsOfDirectory(atPath: kept)
            #expect(names.count == 100 && !names.contains("0.json") && names.contains("1.json"))
        }
    }
}
