import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Large titles, and content that leaves room for bars.
@MainActor @Suite struct LargeTitleTests {
    private final class Page: UIViewController {
        let scrollView = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Inbox"
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 320, height: 2_000)
            view.addSubview(scrollView)
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let page = Page()

    private func show(prefersLargeTitles: Bool) -> UINavigationController {
        let controller = host.withCurrent { UINavigationController(rootViewController: page) }
        controller.navigationBar.prefersLargeTitles = prefersLargeTitles
        host.install(controller)
        host.advance(by: 1.0 / 60)
        return controller
    }

    private func scroll(to y: CGFloat) {
        host.withCurrent { page.scrollView.contentOffset.y = y }
        host.advance(by: 1.0 / 60)
    }

    @Test func contentBelowTheSafeAreaLeavesTheTitleLarge() {
        final class Below: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let list = UIScrollView()
                list.alwaysBounceVertical = true
                list.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(list)
                NSLayoutConstraint.activate([
                    list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
            }
        }
        let controller = host.withCurrent { UINavigationController(rootViewController: Below()) }
        controller.navigationBar.prefersLargeTitles = true
        host.install(controller)
        for _ in 0..<3 { host.advance(by: 1.0 / 60) }
        #expect(controller.navigationBar.frame.height == 96)
    }

    @Test func theTitlesOfABlackBarAreWhite() throws {
        let controller = show(prefersLargeTitles: true)
        let bar = controller.navigationBar
        host.withCurrent { bar.barStyle = .black }
        host.advance(by: 1.0 / 60)
        func labels(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
        }
        let titles = labels(bar).filter { $0.text == "Inbox" }
        #expect(titles.count == 2 && titles.allSatisfy { $0.textColor == .white })
    }

    @Test func contentBeginsBelowTheBar() {
        let bar = show(prefersLargeTitles: false).navigationBar
        #expect(bar.frame.height == 44)
        #expect(page.scrollView.frame.minY == 0 && page.scrollView.contentOffset.y == -44)
        #expect(page.scrollView.adjustedContentInset.top == 44 && page.scrollView.contentInset.top == 0)
    }

    @Test func aLargeTitleAddsFiftyTwoPoints() {
        let bar = show(prefersLargeTitles: true).navigationBar
        #expect(bar.frame.height == 96 && page.scrollView.contentOffset.y == -96)
        let title = PageText.all(of: host.picture()).first { $0.string == "Inbox" }
        #expect((title?.box.height ?? 0) > 40)
    }

    @Test func theBarFollowsTheContent() {
        let bar = show(prefersLargeTitles: true).navigationBar
        scroll(to: -76)
        #expect(bar.frame.height == 76)
        scroll(to: 100)
        #expect(bar.frame.height == 44)
        #expect(PageText.all(of: host.picture()).map(\.string) == ["Inbox"])
        scroll(to: -126)
        #expect(bar.frame.height == 126)
    }

    /// A finger that scrolls by 20 or 40 of the title's 52 points, rests and is lifted.
    @Test(arguments: [(30.0, -96.0), (50, -44)])
    func aTitleSeenByHalfIsShownOrHidden(_ way: Double, _ expected: Double) {
        let bar = show(prefersLargeTitles: true).navigationBar
        let points = [(300.0, 0.2), (300 - way, 0.7), (300 - way, 1)].map {
            (point: CGPoint(x: 160, y: $0.0), time: $0.1)
        }
        host.inputScript = [.pan(through: points)]
        for _ in 0..<180 { host.advance(by: 1.0 / 60) }
        #expect(page.scrollView.contentOffset.y == expected && bar.frame.height == -expected)
    }

    @Test func titlesOfIOS26SwapWithoutAFade() throws {
        host.look = .iOS26
        let bar = show(prefersLargeTitles: true).navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 10, width: 320, height: 106))
        #expect(page.scrollView.contentOffset.y == -116)
        func opacity() throws -> CGFloat {
            try #require(bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Inbox" }).alpha
        }
        scroll(to: -65)
        #expect(try opacity() == 0 && bar.frame.height == 55)
        scroll(to: -64)
        #expect(try opacity() == 1 && bar.frame.height == 54)
    }

    @Test func aPhoneOnItsSideShowsNoLargeTitle() {
        let host = SceneHost(size: CGSize(width: 667, height: 375))
        let controller = UINavigationController(rootViewController: page)
        controller.navigationBar.prefersLargeTitles = true
        host.install(controller)
        host.advance(by: 1.0 / 60)
        #expect(controller.navigationBar.frame.height == 32)
    }

    /// The heights of UIKit until iOS 18: on phones on their side, small and large, and on tablets, where a
    /// large title adds 52 points as everywhere.
    @Test(arguments: [
        (CGSize(width: 568, height: 320), 32.0, 32.0), (CGSize(width: 896, height: 414), 44, 44),
        (CGSize(width: 768, height: 1024), 50, 102),
    ])
    func barsHaveTheHeightOfTheirScreens(_ size: CGSize, _ small: Double, _ large: Double) {
        for prefersLargeTitles in [false, true] {
            let host = SceneHost(size: size)
            let controller = host.withCurrent {
                UINavigationController(rootViewController: UIViewController())
            }
            controller.navigationBar.prefersLargeTitles = prefersLargeTitles
            host.install(controller)
            host.advance(by: 1.0 / 60)
            let height = controller.navigationBar.frame.height
            #expect(height == CGFloat(prefersLargeTitles ? large : small))
        }
    }

    /// The heights of iOS 26.1 on an iPhone SE.
    @Test(arguments: [
        (UIContentSizeCategory.large, 106.0), (.extraExtraExtraLarge, 108), (.accessibilityLarge, 115.5),
    ])
    func largeTitlesFollowTheSizeOfTexts(_ category: UIContentSizeCategory, _ height: Double) {
        host.look = .iOS26
        let controller = show(prefersLargeTitles: true)
        host.withCurrent { controller.traitOverrides.preferredContentSizeCategory = category }
        host.advance(by: 1.0 / 60)
        #expect(controller.navigationBar.frame.height == CGFloat(height))
    }

    @Test func aControllerRefusesALargeTitle() {
        page.navigationItem.largeTitleDisplayMode = .never
        #expect(show(prefersLargeTitles: true).navigationBar.frame.height == 44)
    }

    @Test func contentOfAnOpaqueBarBeginsBelowIt() {
        let controller = UINavigationController(rootViewController: page)
        controller.navigationBar.isTranslucent = false
        host.install(controller)
        host.advance(by: 1.0 / 60)
        #expect(page.view.frame == CGRect(x: 0, y: 44, width: 320, height: 524))
        #expect(page.scrollView.contentOffset.y == 0)
    }

    @Test func aScrollViewThatNeverAdjustsLiesBelowTheBar() {
        page.scrollView.contentInsetAdjustmentBehavior = .never
        _ = show(prefersLargeTitles: false)
        #expect(page.scrollView.contentOffset.y == 0 && page.scrollView.adjustedContentInset == .zero)
    }

    @Test func viewsInAScrollViewHaveNoSafeAreaOfTheirOwn() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        page.loadViewIfNeeded()
        page.scrollView.addSubview(view)
        _ = show(prefersLargeTitles: false)
        #expect(host.withCurrent { view.safeAreaInsets } == .zero)
    }
}
