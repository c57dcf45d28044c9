import Foundation
import SourceOutline
import Testing

@testable import SourceAdapter

@Suite struct SyntaxHighlighterTests {
    private func pieces(_ kind: SourceToken.Kind, of source: String) -> [String] {
        SyntaxHighlighter.tokens(of: source).filter { $0.kind == kind }.map(\.text)
    }

    @Test func colorsOfSwiftSourceLoseAndChangeNothingOfAnyScene() throws {
        let folder = Repository.root.appendingPathComponent("Scenes")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
        #expect(names.count > 30)
        for name in names {
            let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            #expect(SyntaxHighlighter.tokens(of: source).map(\.text).joined() == source, "\(name)")
        }
    }

    @Test func colorsOfSwiftSourceTellKeywordsTypesMembersNumbersAndAttributesApart() {
        let source = "@Parameter(in: 0...1) var part: CGFloat = 1.5e-3 + .default.self - 0xFF_00"
        #expect(pieces(.attribute, of: source) == ["@Parameter"])
        #expect(pieces(.keyword, of: source) == ["var", "self"])
        #expect(pieces(.type, of: source) == ["CGFloat"])
        #expect(pieces(.number, of: source) == ["0", "1", "1.5e-3", "0xFF_00"])
    }

    @Test func colorsOfSwiftSourceFollowCommentsInOneAnother() {
        let source = "a /* b /* \"c */ let */ d // e \"\nlet"
        #expect(pieces(.comment, of: source) == ["/* b /* \"c */ let */", "// e \""])
        #expect(pieces(.keyword, of: source) == ["let"])
        #expect(pieces(.string, of: source).isEmpty)
    }

    @Test func colorsOfSwiftSourceFollowLiteralsOfSeveralLines() {
        #expect(pieces(.string, of: "\"a \\\" // b\" + 1") == ["\"a \\\" // b\""])
        #expect(pieces(.string, of: "\"\"\"\n\"x\" let\n\"\"\" var") == ["\"\"\"", "\"x\" let", "\"\"\""])
        #expect(pieces(.string, of: "##\"a \"# \\(b)\"## if") == ["\"a \"# \\(b)\""])
        let source = "\"a\\(f(1, \"b\"))c\""
        #expect(pieces(.string, of: source) == ["\"a", "\"b\"", "c\""])
        #expect(pieces(.number, of: source) == ["1"])
    }

    @Test(arguments: ["\"a", "/* /*", "\"\\(", "#", "\"\\", "\"\"\"", "@", "é"])
    func colorsOfSwiftSourceAreThereForWhatIsNotFinishedAsWell(_ source: String) {
        #expect(SyntaxHighlighter.tokens(of: source).map(\.text).joined() == source)
    }
}
