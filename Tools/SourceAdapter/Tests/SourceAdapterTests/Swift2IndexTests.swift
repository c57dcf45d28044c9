import Testing

@testable import SourceAdapter

/// Indices of texts, and functions of Swift 1 that have the names of methods.
@Suite struct Swift2IndexTests {
    private func renewed(_ text: String, beside other: String = "") -> String {
        let declared = DeclaredNames(in: [text, other].map { SourceText(path: "A.swift", text: $0) })
        return String(Swift2Text("import UIKit; " + text, declared: declared).text.dropFirst(14))
    }

    @Test(arguments: [
        ("s[advance(s.startIndex, 2)]", "s[s.index(s.startIndex, offsetBy: 2)]"),
        ("advance(a.b!.endIndex, -n)", "a.b!.index(a.b!.endIndex, offsetBy: -n)"),
        ("s.startIndex.advancedBy(n + 1)", "s.index(s.startIndex, offsetBy: n + 1)"),
        ("s[s.startIndex.successor()]", "s[s.index(s.startIndex, offsetBy: 1)]"),
        ("s[s.endIndex.predecessor()]", "s[s.index(s.endIndex, offsetBy: -1)]"),
        ("distance(s.startIndex, i)", "s.distance(from: s.startIndex, to: i)"),
        ("advance(next().startIndex, 2)", "advance(next().startIndex, 2)"),
        ("i.advancedBy(2)", "i.advanced(by: 2)"), ("advance(i, 2)", "advance(i, 2)"),
    ])
    func indicesOfTextsAreMovedByThese(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }

    @Test func functionsOfTheUnitsOwnKeepTheirNames() {
        let text = "advance(s.startIndex, 2); distance(a.endIndex, b)"
        let own = "func advance(i: Int, n: Int) {}; func distance(a: Int, b: Int) {}"
        #expect(renewed(text, beside: own) == text)
    }

    @Test func functionsOfSwift1AreNoMethodsOfSwift2() {
        let functions = "sort(&a); sort(&a) { $0 > $1 }; maxElement(a); minElement(a)"
        #expect(renewed(functions) == functions)
        #expect(renewed("a.sort(<); a.maxElement()") == "a.sorted(by: <); a.max()")
    }
}
