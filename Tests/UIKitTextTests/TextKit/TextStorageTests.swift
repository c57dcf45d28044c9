import Testing
import UIKitHost

/// The texts of text views as values that change.
@MainActor @Suite struct TextStorageTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 480))
    private let key = NSAttributedString.Key("own")

    /// A delegate that notes changes and marks digits.
    private final class Marker: NSTextStorageDelegate {
        var changes: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            changes.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
            for (index, letter) in textStorage.string.enumerated() where letter.isNumber {
                textStorage.addAttribute(
                    .foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
            }
        }
    }

    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = text
        return view
    }

    @Test func theStorageOfATextViewFollowsItsText() {
        host.withCurrent {
            let view = view("before")
            let storage = view.textStorage
            #expect(storage.string == "before" && storage === view.textStorage)
            view.text = "after"
            #expect(storage.string == "after")
            view.attributedText = NSAttributedString(string: "own", attributes: [key: 1])
            #expect(storage.string == "own" && storage.attribute(key, at: 0, effectiveRange: nil) != nil)
        }
    }

    @Test func theTextViewShowsChangesOfItsStorage() {
        host.withCurrent {
            let view = view("one")
            view.textStorage.append(NSAttributedString(string: " two"))
            #expect(view.text == "one two")
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
            #expect(view.text == "1 two" && view.selectedRange.location <= 5)
            view.textStorage.addAttribute(
                .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
            let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
            #expect(color as? UIColor == .red)
            view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 2))
            #expect(view.text == "two")
        }
    }

    @Test func delegatesMarkWhatIsTyped() {
        host.withCurrent {
            let (view, marker) = (view(""), Marker())
            view.textStorage.delegate = marker
            view.insertText("a1")
            #expect(marker.changes == ["3 0 2 2"])
            let color = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil)
            #expect(color as? UIColor == .red && view.text == "a1")
        }
    }

    @Test func groupsOfChangesAreProcessedAtTheirEnd() {
        host.withCurrent {
            let (storage, marker) = (NSTextStorage(string: "abc"), Marker())
            storage.delegate = marker
            storage.beginEditing()
            storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
            storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "")
            #expect(marker.changes == [] && storage.editedMask == .editedCharacters)
            storage.endEditing()
            #expect(marker.changes == ["2 0 3 0"] && storage.editedMask == [])
            storage.removeAttribute(key, range: NSRange(location: 0, length: 3))
            #expect(marker.changes.last == "1 0 3 0" && storage.string == "xyb")
        }
    }

    @Test func aTextViewShowsTheTextOfItsContainer() {
        host.withCurrent {
            let storage = NSTextStorage(string: "given")
            let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            let view = UITextView(frame: frame, textContainer: container)
            #expect(view.text == "given" && view.textStorage === storage && view.layoutManager === manager)
            #expect(view.textContainer === container && container.size.width == 200)
            storage.append(NSAttributedString(string: "!"))
            #expect(view.text == "given!")
        }
    }

    @Test func aTextViewShowsTheStorageThatTakesThePlaceOfItsOwn() {
        host.withCurrent {
            let view = view("before")
            let (old, new) = (view.textStorage, NSTextStorage(string: "new"))
            old.removeLayoutManager(view.layoutManager)
            new.addLayoutManager(view.layoutManager)
            #expect(view.text == "new" && view.textStorage === new)
            old.append(NSAttributedString(string: "!"))
            new.append(NSAttributedString(string: "?"))
            #expect(view.text == "new?")
        }
    }

    @Test func theLayoutOfATextViewIsThatOfItsLines() {
        host.withCurrent {
            let view = view("some words that break into several lines of text")
            view.font = .systemFont(ofSize: 20)
            let used = view.layoutManager.usedRect(for: view.textContainer)
            let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height - 16
            #expect(abs(used.height - height) <= 1 && used.height > 40)
            let range = NSRange(location: 5, length: 1)
            let box = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
            let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 5)!)
            #expect(abs(box.minX - caret.minX) < 1)
        }
    }
}
