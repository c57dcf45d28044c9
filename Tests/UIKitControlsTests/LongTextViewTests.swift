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
}
