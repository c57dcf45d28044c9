import Foundation
import SourceOutline
import Testing

@testable import SourceAdapter

/// Blocks of Objective-C, which Linux lacks.
@Suite struct BlockTests {
    /// Returns the adapted lines of a text, without the directive in front and the code behind.
    private func lines(_ text: String) -> [String] {
        SourceUnit([SourceText(path: "Own.swift", text: text)]).adapted()[0].text
            .components(separatedBy: "\n#sourceLocation(file: \"<")[0]
            .components(separatedBy: "\n").dropFirst().map { $0 }
    }

    @Test func blocksOfObjectiveCBecomeClosures() {
        #expect(
            lines("func a(b: @convention(block) () -> Void) {}") == [
                "func a(b:                    () -> Void) {}"
            ])
        #expect(lines("let a: @convention(c) () -> Void = b") == ["let a: @convention(c) () -> Void = b"])
    }

    @Test(arguments: [("CGPathElement", "$0.pointee"), ("UnsafePointer<CGPathElement>", "$0")])
    func blocksThatGetTheElementsOfAPathAreCalledWithEach(_ type: String, _ element: String) {
        let text = """
            extension CGPath {
                func forEach(body: @escaping @convention(block) (\(type)) -> Void) {
                    typealias Body = @convention(block) (\(type)) -> Void
                    let callback: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = {
                        (info, element) in unsafeBitCast(info, to: Body.self)(element.pointee)
                    }
                    let pointer = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
                    self.apply(info: pointer, function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
                }
            }
            """
        let adapted = lines(text)
        #expect(adapted[2] == "        self.applyWithBlock { body(\(element)) }")
        #expect(adapted.count == text.split(separator: "\n").count)
        #expect(!adapted.joined().contains("@convention") && !adapted.joined().contains("unsafeBitCast"))
    }
}
