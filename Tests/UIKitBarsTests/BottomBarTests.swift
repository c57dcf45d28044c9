import Foundation
import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The background of bars at the bottom, which is clear while no content is below them since iOS 15.
@MainActor @Suite struct BottomBarTests {
    private static let gray = Color(red: 249.0 / 255, green: 249.0 / 255, blue: 249.0 / 255, alpha: 0.94)
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private final class Rows: UIViewController {
        let scroll = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(scroll)
        }
    }

    private func fills() -> [Color] {
        func fills(_ layer: Layer) -> [Color] {
            let own = layer.contents.compactMap { content -> Color? in
                if case .fill(_, let color) = content { color } else { nil }
            }
            return own + layer.children.flatMap(fills)
        }
        host.advance(by: 1.0 / 60)
        return host.picture().layers.flatMap(fills)
    }

    private func showTabs(_ child: @autoclosure () -> UIViewController) -> UITabBarController {
        let tabs = host.withCurrent {
            let tabs = UITabBarController()
            tabs.viewControllers = [child()]
            return tabs
        }
        host.install(tabs)
        return tabs
    }

    @Test func aTabBarIsClearWhereNoContentIsBelowIt() {
        _ = showTabs(UIViewController())
        #expect(!fills().contains(Self.gray))
        host.look = .iOS12
        _ = showTabs(UIViewController())
        #expect(fills().contains(Self.gray))
    }

    @Test func aTabBarFollowsTheEndOfTheContent() {
        let rows = host.withCurrent { Rows() }
        let stack = host.withCurrent { UINavigationController(rootViewController: rows) }
        stack.isNavigationBarHidden = true
        let tabs = showTabs(stack)
        #expect(!fills().contains(Self.gray), "no content")
        host.withCurrent { rows.scroll.contentSize = CGSize(width: 320, height: 1000) }
        #expect(fills().contains(Self.gray), "content goes on below the bar")
        let end = 1000 - 568 + rows.scroll.adjustedContentInset.bottom
        #expect(rows.scroll.adjustedContentInset.bottom == 49)
        host.withCurrent { rows.scroll.contentOffset = CGPoint(x: 0, y: end) }
        #expect(!fills().contains(Self.gray), "the content ends above the bar")
        host.withCurrent { rows.scroll.contentOffset.y -= 1 }
        #expect(fills().contains(Self.gray))
        host.withCurrent { stack.pushViewController(UIViewController(), animated: false) }
        #expect(!fills().contains(Self.gray), "a controller without a scroll view")
        host.withCurrent { tabs.tabBar.isTranslucent = false }
        #expect(fills().contains(Self.gray), "an opaque bar is never clear")
    }

    @Test func aTabBarHasAnAppearanceForTheEndOfTheContent() {
        let rows = host.withCurrent { Rows() }
        let tabs = showTabs(rows)
        host.withCurrent {
            tabs.tabBar.standardAppearance.backgroundColor = .red
            let edge = UITabBarAppearance()
            edge.backgroundColor = .blue
            tabs.tabBar.scrollEdgeAppearance = edge
            // The bar has a copy.
            edge.backgroundColor = .green
        }
        #expect(fills().contains(Color(blue: 1)))
        host.withCurrent { rows.scroll.contentSize = CGSize(width: 320, height: 1000) }
        #expect(fills().contains(Color(red: 1)))
    }

    @Test func aToolbarFollowsTheEndOfTheContent() {
        let rows = host.withCurrent { Rows() }
        host.install(
            host.withCurrent {
                rows.toolbarItems = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
                let stack = UINavigationController(rootViewController: rows)
                stack.setToolbarHidden(false, animated: false)
                return stack
            })
        #expect(!fills().contains(Self.gray))
        host.withCurrent { rows.scroll.contentSize = CGSize(width: 320, height: 1000) }
        #expect(fills().contains(Self.gray))
    }

    @Test func contentEndsAboveAnOpaqueBar() {
        let child = host.withCurrent { UIViewController() }
        let tabs = showTabs(child)
        host.advance(by: 1.0 / 60)
        #expect(child.view.frame.height == 568)
        host.withCurrent { tabs.tabBar.isTranslucent = false }
        host.advance(by: 1.0 / 60)
        #expect(child.view.frame.height == 519 && child.view.safeAreaInsets.bottom == 0)
        host.withCurrent {
            child.extendedLayoutIncludesOpaqueBars = true
            tabs.view.setNeedsLayout()
        }
        host.advance(by: 1.0 / 60)
        #expect(child.view.frame.height == 568 && child.view.safeAreaInsets.bottom == 49)
        let stacked = host.withCurrent { UIViewController() }
        let other = showTabs(UINavigationController(rootViewController: stacked))
        host.withCurrent { other.tabBar.isTranslucent = false }
        host.advance(by: 1.0 / 60)
        #expect(stacked.view.frame.height == 519)
    }
}
