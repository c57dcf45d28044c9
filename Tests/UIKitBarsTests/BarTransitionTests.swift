import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The contents of bars during a transition of their stack.
@MainActor @Suite struct BarTransitionTests {
    private final class Page: UIViewController {
        /// The closure to call before the view appears.
        var willAppear: (() -> Void)?

        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            willAppear?()
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let first = Page("A")
    private let second = Page("B")
    private let stack: UINavigationController
    /// A delegate with an animator that the driver holds.
    private let delegate = SlideDelegate(Log())
    private let driver = UIPercentDrivenInteractiveTransition()

    init() {
        stack = UINavigationController(rootViewController: first)
        delegate.driver = driver
    }

    private var bar: UINavigationBar { stack.navigationBar }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// Pushes the second controller, and holds the transition in the middle.
    private func pushHalfway() {
        stack.delegate = delegate
        begin { stack.pushViewController(second, animated: true) }
        host.withCurrent { driver.update(0.5) }
        run(1.0 / 60)
    }

    /// Performs changes and begins their transition, which would wait for the next layout.
    private func begin(_ changes: () -> Void) {
        host.withCurrent {
            changes()
            _ = stack.transitionCoordinator
        }
    }

    private func finish() {
        host.withCurrent { driver.finish() }
        run(1.2)
    }

    /// The opacities and the middles of the texts with a string, those in the back first.
    private func shown(_ string: String) -> [(opacity: CGFloat, x: CGFloat)] {
        func all(_ layer: Layer, _ outer: CGAffineTransform, _ opacity: CGFloat) -> [(CGFloat, CGFloat)] {
            let (map, opacity) = (layer.transform.concatenating(outer), opacity * layer.opacity)
            let own = layer.contents.compactMap { content -> (CGFloat, CGFloat)? in
                guard case .text(let text) = content, text.string == string else { return nil }
                return (opacity, text.frame.applying(map).midX)
            }
            return own + layer.children.flatMap { all($0, map, opacity) }
        }
        return host.picture().layers.flatMap { all($0, .identity, 1) }.map { (opacity: $0.0, x: $0.1) }
    }

    private func opacities(_ string: String) -> [CGFloat] { shown(string).map(\.opacity) }

    private func isHalf(_ string: String) -> Bool {
        let all = opacities(string)
        return all.count == 1 && isNear(all.first, 0.5, within: 0.001)
    }

    // MARK: Titles

