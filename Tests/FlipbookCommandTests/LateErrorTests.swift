import Foundation
import TestSupport
import Testing

/// Errors that the compiler finds when it generates code.
@Suite(.tags(.process), .serialized) struct LateErrorTests {
    private func check(_ text: String, _ judge: (Flipbook) -> Void) throws {
        try inFolder { folder in
            try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/Own.swift"))
            judge(try Flipbook(["check", "Own.swift"], in: folder, cache: folder + "/cache"))
        }
    }

    @Test func checkFindsAPropertyThatIsNotSet() throws {
        let text = """
            import UIKit
            struct Ball { let radius: CGFloat; init() {} }
            class Own: UIViewController {}
            """
        try check(text) {
            #expect($0.exitCode == 65, "\($0.output)")
            #expect($0.output.contains("without initializing all stored properties"), "\($0.output)")
        }
    }

    @Test func checkAllowsInitializersOfStructuresOfC() throws {
        let text = """
            import UIKit
            extension CGVector { init(_ p: CGPoint) { dx = p.x; dy = p.y } }
            class Own: UIViewController {}
            """
        try check(text) { #expect($0.exitCode == 0, "\($0.output)") }
    }
}
