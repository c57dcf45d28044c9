import Foundation
import SourceOutline
import TestSupport
import Testing

@testable import SceneCompiler

/// Programs that do not answer as the source adapter does.
@Suite struct SourceAdapterTests {
    @Test(arguments: [
        ("exit 3", "failed: exited(3)"), ("kill -9 $$", "failed: signaled(9)"),
        ("echo no", "its answer"),
        ("echo '{\"tokens\":{\"_0\":[]}}'", "it answered another question"),
        ("echo '{\"outlines\":{\"_0\":[]}}'", "it answered another question"),
        ("echo '{\"refusal\":{\"_0\":\"No such version\"}}'", "No such version"),
        ("cat >/dev/null; head -c 100000 /dev/zero", "its answer"),
    ])
    func brokenAdapterIsNamedInASentence(_ script: String, _ reason: String) async throws {
        try await withFolder { folder in
            let path = try write("#!/bin/sh\n\(script)\n", to: folder + "/adapter")
            chmod(path, 0o755)
            let files = [AdapterRequest.File(path: "Own.swift", text: "@objc class Own {}")]
            let error = await #expect(throws: SceneFileError.self) {
                _ = try await SourceAdapter(path: path).tokens(of: files)
            }
            let sentence = try #require(error).description
            #expect(sentence.hasPrefix("The source adapter “\(path)” failed: "), "\(sentence)")
            #expect(sentence.contains(reason) && !sentence.contains("\n"), "\(sentence)")
        }
    }

    /// Returns the sentence about an adapter that exceeds a limit.
    private func sentence(
        of path: String, megabytes: Int = SourceAdapter.megabytes, seconds: Int = SourceAdapter.seconds,
        text: String = "@objc class Own {}"
    ) async throws -> String {
        let adapter = SourceAdapter(path: path, megabytes: megabytes, seconds: seconds)
        let error = await #expect(throws: SceneFileError.self) {
            _ = try await adapter.tokens(of: [AdapterRequest.File(path: "Own.swift", text: text)])
        }
        return try #require(error).description
    }

    @Test(arguments: [("SEGV", 11), ("ABRT", 6), ("TRAP", 5)])
    func adapterThatCrashesIsSaidToBeUnableToReadTheSources(_ name: String, _ signal: Int) async throws {
        try await withFolder { folder in
            let path = try write("#!/bin/sh\nkill -\(name) $$\n", to: folder + "/adapter")
            chmod(path, 0o755)
            let sentence = try await sentence(of: path)
            #expect(
                sentence
                    == "The source adapter cannot read “\(path)”: it crashed, with signal \(signal).")
        }
    }

    @Test func adapterThatDoesNotEndIsStoppedAfterItsTime() async throws {
        try await withFolder { folder in
            let path = try write(
                "#!/bin/sh\nsleep 100000 &\necho $! $$ >\(folder)/pids\nwait\n", to: folder + "/adapter")
            chmod(path, 0o755)
            let sentence = try await sentence(of: path, seconds: 1)
            #expect(
                sentence == "The source adapter cannot read “\(path)”: it has not finished in 1 s.",
                "\(sentence)")
            let text = try String(contentsOfFile: folder + "/pids", encoding: .utf8)
            let processes = text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
            #expect(processes.count == 2)
            #expect(Patience.wait { processes.allSatisfy { kill($0, 0) != 0 } })
        }
    }

    @Test func adapterThatTakesTooMuchMemoryIsRefusedIt() async throws {
        try await withFolder { folder in
            // The shell holds what the command writes; 64 MiB are more than it may have.
            let path = try write(
                "#!/bin/sh\nall=$(head -c 64M /dev/zero | tr '\\0' a)\necho no\n", to: folder + "/adapter")
            chmod(path, 0o755)
            #expect(try await sentence(of: path).contains("its answer is not one"))
            let refused = try await sentence(of: path, megabytes: 32)
            #expect(!refused.contains("its answer") && refused.hasSuffix("."), "\(refused)")
        }
    }
}
