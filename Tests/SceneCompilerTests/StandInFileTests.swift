import Foundation
import TestSupport
import Testing

@testable import SceneCompiler

/// The stand-ins of modules that Linux lacks, which the source adapter adds to users' files.
@Suite(.tags(.process)) struct StandInFileTests {
    private static let folder = Repository.root.appendingPathComponent(
        "Tools/SourceAdapter/Sources/SourceAdapter/StandIns")
    private static let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

    @Test(arguments: names)
    func fileCompilesAgainstTheModulesOfScenes(_ name: String) async throws {
        try await withFolder { folder in
            let path = Self.folder.appendingPathComponent(name).path
            let cache = try CompilationCache(in: Messages().context(cache: folder))
            let (isSuccess, messages) = try await SwiftCompiler(for: path).run(
                ["-typecheck", path], in: folder, cache)
            #expect(isSuccess && messages.isEmpty, "\(messages)")
        }
    }

    @Test func everyModuleHasItsFile() {
        #expect(Self.names.count == 13)
    }
}
