import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UINavigationControllerTests {
    /// A controller that records the calls that it gets.
    private final class Page: UIViewController {
        let log: Log

        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { log("\(title ?? "") will appear") }
        override func viewDidAppear(_ animated: Bool) { log("\(title ?? "") did appear") }
        override func viewWillDisappear(_ animated: Bool) { log("\(title ?? "") will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log("\(title ?? "") did disappear") }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let log = Log()

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private var texts: [String] { PageText.all(of: host.picture()).map(\.string) }

    @Test func theButtonsOfAPresentedBarHaveTheirSizeFromTheStart() {
        let (root, page) = (UIViewController(), Page("Languages", log))
        host.install(root)
        host.withCurrent {
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Medium", style: .plain, target: nil, action: nil)
            root.present(UINavigationController(rootViewController: page), animated: true)
        }
        run(0.1)
        #expect(texts.contains("Medium"))
        func buttons(_ view: UIView) -> [UIButton] {
            view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
        }
        let bar = page.navigationController?.navigationBar
        let widths = host.withCurrent {
            bar.map(buttons)?.map { ($0.bounds.width, $0.layer.presentation()?.bounds.width) } ?? []
        }
        #expect(widths.count == 1 && widths.allSatisfy { $0.0 > 20 && $0.0 == $0.1 })
    }

    @Test func aPopDuringThePushShowsThePageBelowAgain() {
        let (first, second) = (Page("First", log), Page("Second", log))
        let controller = UINavigationController(rootViewController: first)
        host.install(controller)
        host.withCurrent { controller.pushViewController(second, animated: true) }
        run(0.2)
        host.withCurrent { _ = controller.popViewController(animated: true) }
        run(1)
        #expect(first.view.window != nil && second.view.superview == nil)
        #expect(first.view.center == controller.view.center)
        #expect(texts == ["First"])
    }

    @Test func aPushSlidesInAndIsToldInOrder() {
        let (first, second) = (Page("First", log), Page("Second", log))
        let controller = UINavigationController(rootViewController: first)
        host.install(controller)
        #expect(log.entries == ["First will appear", "First did appear"])
        #expect(texts == ["First"])
        log.entries = []
        host.withCurrent {
            controller.pushViewController(second, animated: true)
            // The change begins with the next layout, or as soon as its coordinator is asked for.
            _ = controller.transitionCoordinator
        }
        run(0.1)
        #expect(log.entries == ["First will disappear", "Second will appear"])
        // The rest of the way of a critically damped spring of mass 3 and stiffness 1000.
        let angle = 0.1 * (1000.0 / 3).squareRoot()
        let seen = host.withCurrent { second.view.layer.presentation()!.position.x }
        #expect(abs(seen - 160 - 320 * (1 + angle) * exp(-angle)) < 0.01)
        run(0.45)
        #expect(log.entries.suffix(2) == ["First did disappear", "Second did appear"])
        #expect(host.withCurrent { second.view.layer.presentation()!.position.x } == 160)
        #expect(first.view.superview == nil && second.navigationController === controller)
        #expect(Set(texts) == [" First", "Second"])
    }

    @Test func theBackButtonAndTheLeftEdgeLeadBack() {
        let pages = ["A", "B", "C"].map { Page($0, log) }
        let controller = UINavigationController(rootViewController: pages[0])
        host.install(controller)
        host.withCurrent {
            controller.setViewControllers(pages, animated: false)
        }
        host.inputScript = [
            .tap(at: CGPoint(x: 20, y: 22), time: 0.1),
            .pan(along: [CGPoint(x: 5, y: 300), CGPoint(x: 200, y: 300)], from: 1, to: 1.3),
        ]
        run(0.8)
        #expect(controller.viewControllers.map { $0.title } == ["A", "B"])
        #expect(pages[2].parent == nil)
        run(1.2)
        #expect(controller.topViewController === pages[0])
        host.withCurrent { #expect(controller.popViewController(animated: true) == nil) }
    }

    @Test(arguments: [CGFloat(2), 42])
    func theBackButtonIsAsHighAsTheBar(_ y: CGFloat) {
        let controller = UINavigationController(rootViewController: Page("First", log))
        controller.pushViewController(Page("Second", log), animated: false)
        host.install(controller)
        host.inputScript = [.tap(at: CGPoint(x: 20, y: y), time: 0.1)]
        run(0.8)
        #expect(controller.topViewController?.title == "First")
    }

    /// The frame of the bar of iOS 26.1, the middle of its title and the upper safe area of its content: on
    /// an iPhone 16, an iPad, an iPhone SE with and without a status bar, and one on its side.
    @Test(arguments: [
        (CGSize(width: 393, height: 852), CGFloat(59), CGFloat(59)),
        (CGSize(width: 820, height: 1180), 32, 32), (CGSize(width: 375, height: 667), 20, 20),
        (CGSize(width: 375, height: 667), 0, 10), (CGSize(width: 667, height: 375), 0, 24),
    ])
    func theBarOfIOS26BeginsBelowTheStatusBar(_ size: CGSize, _ safeArea: CGFloat, _ top: CGFloat) throws {
        let host = SceneHost(size: size)
        host.look = .iOS26
        host.safeAreaInsets = UIEdgeInsets(top: safeArea, left: 0, bottom: 0, right: 0)
        let page = Page("Page", log)
        let controller = host.withCurrent { UINavigationController(rootViewController: page) }
        host.install(controller)
        host.advance(by: 1.0 / 60)
        let bar = controller.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: top, width: size.width, height: 54))
        let title = try #require(PageText.all(of: host.picture()).first { $0.string == "Page" })
        #expect(abs(title.box.midY - top - 22) < 1)
        #expect(host.withCurrent { page.view.safeAreaInsets.top } == top + 54)
    }

    /// Until iOS 18, too, the bar begins below the status bar; its background reaches to the screen's edge.
    @Test func theBarBeginsBelowTheStatusBarAndIsDrawnBehindIt() {
        let host = SceneHost(size: CGSize(width: 393, height: 852))
        host.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let page = Page("Page", log)
        let controller = host.withCurrent { UINavigationController(rootViewController: page) }
        let bar = controller.navigationBar
        bar.barTintColor = .red
        host.install(controller)
        host.advance(by: 1.0 / 60)
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        func boxes(_ layer: Layer) -> [CGRect] {
            let own = layer.contents.compactMap { content -> CGRect? in
                if case .fill(.rectangle(let box), _) = content { return box }
                return nil
            }
            return own + layer.children.flatMap(boxes)
        }
        let background = CGRect(x: 0, y: -59, width: 393, height: 103)
        #expect(host.picture().layers.flatMap(boxes).contains(background))
    }

    @Test func theBarSlidesInTheDocumentedTime() {
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }

    @Test func anEmptyStackShowsAChildThatIsAdded() {
        let page = Page("Page", log)
        let stack = host.withCurrent {
            let stack = UINavigationController()
            stack.addChild(page)
            return stack
        }
        host.install(stack)
        host.advance(by: 1.0 / 60)
        #expect(stack.viewControllers == [page] && host.withCurrent { page.view.window } != nil)
        #expect(PageText.all(of: host.picture()).contains { $0.string == "Page" })
    }

    /// The tabs lay out their stack when they load their view, which is in no window yet.
    @Test func theBarOfAStackInTabsBeginsBelowTheStatusBar() {
        let host = SceneHost(size: CGSize(width: 393, height: 852))
        host.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let (tabs, stack) = host.withCurrent {
            let stack = UINavigationController(rootViewController: Page("Page", log))
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            return (tabs, stack)
        }
        host.install(tabs)
        host.advance(by: 1.0 / 60)
        #expect(stack.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    }

    /// A bar that is not translucent has its color behind an empty image, too.
    @Test(arguments: [true, false]) func anEmptyImageClearsATranslucentBar(_ isTranslucent: Bool) {
        let controller = host.withCurrent { UINavigationController(rootViewController: Page("Page", log)) }
        host.withCurrent {
            controller.navigationBar.barTintColor = .red
            controller.navigationBar.setBackgroundImage(UIImage(), for: .default)
            controller.navigationBar.isTranslucent = isTranslucent
        }
        host.install(controller)
        host.advance(by: 1.0 / 60)
        func fills(_ layer: Layer) -> [Color] {
            let own = layer.contents.compactMap { content -> Color? in
                if case .fill(_, let color) = content { return color }
                return nil
            }
            return own + layer.children.flatMap(fills)
        }
        let colors = host.picture().layers.flatMap(fills)
        #expect(colors.contains(Color(red: 1, green: 0, blue: 0)) == !isTranslucent)
    }

    @Test func barButtonsCallTheirTargets() {
        let page = Page("Page", log)
        @MainActor final class Receiver: NSObject {
            var senders: [String] = []
            func save(_ sender: UIBarButtonItem) { senders.append(sender.title ?? "") }
        }
        let receiver = Receiver()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save", style: .done, target: receiver, action: Selector(Receiver.save(_:)))
        host.install(UINavigationController(rootViewController: page))
        host.inputScript = [.tap(at: CGPoint(x: 285, y: 22), time: 0.1)]
        run(0.4)
        #expect(receiver.senders == ["Save"])
        #expect(Set(texts) == ["Page", "Save"])
    }

    @Test func tabsShowTheirControllers() {
        let pages = ["One", "Two"].map { Page($0, log) }
        let controller = UITabBarController()
        controller.viewControllers = pages
        host.install(controller)
        #expect(pages[0].view.window != nil && pages[1].viewIfLoaded == nil)
        host.inputScript = [.tap(at: CGPoint(x: 240, y: 545), time: 0.1)]
        run(0.4)
        #expect(controller.selectedIndex == 1 && pages[1].tabBarController === controller)
        #expect(pages[0].view.superview == nil && pages[1].view.window != nil)
        #expect(
            log.entries == [
                "One will appear", "One did appear", "One will disappear", "Two will appear",
                "One did disappear", "Two did appear",
            ])
    }
}
