import Foundation
import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Places, cursors and selections in fields and text views.
@MainActor @Suite struct TextInputTests {
    private let fixture = ViewFixture()

    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.text = text
        fixture.host.withCurrent {
            fixture.host.window.addSubview(field)
            field.becomeFirstResponder()
        }
        return field
    }

    @Test func textIsTypedAtTheCursor() throws {
        let field = field("heo")
        try fixture.host.withCurrent {
            let place = try #require(field.position(from: field.beginningOfDocument, offset: 2))
            field.selectedTextRange = field.textRange(from: place, to: place)
            field.insertText("ll")
            #expect(field.text == "hello")
            let cursor = try #require(field.selectedTextRange?.start)
            #expect(field.offset(from: field.beginningOfDocument, to: cursor) == 4)
            field.deleteBackward()
            #expect(field.text == "helo")
            field.text = "new"
            #expect(field.selectedTextRange?.start == field.endOfDocument)
        }
    }

    @Test func typedTextReplacesTheSelectionAndOneDeletionRemovesACharacter() throws {
        let field = field("a👍🏽b")
        try fixture.host.withCurrent {
            field.deleteBackward()
            field.deleteBackward()
            #expect(field.text == "a")
            field.selectedTextRange = field.textRange(
                from: field.beginningOfDocument, to: field.endOfDocument)
            field.insertText("bcd")
            #expect(field.text == "bcd")
            let end = try #require(field.position(from: field.endOfDocument, offset: -1))
            let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
            #expect(field.text(in: range) == "bc")
            field.replace(range, withText: "x")
            #expect(field.text == "xd" && field.position(from: end, offset: 2) == nil)
        }
    }

    @Test func cursorsFollowTheLettersOfAField() throws {
        let field = field("mmmm")
        fixture.host.withCurrent {
            let places = (0...4).compactMap { field.position(from: field.beginningOfDocument, offset: $0) }
            let lefts = places.map { field.caretRect(for: $0).minX }
            #expect(lefts[0] == 0 && zip(lefts, lefts.dropFirst()).allSatisfy { $0 < $1 })
            #expect(field.closestPosition(to: CGPoint(x: lefts[2] + 1, y: 3)) == places[2])
            #expect(field.firstRect(for: field.textRange(from: places[1], to: places[3])!).minX == lefts[1])
        }
    }

    @Test func spacesMoveTheCursor() {
        let field = field("a  ")
        fixture.host.withCurrent {
            let lefts = (0...3).map {
                field.caretRect(for: field.position(from: field.beginningOfDocument, offset: $0)!).minX
            }
            #expect(zip(lefts, lefts.dropFirst()).allSatisfy { $0 < $1 }, "\(lefts)")
        }
    }

    @Test func aFieldWithoutCaretsShowsNone() {
        final class Bare: UITextField {
            override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        }
        let field = Bare(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.accessibilityIdentifier = "field"
        fixture.host.withCurrent {
            fixture.host.window.addSubview(field)
            field.becomeFirstResponder()
        }
        #expect(fixture.host.picture().layer(named: "field")?.contents.isEmpty == true)
    }

    /// Foundation ends the process, or inserts in place of replacing, between the two units of a letter.
    @Test func aPlaceWithinALetterIsThatOfItsBeginningOrEnd() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let field = UITextField(frame: CGRect(x: 0, y: 80, width: 200, height: 40))
        (view.text, field.text) = ("a🎬b", "a🎬b")
        fixture.host.withCurrent {
            for input in [view, field] as [any UITextInput & UIView] {
                fixture.host.window.addSubview(input)
                let carets = (1...2).map {
                    input.caretRect(for: input.position(from: input.beginningOfDocument, offset: $0)!)
                }
                #expect(carets[0] == carets[1] && carets[0].minX > 0)
            }
            view.selectedRange = NSRange(location: 2, length: 0)
            #expect(view.selectedRange == NSRange(location: 1, length: 0))
            view.selectedRange = NSRange(location: 2, length: 1)
            #expect(view.selectedRange == NSRange(location: 1, length: 2))
            view.scrollRangeToVisible(NSRange(location: 2, length: 1))
            view.insertText("x")
            #expect(view.text == "axb")
            view.text = "a🎬b"
            view.selectedRange = NSRange(location: 0, length: 2)
            view.deleteBackward()
            #expect(view.text == "b")
        }
    }

    @Test func aTextViewKnowsPlacesInItsLines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.font = .systemFont(ofSize: 20)
        view.text = "one two three four five six seven"
        fixture.host.withCurrent { fixture.host.window.addSubview(view) }
        fixture.host.withCurrent {
            @MainActor func caret(_ offset: Int) -> CGRect {
                view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
            }
            let (first, last) = (caret(0), caret(33))
            #expect(first.minX == 5 && last.minY > first.maxY + 20)
            // The cursor before a word that begins a line is at the line's start.
            let starts = (1..<33).filter { caret($0).minX == 5 }
            #expect(
                starts.count >= 2 && starts.allSatisfy { [4, 8, 14, 19, 24, 28].contains($0) }, "\(starts)")
            view.selectedRange = NSRange(location: 4, length: 3)
            view.insertText("2")
            #expect(view.text == "one 2 three four five six seven" && view.selectedRange.location == 5)
            view.scrollRangeToVisible(NSRange(location: 30, length: 1))
        }
        fixture.run(1)
        fixture.host.withCurrent {
            #expect(view.contentOffset.y > 0 && abs(view.bounds.maxY - view.contentSize.height) < 1)
        }
    }
}
