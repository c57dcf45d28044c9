import Foundation
import SourceOutline
import Testing

@testable import SourceAdapter

/// Functions whose argument is `Void`, which Swift 3 called without one.
@Suite struct VoidArgumentTests {
    @Test(arguments: [
        ("var a: (Void) -> Void", "var a: () -> Void"),
        ("var a = [String: (Void) -> Void]()", "var a = [String: () -> Void]()"),
        ("var a = [(Int) -> Void]()", "var a = [(Int) -> Void]()"),
    ])
    func functionsOfVoidTakeNoArguments(_ text: String, _ expected: String) {
        let adapted = SourceUnit([SourceText(path: "A.swift", text: text)]).adapted()[0].text
        let line = adapted.components(separatedBy: "\n")[1]
        #expect(line.filter { $0 != " " } == expected.filter { $0 != " " })
    }
}
