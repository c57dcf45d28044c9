import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Bars above and below content that code scrolls.
@MainActor @Suite struct ScrolledBarTests {
    private final class Page: UIViewController {
        let scroll = UIScrollView()

        override func loadView() {
            scroll.contentSize = CGSize(width: 320, height: 2000)
            view = scroll
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// The middles of the texts.
    private var places: [String: CGPoint] {
        func all(_ layer: Layer, _ outer: CGAffineTransform) -> [(String, CGPoint)] {
            let map = layer.transform.concatenating(outer)
            let own = layer.contents.compactMap { content -> (String, CGPoint)? in
                guard case .text(let text) = content else { return nil }
                let frame = text.frame.applying(map)
                return (text.string, CGPoint(x: frame.midX, y: frame.midY))
            }
            return own + layer.children.flatMap { all($0, map) }
        }
        let texts = host.picture().layers.flatMap { all($0, .identity) }
        return Dictionary(texts, uniquingKeysWith: { _, last in last })
    }

    @Test(arguments: [false, true]) func anAnimationThatScrollsLeavesTheButtonsInPlace(hasLooks: Bool) {
        let page = host.withCurrent { Page() }
        let root = host.withCurrent { UIViewController() }
        let stack = host.withCurrent { UINavigationController(rootViewController: root) }
        host.withCurrent {
            root.title = "Notes"
            page.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
            stack.isToolbarHidden = false
            guard hasLooks else { return }
            stack.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
            stack.toolbar.scrollEdgeAppearance = UIToolbarAppearance()
        }
        host.install(stack)
        host.withCurrent { stack.pushViewController(page, animated: false) }
        run(0.1)
        host.withCurrent { page.scroll.contentOffset.y = 200 }
        run(0.1)
        let before = places
        #expect(before["Sort"] != nil && before.keys.contains { $0.hasSuffix("Notes") })
        let ends = host.withCurrent {
            let insets = page.scroll.adjustedContentInset
            return [-insets.top, 2000 - 568 + insets.bottom]
        }
        for end in ends {
            host.withCurrent { UIView.animate(withDuration: 1) { page.scroll.contentOffset.y = end } }
            run(0.5)
            #expect(places == before)
            run(0.6)
        }
    }
}
