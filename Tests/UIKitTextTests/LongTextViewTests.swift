import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Text views with more letters than are laid out.
@MainActor @Suite struct LongTextViewTests {
    private let fixture = ViewFixture()

    @Test func longTextsAreShownUpToALimitThatTheWarningNames() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        (view.accessibilityIdentifier, view.text) = ("terms", String(repeating: "ab 😀 ", count: 20_000))
        fixture.host.withCurrent {
            fixture.host.window.addSubview(view)
            view.layoutIfNeeded()
        }
        let height = view.contentSize.height
        fixture.host.withCurrent {
            view.text = String(view.text.unicodeScalars.prefix(50_000))
            view.layoutIfNeeded()
        }
        #expect(height > 1000 && view.contentSize.height == height)
        #expect(
            fixture.host.warnings == [
                "terms: the text has 100000 characters, of which a text view shows the first 50000."
            ])
    }

    @Test func onlyTheShownLettersAreInThePicture() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        (view.accessibilityIdentifier, view.text) = ("terms", String(repeating: "a", count: 60_000))
        fixture.host.withCurrent { fixture.host.window.addSubview(view) }
        let texts = fixture.host.picture().layer(named: "terms")?.contents.compactMap { content in
            if case .text(let text) = content { text.string } else { nil }
        }
        #expect(texts?.map(\.count) == [50_000])
    }

    @Test func attributedTextsAreShownUpToTheSameLimit() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let text = NSMutableAttributedString(
            string: String(repeating: "ab ", count: 20_000), attributes: [.underlineStyle: 1])
        text.append(NSAttributedString(string: "end"))
        (view.accessibilityIdentifier, view.attributedText) = ("terms", text)
        fixture.host.withCurrent {
            fixture.host.window.addSubview(view)
            view.layoutIfNeeded()
        }
        let height = view.contentSize.height
        #expect(view.attributedText.length == 60_003)
        #expect(
            fixture.host.warnings == [
                "terms: the text has 60003 characters, of which a text view shows the first 50000."
            ])
        fixture.host.withCurrent {
            view.attributedText = text.attributedSubstring(from: NSRange(location: 0, length: 50_000))
            view.layoutIfNeeded()
        }
        #expect(height > 1000 && view.contentSize.height == height)
    }

    /// A ruler that notes the texts that it measures.
    private final class NotingRuler: TextMeasurer, @unchecked Sendable {
        private(set) var texts: [String] = []

        func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize {
            texts.append(string)
            return ApproximateTextMeasurer().size(of: string, font: font, width: width, lineLimit: lineLimit)
        }
    }

    @Test func aTextIsMeasuredOnceUntilItChanges() {
        let ruler = NotingRuler()
        let host = SceneHost(size: CGSize(width: 320, height: 568), textRuler: ruler)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = "first"
        host.withCurrent { host.window.addSubview(view) }
        for _ in 0..<3 {
            host.advance(by: 1.0 / 60)
            _ = host.picture()
        }
        #expect(ruler.texts == ["first"])
        host.withCurrent { view.text = "second" }
        host.advance(by: 1.0 / 60)
        _ = host.picture()
        #expect(ruler.texts == ["first", "second"])
    }
}
