import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// Units of texts, and texts that are being composed.
@MainActor @Suite struct TextTokenizerTests {
    private let fixture = ViewFixture()
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

    private func place(_ offset: Int) throws -> UITextPosition {
        try #require(field.position(from: field.beginningOfDocument, offset: offset))
    }

    @Test(arguments: [
        (UITextGranularity.word, 5, "two"), (.word, 0, "One"), (.character, 1, "n"),
        (.sentence, 5, "One two."), (.paragraph, 5, "One two. Three"), (.document, 3, "One two. Three"),
    ])
    func aUnitEnclosesAPlace(unit: UITextGranularity, offset: Int, text: String) throws {
        try fixture.host.withCurrent {
            field.text = "One two. Three"
            let range = field.tokenizer.rangeEnclosingPosition(
                try place(offset), with: unit, inDirection: .storage(.forward))
            let found = try #require(range)
            #expect(field.text(in: found) == text)
        }
    }

    @Test func wordsEndWhereTheirLettersEnd() throws {
        try fixture.host.withCurrent {
            field.text = "One two"
            let tokenizer = field.tokenizer
            let end = try #require(
                tokenizer.position(from: try place(1), toBoundary: .word, inDirection: .storage(.forward)))
            #expect(field.offset(from: field.beginningOfDocument, to: end) == 3)
            #expect(tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.forward)))
            #expect(!tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .storage(.forward)))
        }
    }

    @Test func aComposedTextTakesThePlaceOfTheOneBefore() throws {
        try fixture.host.withCurrent {
            fixture.host.window.addSubview(field)
            field.becomeFirstResponder()
            field.text = "a"
            field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
            field.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
            #expect(field.text == "aka")
            let marked = try #require(field.markedTextRange)
            #expect(field.text(in: marked) == "ka")
            field.unmarkText()
            #expect(field.markedTextRange == nil && field.text == "aka")
            field.insertText("!")
            #expect(field.text == "aka!")
        }
    }

    @Test func aPointIsInACharacter() throws {
        try fixture.host.withCurrent {
            fixture.host.window.addSubview(field)
            field.text = "WWWW"
            let caret = field.caretRect(for: try place(2))
            let range = try #require(
                field.characterRange(at: CGPoint(x: caret.minX + 4, y: caret.midY)))
            #expect(field.offset(from: field.beginningOfDocument, to: range.start) == 2)
            #expect(field.offset(from: range.start, to: range.end) == 1)
            #expect(field.characterRange(at: CGPoint(x: 290, y: caret.midY)) == nil)
        }
    }
}