    @Test func halfwayThroughAPushBothTitlesAreSeen() throws {
        host.install(stack)
        run(1.0 / 60)
        pushHalfway()
        #expect(bar.topItem === second.navigationItem && bar.items?.count == 2)
        #expect(isHalf("A") && isHalf("B") && isHalf(" A"))
        // The old title is on its way to the back button, the new one on that from the right edge.
        let (old, new) = (try #require(shown("A").first).x, try #require(shown("B").first).x)
        #expect(old > 60 && old < 140 && isNear(new, 240, within: 0.1))
        finish()
        #expect(opacities("A").isEmpty && opacities("B") == [1] && opacities(" A") == [1])
        #expect(isNear(shown("B").first?.x, 160, within: 1e-6))
    }

    @Test func titlesFadeAlongTheSpringThatMovesTheViews() throws {
        host.install(stack)
        begin { stack.pushViewController(second, animated: true) }
        run(0.1)
        let (old, new) = (try #require(opacities("A").first), try #require(opacities("B").first))
        let angle = 0.1 * (1000.0 / 3).squareRoot()
        #expect(isNear(old, CGFloat((1 + angle) * exp(-angle)), within: 0.002) && isNear(old + new, 1))
        run(0.5)
        #expect(opacities("A").isEmpty && opacities("B") == [1])
    }

    @Test func aSwipeThatIsCanceledRestoresTheBar() throws {
        host.install(stack)
        host.withCurrent { stack.setViewControllers([first, second], animated: false) }
        run(0.1)
        let (before, views) = (host.picture(), bar.subviews)
        let now = host.clock.time
        host.inputScript = [
            .pan(along: [CGPoint(x: 2, y: 300), CGPoint(x: 80, y: 300)], from: now + 0.1, to: now + 2.1)
        ]
        run(1.1)
        // A fifth of the width is 64 points; the finger is in the middle of its way of 78 points.
        let (old, new) = (try #require(opacities("B").first), try #require(opacities("A").first))
        #expect(isNear(new, 39.0 / 320, within: 0.01) && isNear(old + new, 1))
        #expect(bar.topItem === first.navigationItem)
        run(2)
        #expect(bar.topItem === second.navigationItem && bar.items?.count == 2)
        #expect(opacities("A").isEmpty && opacities("B") == [1] && opacities(" A") == [1])
        #expect(isNear(shown("B").first?.x, 160, within: 1e-6) && bar.subviews.count == views.count)
        #expect(before.texts.map(\.frame) == host.picture().texts.map(\.frame))
    }

    @Test func aLargeTitleLeavesWhileTheBarBecomesLower() throws {
        bar.prefersLargeTitles = true
        second.navigationItem.largeTitleDisplayMode = .never
        host.install(stack)
        run(1.0 / 60)
        #expect(bar.frame.height == 96)
        pushHalfway()
        let height = host.withCurrent { bar.layer.presentation()?.bounds.height }
        #expect(isNear(height, 70, within: 0.1) && bar.frame.height == 44)
        #expect(isHalf("A") && isHalf("B"))
        finish()
        #expect(opacities("A").isEmpty && opacities("B") == [1])
    }

    // MARK: Buttons and colors

    @Test func buttonsFadeInPlaceAndSharedOnesStay() throws {
        func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        }
        host.withCurrent {
            let shared = item("Keep")
            first.navigationItem.rightBarButtonItems = [shared, item("Edit")]
            second.navigationItem.rightBarButtonItems = [shared, item("Share")]
        }
        host.install(stack)
        run(1.0 / 60)
        let place = try #require(shown("Keep").first).x
        pushHalfway()
        #expect(isHalf("Edit") && isHalf("Share"))
        #expect(opacities("Keep") == [1] && isNear(shown("Keep").first?.x, place, within: 1e-6))
        finish()
        #expect(opacities("Edit").isEmpty && opacities("Share") == [1] && opacities("Keep") == [1])
    }

    @Test func theColorOfTheBarChangesWithTheTransition() {
        first.willAppear = { [bar] in bar.barTintColor = .red }
        second.willAppear = { [bar] in bar.barTintColor = .blue }
        host.install(stack)
        run(1.0 / 60)
        func hasFill(_ red: CGFloat, _ blue: CGFloat) -> Bool {
            func isFilled(_ layer: Layer) -> Bool {
                layer.contents.contains {
                    guard case .fill(_, let color) = $0 else { return false }
                    return isNear(CGFloat(color.red), red, within: 0.001)
                        && isNear(CGFloat(color.blue), blue, within: 0.001)
                        && color.green == 0 && color.alpha == 1
                } || layer.children.contains(where: isFilled)
            }
            return host.picture().layers.contains(where: isFilled)
        }
        #expect(hasFill(1, 0))
        pushHalfway()
        #expect(hasFill(0.5, 0.5) && !hasFill(1, 0) && !hasFill(0, 1))
        finish()
        #expect(hasFill(0, 1) && !hasFill(1, 0))
    }

    // MARK: Bars that leave

    @Test func aBarThatIsHiddenLeavesWithTheContent() {
        second.willAppear = { [stack] in stack.setNavigationBarHidden(true, animated: true) }
        host.install(stack)
        run(1.0 / 60)
        pushHalfway()
        let layer = host.withCurrent { bar.layer.presentation() }
        #expect(isNear(layer?.frame.minX, -160, within: 0.1) && layer?.frame.minY == 0)
        #expect(opacities("A") == [1] && opacities("B").isEmpty)
        finish()
        #expect(bar.alpha == 0 && bar.frame.maxY < 0)
    }

    @Test func theTabBarFollowsAPopThatIsDriven() {
        second.hidesBottomBarWhenPushed = true
        let tabs = host.withCurrent {
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            return tabs
        }
        host.install(tabs)
        host.withCurrent { stack.setViewControllers([first, second], animated: false) }
        run(1.0 / 60)
        func left() -> CGFloat? { host.withCurrent { tabs.tabBar.layer.presentation()?.frame.minX } }
        #expect(left() == -320)
        stack.delegate = delegate
        begin { _ = stack.popViewController(animated: true) }
        host.withCurrent { driver.update(0.5) }
        run(1.0 / 60)
        #expect(isNear(left(), -160, within: 0.1))
        host.withCurrent { driver.cancel() }
        run(0.8)
        #expect(left() == -320)
    }

    @Test func entriesOfAToolbarFade() {
        func items(_ title: String) -> [UIBarButtonItem] {
            [UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)]
        }
        host.withCurrent {
            first.toolbarItems = items("Sort")
            stack.isToolbarHidden = false
        }
        host.install(stack)
        run(0.1)
        host.withCurrent { first.setToolbarItems(items("Share"), animated: true) }
        run(0.15)
        #expect(isNear(opacities("Sort").first, 0.5, within: 0.02))
        #expect(isNear(opacities("Share").first, 0.5, within: 0.02))
        run(0.2)
        #expect(opacities("Sort").isEmpty && opacities("Share") == [1])
    }
}
