import TestSupport
import Testing
import UIKitHost

/// Settings of items and pages that bars follow.
@MainActor @Suite struct NavigationItemTests {
    private let host = SceneHost(size: CGSize(width: 390, height: 844))

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        let now = host.withCurrent { CACurrentMediaTime() }
        host.inputScript = [.tap(at: CGPoint(x: x, y: y), time: now + 0.1)]
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
    }

    @Test func aBackActionTakesTheWaysPlace() {
        let (first, second) = (UIViewController(), UIViewController())
        let stack = host.withCurrent { UINavigationController(rootViewController: first) }
        host.install(stack)
        var taps = 0
        host.withCurrent {
            second.navigationItem.backAction = UIAction { _ in taps += 1 }
            stack.pushViewController(second, animated: false)
        }
        host.advance(by: 1.0 / 60)
        tap(20, 22)
        #expect(taps == 1 && stack.topViewController === second)
        host.withCurrent { second.navigationItem.backAction = nil }
        tap(20, 22)
        #expect(taps == 1 && stack.topViewController === first)
    }

    @Test func theBarFollowsTheNamedScrollView() {
        let page = UIViewController()
        let stack = host.withCurrent { UINavigationController(rootViewController: page) }
        stack.navigationBar.prefersLargeTitles = true
        host.install(stack)
        let list = host.withCurrent {
            // Two views deep, where the bar would not find it.
            let (list, box) = (UIScrollView(frame: page.view.bounds), UIView(frame: page.view.bounds))
            list.contentSize = CGSize(width: 390, height: 3000)
            page.view.addSubview(box)
            box.addSubview(list)
            page.setContentScrollView(list, for: .top)
            return list
        }
        host.advance(by: 1.0 / 60)
        host.withCurrent { list.contentOffset.y = -list.adjustedContentInset.top }
        host.advance(by: 1.0 / 60)
        #expect(stack.navigationBar.frame.height == 96)
        host.withCurrent { list.contentOffset.y = 400 }
        host.advance(by: 1.0 / 60)
        #expect(stack.navigationBar.frame.height == 44)
        #expect(host.withCurrent { page.contentScrollView(for: .top) } === list)
    }

    /// Returns the label of a title in a bar.
    private func label(_ title: String, in bar: UINavigationBar) -> UILabel? {
        bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == title }
    }

    @Test func titlesOfBrowsersAndEditorsFollowTheButtons() throws {
        let (first, second) = (UIViewController(), UIViewController())
        let stack = host.withCurrent { UINavigationController(rootViewController: first) }
        host.install(stack)
        host.withCurrent {
            (first.title, second.title) = ("Documents", "Letter")
            first.navigationItem.style = .browser
        }
        host.advance(by: 1.0 / 60)
        let leading = try #require(label("Documents", in: stack.navigationBar))
        #expect(abs(leading.frame.minX - 16) < 0.01)
        host.withCurrent { stack.pushViewController(second, animated: false) }
        host.advance(by: 1.0 / 60)
        let title = try #require(label("Letter", in: stack.navigationBar))
        #expect(abs(title.frame.midX - 195) < 0.01)
        let shows = { (text: String) in
            PageText.all(of: host.picture()).contains { $0.string.contains(text) }
        }
        #expect(shows("Documents"), "the title of the back button")
        host.withCurrent { second.navigationItem.style = .editor }
        host.advance(by: 1.0 / 60)
        #expect(title.frame.minX > 16 && title.frame.minX < 60)
        #expect(!shows("Documents") && shows("Letter"))
    }

    @Test func aSearchInTheRowOfButtonsWarns() {
        host.withCurrent {
            let item = UINavigationItem()
            item.preferredSearchBarPlacement = .stacked
            #expect(host.warnings.isEmpty && item.preferredSearchBarPlacement == .stacked)
            item.preferredSearchBarPlacement = .inline
        }
        #expect(host.warnings.count == 1)
    }

    @Test func inIOS26AButtonInTheToolbarStandsForTheSearch() {
        host.look = .iOS26
        let (page, search) = host.withCurrent {
            (UIViewController(), UISearchController(searchResultsController: nil))
        }
        let stack = host.withCurrent { UINavigationController(rootViewController: page) }
        let item = page.navigationItem
        host.withCurrent {
            item.searchController = search
            item.hidesSearchBarWhenScrolling = false
        }
        stack.isToolbarHidden = false
        host.install(stack)
        host.advance(by: 1.0 / 60)
        let height = stack.navigationBar.frame.height
        #expect(height > 54 && host.withCurrent { item.searchBarPlacement } == .stacked)
        host.withCurrent {
            item.preferredSearchBarPlacement = .integratedButton
            page.toolbarItems = [.flexibleSpace(), item.searchBarPlacementBarButtonItem]
        }
        host.advance(by: 1.0 / 60)
        #expect(host.withCurrent { item.searchBarPlacement } == .integratedButton)
        #expect(stack.navigationBar.frame.height == 54 && host.warnings.isEmpty)
        host.withCurrent { item.searchBarPlacementBarButtonItem.perform() }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(search.isActive && host.withCurrent { search.searchBar.superview?.isHidden } == false)
    }
}
