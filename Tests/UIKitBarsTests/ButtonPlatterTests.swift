import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The platters, colors and badges of buttons in iOS 26.
@MainActor @Suite struct ButtonPlatterTests {
    private let host = SceneHost(size: CGSize(width: 390, height: 844))
    private let page = UIViewController()

    private func show(_ items: [UIBarButtonItem], look: SystemLook = .iOS26) {
        host.look = look
        page.navigationItem.rightBarButtonItems = items
        host.install(host.withCurrent { UINavigationController(rootViewController: page) })
        host.advance(by: 1.0 / 60)
    }

    private func button(_ symbol: String) -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
    }

    /// Returns the distance of two buttons, the first one on the right.
    private func distance(_ right: UIBarButtonItem, _ left: UIBarButtonItem) -> CGFloat? {
        guard let right = right.shownView, let left = left.shownView else { return nil }
        return host.withCurrent { right.frame.minX - left.frame.maxX }
    }

    /// The number of platters, whose color alone is so little translucent.
    private var platters: Int {
        func platters(_ layer: Layer) -> Int {
            let own = layer.contents.count {
                if case .fill(_, let color) = $0 { abs(color.alpha - 0.9) < 1e-4 } else { false }
            }
            return own + layer.children.map(platters).reduce(0, +)
        }
        return host.picture().layers.map(platters).reduce(0, +)
    }

    @Test func buttonsWithImagesShareAPlatterUnlessTheyRefuse() {
        let (first, second) = host.withCurrent { (button("plus"), button("trash")) }
        show([first, second])
        #expect(distance(first, second) == 8 && platters == 1)
        host.withCurrent { second.sharesBackground = false }
        host.advance(by: 1.0 / 60)
        #expect(distance(first, second) == 12 && platters == 2)
    }

    @Test func aButtonMayLieOnNoPlatter() {
        let (first, second) = host.withCurrent { (button("plus"), button("trash")) }
        host.withCurrent { second.hidesSharedBackground = true }
        show([first, second])
        #expect(distance(first, second) == 12 && platters == 1)
    }

    @Test func aSpacePartsPlatters() {
        let (first, second) = host.withCurrent { (button("plus"), button("trash")) }
        show([first, host.withCurrent { .fixedSpace(0) }, second])
        #expect(distance(first, second) == 12 && platters == 2)
    }

    @Test func aProminentButtonIsTintedAndStandsApart() {
        let (first, second) = host.withCurrent { (button("plus"), button("trash")) }
        host.withCurrent { (first.style, first.tintColor) = (.prominent, .systemGreen) }
        show([first, second])
        #expect(distance(first, second) == 12)
        #expect(first.shownView?.backgroundColor == .systemGreen)
        #expect(UIBarButtonItem.Style.prominent.rawValue == 2)
    }

    @Test(arguments: [(SystemLook.iOS26, ["3"]), (.iOS18, [])])
    func aBadgeIsShownFromIOS26On(_ look: SystemLook, _ expected: [String]) {
        let item = host.withCurrent { button("bell") }
        host.withCurrent { item.badge = .count(3) }
        show([item], look: look)
        #expect(host.picture().texts.map(\.string) == expected)
        host.withCurrent { item.badge = nil }
        host.advance(by: 1.0 / 60)
        #expect(host.picture().texts.isEmpty)
    }

    @Test func aBadgeWithoutTextIsADot() throws {
        let item = host.withCurrent { button("bell") }
        host.withCurrent {
            var badge = UIBarButtonItem.Badge.indicator()
            badge.backgroundColor = .systemPurple
            item.badge = badge
        }
        show([item])
        let shown = try #require(item.shownView)
        let dot = try #require(shown.subviews.last)
        #expect(dot.frame.size == CGSize(width: 10, height: 10) && dot.frame.minY == 2)
        #expect(dot.frame.maxX == shown.bounds.maxX - 2)
        #expect(dot.backgroundColor == .systemPurple && host.picture().texts.isEmpty)
    }
}
