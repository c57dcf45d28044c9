import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// Links in text views, which taps use.
@MainActor @Suite struct TextViewLinkTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var calls: [String] = []

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            calls.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
            return false
        }
    }

    private final class ActionDelegate: NSObject, UITextViewDelegate {
        var links: [URL] = []

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            guard case .link(let url) = textItem.content else { return defaultAction }
            return UIAction { [weak self] _ in self?.links.append(url) }
        }
    }

    private final class EarlierDelegate: NSObject, UITextViewDelegate {
        var links: [URL] = []

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
        ) -> Bool {
            links.append(URL)
            return false
        }
    }

    private let fixture = ViewFixture()
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let url = URL(string: "https://example.com")!

    /// Shows “Read it now” with a link from the sixth letter to the seventh, and taps there.
    private func tapLink(of delegate: any UITextViewDelegate, prepare: () -> Void = {}) {
        let host = fixture.host
        host.withCurrent {
            let text = NSMutableAttributedString(string: "Read it now")
            text.addAttribute(.link, value: url, range: NSRange(location: 5, length: 2))
            view.attributedText = text
            view.isEditable = false
            view.delegate = delegate
            prepare()
            host.window.addSubview(view)
            view.layoutIfNeeded()
        }
        tap(5)
    }

    /// Taps the middle of the letter at a place.
    private func tap(_ place: Int) {
        let host = fixture.host
        let point = host.withCurrent {
            let letters = view.selectionRects(
                for: view.textRange(
                    from: view.position(from: view.beginningOfDocument, offset: place)!,
                    to: view.position(from: view.beginningOfDocument, offset: place + 1)!)!)
            return CGPoint(x: letters[0].rect.midX, y: letters[0].rect.midY)
        }
        host.inputScript = [.tap(at: point, time: host.clock.time + 0.1)]
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
    }

    @Test func aTapAsksWhetherTheLinkIsOpened() {
        let delegate = Delegate()
        tapLink(of: delegate)
        #expect(delegate.calls == ["https://example.com 5+2"])
        tap(1)
        #expect(delegate.calls.count == 1)
    }

    @Test func theMethodsOfOtherSystemsAreCalledToo() {
        let (later, earlier) = (ActionDelegate(), EarlierDelegate())
        tapLink(of: later)
        #expect(later.links == [url])
        tapLink(of: earlier)
        #expect(earlier.links == [url])
    }

    @Test func textThatIsEditedOrNotSelectableHasNoLinksToTap() {
        let delegate = Delegate()
        tapLink(of: delegate) { view.isSelectable = false }
        tapLink(of: delegate) { (view.isSelectable, view.isEditable) = (true, true) }
        #expect(delegate.calls.isEmpty)
    }

    @Test func addressesAndNumbersBecomeLinks() {
        let delegate = Delegate()
        fixture.host.withCurrent {
            view.text = "(www.a.com) or b.org, (408) 555-1234; not c.swift or 2024-01-15."
            view.isEditable = false
            view.delegate = delegate
            view.dataDetectorTypes = [.link, .phoneNumber]
            view.frame.size.width = 1000
            fixture.host.window.addSubview(view)
            view.layoutIfNeeded()
        }
        for place in [3, 16, 24] { tap(place) }
        #expect(delegate.calls == ["http://www.a.com 1+9", "http://b.org 15+5", "tel:4085551234 22+14"])
    }
}
