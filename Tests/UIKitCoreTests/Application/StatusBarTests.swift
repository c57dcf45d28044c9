import Testing
import UIKitHost
import UIKitTestSupport

/// The inset of the status bar, and controllers that hide it.
@MainActor @Suite struct StatusBarTests {
    private final class Page: UIViewController {
        var hides = false
        override var prefersStatusBarHidden: Bool { hides }
    }

    private let host = SceneHost(size: CGSize(width: 375, height: 667))

    private func top(of page: Page) -> CGFloat { host.withCurrent { page.view.safeAreaInsets.top } }

    private func show(top: CGFloat, _ controller: (Page) -> UIViewController) -> Page {
        host.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
        let page = host.withCurrent { Page() }
        page.hides = true
        host.install(host.withCurrent { controller(page) })
        host.advance(by: 1.0 / 60)
        return page
    }

    @Test func aHiddenBarLeavesNoInsetWithoutANotch() {
        let page = show(top: 20) { $0 }
        #expect(top(of: page) == 0)
        host.withCurrent {
            #expect(UIApplication.shared.statusBarFrame == .zero)
            page.hides = false
            page.setNeedsStatusBarAppearanceUpdate()
            #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
        }
        #expect(top(of: page) == 20)
    }

    @Test func aNotchKeepsItsInset() {
        #expect(top(of: show(top: 47) { $0 }) == 47)
    }

    @Test func theControllerOfAStackDecides() {
        let page = show(top: 20) { UINavigationController(rootViewController: $0) }
        #expect(top(of: page) == 44)
    }

    @Test func aControllerThatCoversTheScreenDecides() {
        let page = show(top: 20) { $0 }
        host.withCurrent {
            let other = Page()
            other.modalPresentationStyle = .fullScreen
            page.present(other, animated: false)
            #expect(other.view.safeAreaInsets.top == 20)
            page.dismiss(animated: false)
        }
        host.advance(by: 1.0 / 60)
        #expect(top(of: page) == 0)
    }
}
