import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// A search in a navigation bar, from its beginning to its end.
@MainActor @Suite struct SearchPresentationTests {
    private final class List: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
        let search: UISearchController
        var calls: [String] = []

        init(results: UIViewController?) {
            search = UISearchController(searchResultsController: results)
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Cities"
            (search.searchResultsUpdater, search.delegate) = (self, self)
            navigationItem.searchController = search
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { UITableViewCell() }

        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update “\(searchController.searchBar.text ?? "")”")
        }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("begins") }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("began") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("ends") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("ended") }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func show(_ list: List, isLarge: Bool = false) -> UINavigationController {
        let controller = host.withCurrent { UINavigationController(rootViewController: list) }
        controller.navigationBar.prefersLargeTitles = isLarge
        host.install(controller)
        host.advance(by: 1.0 / 60)
        return controller
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        let time = host.withCurrent { RunContext.current.clock.time }
        host.inputScript = [.tap(at: CGPoint(x: x, y: y), time: time + 0.1)]
        run(0.7)
    }

    @Test(arguments: [false, true]) func aSearchTakesThePlaceOfTheTitle(isLarge: Bool) {
        let list = List(results: nil)
        let bar = show(list, isLarge: isLarge).navigationBar
        let height = bar.frame.height
        #expect(height == (isLarge ? 148 : 96))
        tap(160, height - 30)
        #expect(bar.frame.height == 52 && list.tableView.contentOffset.y == -52)
        #expect(!host.picture().texts.map(\.string).contains("Cities"))
        #expect(host.picture().texts.map(\.string).contains("Cancel"))
        let field = list.search.searchBar.searchTextField
        #expect(field.convert(field.bounds, to: nil).minY == 1)
        list.search.searchBar.text = "Rome"
        tap(290, 20)
        #expect(
            !list.search.isActive && bar.frame.height == height && list.tableView.contentOffset.y == -height)
        #expect(host.picture().texts.map(\.string).contains("Cities"))
        #expect(list.calls == ["begins", "update “”", "began", "ends", "update “”", "ended"])
    }

    @Test func theTitleFadesWhileTheBarShrinks() {
        let list = List(results: nil)
        let bar = show(list).navigationBar
        host.withCurrent { list.search.isActive = true }
        run(0.15)
        host.withCurrent {
            let height = bar.layer.presentation()?.bounds.height ?? 0
            #expect(height > 55 && height < 95)
        }
    }

    @Test func aSearchMayLeaveTheTitle() {
        let list = List(results: nil)
        let bar = show(list).navigationBar
        host.withCurrent {
            list.search.hidesNavigationBarDuringPresentation = false
            list.search.isActive = true
        }
        run(0.5)
        #expect(bar.frame.height == 96 && host.picture().texts.map(\.string).contains("Cities"))
    }

    @Test func aTapOnTheDimmedContentEndsTheSearch() throws {
        let list = List(results: nil)
        _ = show(list)
        host.withCurrent { list.search.isActive = true }
        run(0.5)
        #expect(list.search.view.backgroundColor != nil)
        tap(160, 300)
        #expect(!list.search.isActive && list.search.view.superview == nil)
    }

    @Test func contentThatIsNotDimmedGetsTouches() {
        let list = List(results: nil)
        _ = show(list)
        host.withCurrent {
            list.search.obscuresBackgroundDuringPresentation = false
            list.search.isActive = true
        }
        run(0.5)
        tap(160, 300)
        #expect(list.search.isActive && list.tableView.indexPathForSelectedRow != nil)
    }

    @Test func resultsAreShownWithTheText() {
        let results = UITableViewController(style: .plain)
        let list = List(results: results)
        _ = show(list)
        host.withCurrent { list.search.isActive = true }
        run(0.5)
        #expect(results.view.isHidden)
        host.withCurrent { list.search.searchBar.searchTextField.insertText("R") }
        run(0.1)
        #expect(!results.view.isHidden && list.calls.last == "update “R”")
        #expect(results.tableView.adjustedContentInset.top == 52)
        host.withCurrent { list.search.isActive = false }
        run(0.5)
        #expect(results.view.window == nil)
    }

    @Test func aSearchWithScopesMakesRoomForThem() {
        let list = List(results: nil)
        list.search.searchBar.scopeButtonTitles = ["All", "Near"]
        let bar = show(list).navigationBar
        #expect(bar.frame.height == 96)
        host.withCurrent { list.search.isActive = true }
        run(0.5)
        #expect(bar.frame.height == 96 && list.tableView.contentOffset.y == -96)
        tap(240, 68)
        #expect(list.search.searchBar.selectedScopeButtonIndex == 1 && list.calls.last == "update “”")
    }

    @Test func aSearchIsThereAgainAfterAPop() {
        let list = List(results: nil)
        let controller = show(list)
        host.withCurrent {
            list.search.isActive = true
            list.search.searchBar.text = "a"
        }
        run(0.5)
        host.withCurrent { controller.pushViewController(UIViewController(), animated: true) }
        run(1)
        #expect(controller.navigationBar.frame.height == 44)
        host.withCurrent { _ = controller.popViewController(animated: true) }
        run(1)
        #expect(controller.navigationBar.frame.height == 52 && list.search.searchBar.text == "a")
        #expect(list.search.view.superview?.subviews.last === list.search.view)
    }
}
