import Testing
import UIKitHost
import UIKitTestSupport

/// The room that scroll views leave for bars and notches when their content becomes scrollable.
@MainActor @Suite struct ScrollInsetTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

    init() {
        host.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        host.withCurrent { [host, view] in host.window.addSubview(view) }
        host.advance(by: 1.0 / 60)
    }

    @Test func contentThatBecomesScrollableMovesBelowTheStatusBar() {
        host.withCurrent {
            #expect(view.contentOffset.y == 0)
            #expect(view.adjustedContentInset.top == 0)
            view.contentSize = CGSize(width: 320, height: 2_000)
            #expect(view.contentOffset.y == -20 && view.adjustedContentInset.top == 20)
            view.contentSize.height = 300
            #expect(view.contentOffset.y == 0 && view.adjustedContentInset.top == 0)
        }
    }

    @Test func contentThatIsScrolledStaysWhereItIs() {
        host.withCurrent {
            view.contentOffset.y = 7
            view.contentSize = CGSize(width: 320, height: 2_000)
            #expect(view.contentOffset.y == 7 && view.adjustedContentInset.top == 20)
        }
    }

    @Test func contentThatBouncesMovesBelowTheStatusBar() {
        host.withCurrent {
            view.alwaysBounceVertical = true
            #expect(view.contentOffset.y == -20)
            view.alwaysBounceVertical = false
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test func aZoomThatMakesContentScrollableKeepsItsMiddle() {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        }
        let zoomer = Zoomer()
        host.withCurrent {
            view.delegate = zoomer
            view.addSubview(zoomer.content)
            view.maximumZoomScale = 3
            view.zoomScale = 3
            #expect(view.adjustedContentInset.top == 20)
            #expect(view.contentOffset == CGPoint(x: 320, y: 568))
        }
    }
}
