import Picture
import Testing
import UIKitHost

@testable import UIFoundation

/// Attributed texts from Markdown.
@MainActor @Suite struct MarkdownTests {
    private func parts(_ markdown: String, keepsLines: Bool = false) -> [MarkdownInlines.Part] {
        MarkdownInlines(markdown, keepsLines: keepsLines).parts
    }

    @Test func signsBeyondTheWorkThatIsAllowedCountAsText() {
        let text = String(repeating: "*a ", count: 10_000) + "**b**"
        #expect(parts(text) == [.init(text: text)])
        let deep = String(repeating: "[", count: 200) + "a" + String(repeating: "](b)", count: 200)
        #expect(parts(deep).map(\.text).joined().contains("[[[a](b)](b)](b)"))
    }

    @Test func emphasisBecomesIntents() {
        #expect(
            parts("a *b* __c__ ***d*** ~~e~~ `f*`") == [
                .init(text: "a "), .init(text: "b", intent: .emphasized), .init(text: " "),
                .init(text: "c", intent: .stronglyEmphasized), .init(text: " "),
                .init(text: "d", intent: [.emphasized, .stronglyEmphasized]), .init(text: " "),
                .init(text: "e", intent: .strikethrough), .init(text: " "),
                .init(text: "f*", intent: .code),
            ])
    }

    @Test func emphasisNests() {
        #expect(
            parts("**a *b***") == [
                .init(text: "a ", intent: .stronglyEmphasized),
                .init(text: "b", intent: [.emphasized, .stronglyEmphasized]),
            ])
    }

    @Test func signsWithoutAnEndAreText() {
        #expect(
            parts("2 * 3 * 4, snake_case_name, \\*x\\*, **y") == [
                .init(text: "2 * 3 * 4, snake_case_name, *x*, **y")
            ])
    }

    @Test func linksHaveAddresses() {
        #expect(
            parts("[**a** b](https://c.d \"e\") <https://f.g>") == [
                .init(text: "a", intent: .stronglyEmphasized, link: "https://c.d"),
                .init(text: " b", link: "https://c.d"), .init(text: " "),
                .init(text: "https://f.g", link: "https://f.g"),
            ])
    }

    @Test func lineBreaksStayWhereOptionsSaySo() throws {
        let spaces = try AttributedString(markdown: "a\nb")
        #expect(String(spaces.characters) == "a b")
        let lines = try AttributedString(
            markdown: "a\nb", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(lines.characters) == "a\nb")
        let blocks = try AttributedString(markdown: "# T\n\n- x\n- y")
        #expect(String(blocks.characters) == "Txy")
    }

    @Test func labelsShowIntents() throws {
        let text = try NSAttributedString(markdown: "a **b** `c`")
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        host.withCurrent {
            let defaults = StyledText.Defaults(font: UIFont.systemFont(ofSize: 17).font, color: .black)
            let bold = StyledRun("b", text.attributes(at: 2, effectiveRange: nil), defaults)
            #expect(bold.font.isBold && bold.font.size == 17)
            let code = StyledRun("c", text.attributes(at: 4, effectiveRange: nil), defaults)
            #expect(code.font.design == .monospaced && !code.font.isBold)
        }
        #expect(StyledText.isNeeded(for: text))
    }
}
