import Testing
import UIKitHost
import UIKitTestSupport

/// Pages that code turns: their dots, and turns that follow one another at once.
@MainActor @Suite struct PageTurnTests {
    private final class Page: UIViewController {
        var calls: [String] = [] {
            didSet { if let call = calls.last { listener?(call) } }
        }
        var listener: ((String) -> Void)?
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("did appear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            calls.append("will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("did disappear")
        }
    }

    /// A book whose dots follow the page that is shown.
    private final class Book: NSObject, UIPageViewControllerDataSource {
        let pages = (0..<4).map { _ in Page() }

        private func index(of page: UIViewController?) -> Int { pages.firstIndex { $0 === page } ?? 0 }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            let index = index(of: viewController)
            return index > 0 ? pages[index - 1] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            let index = index(of: viewController)
            return index + 1 < pages.count ? pages[index + 1] : nil
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            index(of: pageViewController.viewControllers?.first)
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let book = Book()
    private let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let log = Log()

    init() {
        controller.dataSource = book
        host.withCurrent {
            controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        }
        host.install(controller)
        run(0.1)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func turn(to index: Int, animated: Bool) {
        host.withCurrent {
            controller.setViewControllers([book.pages[index]], direction: .forward, animated: animated) {
                [log] in log("\(index) \($0)")
            }
        }
    }

    private var dot: Int? {
        controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first?.currentPage
    }

    @Test func pagesEndAboveTheDots() throws {
        let dots = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.frame == CGRect(x: 0, y: 531, width: 320, height: 37))
        #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 531))
        turn(to: 1, animated: true)
        run(1)
        #expect(book.pages[1].view.frame.size == CGSize(width: 320, height: 531))
    }

    @Test func theDotFollowsTurnsByCode() {
        #expect(dot == 0)
        turn(to: 2, animated: false)
        #expect(dot == 2)
        turn(to: 3, animated: true)
        run(1)
        #expect(dot == 3)
    }

    @Test func theDotFollowsAFingerAfterATurnByCode() {
        turn(to: 1, animated: false)
        let now = host.clock.time
        let path = [CGPoint(x: 280, y: 300), CGPoint(x: 60, y: 300)]
        host.inputScript = [.pan(along: path, from: now + 0.1, to: now + 0.4)]
        run(2)
        #expect(controller.viewControllers?.first === book.pages[2] && dot == 2)
    }

    @Test(arguments: [false, true]) func aTurnEndsTheOneBeforeIt(animated: Bool) {
        turn(to: 1, animated: true)
        run(0.1)
        #expect(log.entries.isEmpty)
        turn(to: 2, animated: animated)
        #expect(log.entries.first == "1 false")
        run(1)
        #expect(log.entries == ["1 false", "2 true"])
        #expect(controller.children == [book.pages[2]] && controller.viewControllers == [book.pages[2]])
        #expect(book.pages[1].parent == nil && book.pages[1].view.superview == nil)
        #expect(
            book.pages[1].calls == ["will appear", "did appear", "will disappear", "did disappear"],
            "\(book.pages[1].calls)")
        #expect(book.pages[2].view.convert(CGPoint.zero, to: nil).x == 0 && dot == 2)
    }

    @Test func aTurnBackEndsTheOneBeforeIt() {
        turn(to: 1, animated: true)
        run(0.1)
        turn(to: 0, animated: true)
        run(1)
        #expect(log.entries == ["1 false", "0 true"] && controller.children == [book.pages[0]])
        #expect(book.pages[0].calls.suffix(2) == ["will appear", "did appear"])
    }

    @Test func theCompletionOfATurnMayTurnToAnotherPage() {
        host.withCurrent {
            controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) { [self] _ in
                turn(to: 3, animated: true)
            }
        }
        run(0.1)
        turn(to: 2, animated: true)
        run(1)
        #expect(log.entries == ["2 false", "3 true"] && controller.children == [book.pages[3]])
    }

    /// Returns the calls of the first two pages while a finger turns to the second one, or only begins to.
    private func callsOfSwipe(
        _ style: UIPageViewController.TransitionStyle, by way: CGFloat
    ) -> [String] {
        controller.form.style = style
        let calls = Log()
        for (page, name) in zip(book.pages, ["old", "new"]) { page.listener = { calls("\(name) \($0)") } }
        let now = host.clock.time
        let path = [CGPoint(x: 280, y: 300), CGPoint(x: 280 - way, y: 300), CGPoint(x: 280 - way, y: 300)]
        host.inputScript = [
            .pan(through: zip(path, [0.1, 0.5, 1]).map { (point: $0.0, time: now + $0.1) })
        ]
        run(2.5)
        return calls.entries
    }

    @Test func aSwipeNotifiesBothPages() {
        let begin = ["new will appear", "old will disappear"]
        #expect(callsOfSwipe(.scroll, by: 250) == begin + ["new did appear", "old did disappear"])
        #expect(book.pages[0].parent == nil && book.pages[0].view.superview == nil)
    }

    @Test func aSwipeOfPagesThatCurlNotifiesBothPages() {
        let begin = ["new will appear", "old will disappear"]
        #expect(callsOfSwipe(.pageCurl, by: 250) == begin + ["old did disappear", "new did appear"])
    }

    @Test func aSwipeThatIsTakenBackNotifiesBothPages() {
        let begin = ["new will appear", "old will disappear"]
        let back = ["old will appear", "old did appear", "new will disappear", "new did disappear"]
        #expect(callsOfSwipe(.scroll, by: 80) == begin + back)
        #expect(book.pages[1].parent == nil && book.pages[1].view.superview == nil)
    }

    @Test func aSwipeOfPagesThatCurlIsTakenBack() {
        let begin = ["new will appear", "old will disappear"]
        let back = ["new will disappear", "old will appear", "new did disappear", "old did appear"]
        #expect(callsOfSwipe(.pageCurl, by: 80) == begin + back)
    }
}
