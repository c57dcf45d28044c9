import Foundation
import TestSupport
import Testing

/// Errors that the compiler finds when it generates code.
@Suite(.tags(.process), .serialized) struct LateErrorTests {
    private func run(_ command: [String], _ text: String) throws -> Flipbook {
        try inFolder { folder in
            try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/Own.swift"))
            return try Flipbook(command, in: folder, cache: folder + "/cache")
        }
    }

    @Test func checkFindsAPropertyThatIsNotSet() throws {
        let text = """
            import UIKit
            struct Ball { let radius: CGFloat; init() {} }
            class Own: UIViewController {}
            """
        let check = try run(["check", "Own.swift"], text)
        #expect(check.exitCode == 65, "\(check.output)")
        #expect(check.output.contains("without initializing all stored properties"), "\(check.output)")
    }

    @Test func checkAllowsInitializersOfStructuresOfC() throws {
        let text = """
            import UIKit
            extension CGVector { init(_ p: CGPoint) { dx = p.x; dy = p.y } }
            class Own: UIViewController {}
            """
        let check = try run(["check", "Own.swift"], text)
        #expect(check.exitCode == 0, "\(check.output)")
    }
}
