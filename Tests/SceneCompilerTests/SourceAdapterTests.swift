import Foundation
import SourceOutline
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
}
