import FlipbookCore
import Foundation
import Testing
import UIKitHost

@testable import FlipbookPlay

@MainActor @Suite struct ParameterSourceTests {
    @Test func parameterSourcesReplaceTheTextThatTheProcessCompiled() throws {
        let path = FileManager.default.temporaryDirectory.path + "/flipbook-\(UUID().uuidString).swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("@Parameter(in: 0...1) var part = 0.5\n".utf8).write(to: URL(fileURLWithPath: path))
        _ = try RegularFile(path, limit: 1 << 20).contents()
        let source = ParameterSource(paths: [path], scene: nil, monitor: nil)
        let entry = CatalogEntry(viewController: "Own", summary: "") { Own() }
        let parameter = try #require(entry.parameters.first)
        #expect(try source.write(0.25, of: parameter).contains("part is 0.25 now"))
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("var part = 0.25"))
    }
}

private final class Own: UIViewController {
    @Parameter(in: 0...1) var part = 0.5
}
