import Testing

@testable import SourceAdapter

/// The attributes of texts in Swift 3, whose names were strings.
@Suite struct TextAttributeTests {
    @Test(arguments: ["", "?", "!"])
    func attributesThatAClosureReturnsHaveTheirType(_ mark: String) {
        func adapted(_ text: String) -> String {
            SourceUnit([SourceText(path: "Own.swift", text: text)]).adapted()[0].text
        }
        let value = "\(mark) = { let b = c(); return [NSFontAttributeName: b] }()"
        #expect(
            adapted("let a: [String: AnyObject]\(value)").contains(
                "let a: [NSAttributedString.Key: Any]\(value)"))
        let other = "let a: [String: AnyObject]\(mark) = { return [name: b] }()"
        #expect(adapted(other).contains(other))
    }
}
