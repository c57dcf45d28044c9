import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// Sizes of text views and of their contents.
@MainActor @Suite struct TextViewSizeTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var heights: [CGFloat] = []
        func textViewDidChange(_ textView: UITextView) { heights.append(textView.contentSize.height) }
    }

    private let fixture = ViewFixture()
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    @Test func anEmptyViewIsAsHighAsOneLine() {
        fixture.host.withCurrent {
            view.font = .systemFont(ofSize: 17)
            let (empty, content) = (view.sizeThatFits(CGSize(width: 200, height: 1000)), view.contentSize)
            view.text = "a"
            let line = view.sizeThatFits(CGSize(width: 200, height: 1000))
            #expect(empty == line && content == line && line.height > 16 + 17)
        }
    }

    @Test func anEmptyAttributedTextIsAsHighAsOneLine() {
        fixture.host.withCurrent {
            view.attributedText = NSAttributedString(string: "")
            let empty = view.sizeThatFits(CGSize(width: 200, height: 1000))
            view.attributedText = NSAttributedString(string: "a")
            #expect(empty == view.sizeThatFits(CGSize(width: 200, height: 1000)))
        }
    }

    @Test func theSizeOfTheContentFollowsTheTextBeforeTheNextLayout() {
        fixture.host.withCurrent {
            fixture.host.window.addSubview(view)
            view.layoutIfNeeded()
            view.text = "one two three four"
            let early = view.contentSize
            view.layoutIfNeeded()
            #expect(early == view.contentSize)
            view.frame.size.width = 60
            #expect(view.contentSize.width == 60 && view.contentSize.height > early.height)
        }
    }

    @Test func theDelegateReadsTheSizeOfTheChangedContent() {
        let delegate = Delegate()
        fixture.host.withCurrent {
            fixture.host.window.addSubview(view)
            view.delegate = delegate
            view.becomeFirstResponder()
            view.insertText("a")
            view.insertText("\nb")
            view.layoutIfNeeded()
        }
        #expect(delegate.heights.count == 2 && delegate.heights[0] < delegate.heights[1])
        #expect(delegate.heights.last == view.contentSize.height)
    }
}
