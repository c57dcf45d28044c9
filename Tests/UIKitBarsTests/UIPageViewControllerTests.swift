import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIPageViewControllerTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { _ in UIViewController() }
        var turns: [Bool] = []

        private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
            guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
            return pages.indices.contains(index + offset) ? pages[index + offset] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1, from: viewController) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1, from: viewController) }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { turns.append(completed) }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let book = Book()

    private func controller() -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        (controller.dataSource, controller.delegate) = (book, book)
        host.withCurrent {
            controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        }
        host.install(controller)
        return controller
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func aFingerTurnsToTheNextPage() {
        let controller = controller()
        #expect(controller.viewControllers?.first === book.pages[0])
        let path = [CGPoint(x: 280, y: 300), CGPoint(x: 60, y: 300)]
        host.inputScript = [.pan(along: path, from: 0.1, to: 0.4)]
        run(2)
        #expect(controller.viewControllers?.first === book.pages[1] && book.turns == [true])
        #expect(book.pages[1].view.convert(CGPoint.zero, to: nil).x == 0)
        #expect(book.pages[0].view.superview == nil && book.pages[0].parent == nil)
    }

    @Test func pagesBelowBarsFillTheView() throws {
        host.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let (tabs, pages) = host.withCurrent {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = book
            pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), pages]
            return (tabs, pages)
        }
        host.install(tabs)
        host.withCurrent { tabs.selectedIndex = 1 }
        run(0.1)
        let row = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        #expect(row.contentOffset == .zero && row.adjustedContentInset == .zero)
        let page: UIView = book.pages[0].view
        #expect(page.convert(CGPoint.zero, to: nil).y == 0 && page.frame.height == 568)
        let covered = host.withCurrent { page.safeAreaInsets }
        #expect(covered == UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0))
    }

    @Test func codeFollowsASwipeByTheDelegateOfTheRow() throws {
        final class Follower: NSObject, UIScrollViewDelegate {
            var calls: [String] = []
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if calls.last != "scroll" { calls.append("scroll") }
            }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
        }
        let (controller, follower) = (controller(), Follower())
        let row = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        host.withCurrent { row.delegate = follower }
        let path = [CGPoint(x: 280, y: 300), CGPoint(x: 60, y: 300)]
        host.inputScript = [.pan(along: path, from: 0.1, to: 0.4)]
        run(2)
        #expect(controller.viewControllers?.first === book.pages[1] && book.turns == [true])
        #expect(follower.calls.starts(with: ["begin", "scroll"]) && follower.calls.contains("rest"))
    }

    @Test func aShortDragTurnsBack() {
        let controller = controller()
        let path = [CGPoint(x: 280, y: 300), CGPoint(x: 230, y: 300), CGPoint(x: 230, y: 300)]
        host.inputScript = [.pan(along: path, from: 0.1, to: 1)]
        run(3)
        #expect(controller.viewControllers?.first === book.pages[0])
        #expect(book.turns.allSatisfy { !$0 })
        #expect(book.pages[0].view.convert(CGPoint.zero, to: nil).x == 0)
    }

    @Test func codeScrollsToAPage() {
        let controller = controller()
        var ends: [Bool] = []
        host.withCurrent {
            controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
                ends.append($0)
            }
        }
        run(0.15)
        let middle = book.pages[2].view.convert(CGPoint.zero, to: nil).x
        #expect(middle > 0 && middle < 320 && ends.isEmpty)
        run(0.5)
        #expect(ends == [true] && controller.viewControllers?.first === book.pages[2])
        #expect(book.pages[2].view.convert(CGPoint.zero, to: nil).x == 0)
    }
}
