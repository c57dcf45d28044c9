import Testing
import UIKitHost
import UIKitTestSupport

/// The font of text views for which code has set none.
@MainActor @Suite struct TextViewFontTests {
    private let fixture = ViewFixture()

    @Test func theFontIsTheUsualOneOnceThereIsAText() {
        fixture.host.withCurrent {
            let view = UITextView()
            #expect(view.font == nil)
            view.text = "Hello"
            #expect(view.font?.pointSize == 12)
            let size = view.sizeThatFits(CGSize(width: 200, height: 0))
            view.font = view.font
            #expect(view.sizeThatFits(CGSize(width: 200, height: 0)) == size)
            view.text = ""
            #expect(view.font?.pointSize == 12)
        }
    }

    @Test func aFontThatCodeHasSetStays() {
        fixture.host.withCurrent {
            let view = UITextView()
            view.font = .systemFont(ofSize: 20)
            view.text = "Hello"
            #expect(view.font == .systemFont(ofSize: 20))
            view.font = nil
            #expect(view.font?.pointSize == 12)
        }
    }
}
