import Testing
import UIKitHost
import UIKitTestSupport

/// Refresh controls that code adds as subviews, as it did before iOS 10.
@MainActor @Suite struct RefreshAdditionTests {
    private let host = SceneHost(size: CGSize(width: 200, height: 400))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

    init() {
        view.contentSize = CGSize(width: 200, height: 1000)
        host.withCurrent { [host, view] in host.window.addSubview(view) }
    }

    private func pull() {
        host.inputScript = [
            .pan(along: [CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 390)], from: 0.1, to: 0.6)
        ]
        for _ in 0..<42 { host.advance(by: 1.0 / 60) }
    }

    @Test func aPullTurnsTheControlOn() {
        let control = UIRefreshControl()
        host.withCurrent { view.addSubview(control) }
        #expect(control.bounds.width == 200 && view.refreshControl === control)
        pull()
        #expect(control.isRefreshing && !control.isHidden && control.frame.minY < 0)
    }

    @Test func aControlThatHasLeftIsNotPulled() {
        let control = UIRefreshControl()
        host.withCurrent {
            view.addSubview(control)
            control.removeFromSuperview()
        }
        #expect(view.refreshControl == nil && control.superview == nil)
        pull()
        #expect(!control.isRefreshing)
    }

    @Test func theControlThatCodeHasSetStays() {
        let (first, second) = (UIRefreshControl(), UIRefreshControl())
        host.withCurrent {
            view.refreshControl = first
            view.addSubview(second)
        }
        #expect(view.refreshControl === first)
        host.withCurrent { view.refreshControl = nil }
        #expect(first.superview == nil && second.superview === view)
    }
}
