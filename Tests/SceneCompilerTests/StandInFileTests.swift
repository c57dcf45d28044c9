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

    /// Returns the files of a module: those of a folder, or the one of the name. Maps show places, and Core
    /// Data has predicates.
    private static func paths(of name: String) throws -> [String] {
        let url = folder.appendingPathComponent(name)
        let others = name == "Maps.swift" ? [folder.appendingPathComponent("Places.swift").path] : []
        guard !name.hasSuffix(".swift") else { return [url.path] + others }
        return try (name == "CoreData" ? paths(of: "Predicates") : [])
            + FileManager.default.contentsOfDirectory(atPath: url.path).sorted().map {
                "\(url.path)/\($0)"
            }
    }

    @Test(arguments: names)
    func fileCompilesAgainstTheModulesOfScenes(_ name: String) async throws {
        try await withFolder { folder in
            let paths = try Self.paths(of: name)
            let cache = try CompilationCache(in: Messages().context(cache: folder))
            let (isSuccess, messages) = try await SwiftCompiler(for: paths[0]).run(
                ["-typecheck"] + paths, in: folder, cache)
            #expect(isSuccess && messages.isEmpty, "\(messages)")
        }
    }

    @Test func everyModuleHasItsFile() {
        #expect(Self.names.count == 28)
    }
}
