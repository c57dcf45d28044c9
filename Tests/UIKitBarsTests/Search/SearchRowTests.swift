import Testing
import UIKitHost

/// The search bar of a navigation item.
@MainActor @Suite struct SearchRowTests {
    private final class List: UITableViewController {
        let search = UISearchController(searchResultsController: nil)
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Cities"
            navigationItem.searchController = search
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { UITableViewCell() }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let list = List(style: .plain)

    private func bar(isLarge: Bool = false, scrolledTo y: CGFloat? = nil) -> UINavigationBar {
        let controller = UINavigationController(rootViewController: list)
        controller.navigationBar.prefersLargeTitles = isLarge
        host.install(controller)
        host.advance(by: 1.0 / 60)
        if let y {
            host.withCurrent { list.tableView.contentOffset.y = y }
            host.advance(by: 1.0 / 60)
        }
        return controller.navigationBar
    }

    @Test func theSearchBarIsBelowTheTitle() {
        #expect(bar().frame.height == 96)
        #expect(list.tableView.contentOffset.y == -96)
        let field = list.search.searchBar.searchTextField
        #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 45, width: 288, height: 36))
    }

    @Test func scrollingHidesTheSearchBeforeTheLargeTitle() {
        let bar = bar(isLarge: true, scrolledTo: -148 + 30)
        #expect(bar.frame.height == 118)
        let searchBar = list.search.searchBar
        #expect(
            searchBar.superview?.frame == CGRect(x: 0, y: 96, width: 320, height: 22) && searchBar.alpha < 0.5
        )
        host.withCurrent { list.tableView.contentOffset.y = -148 + 60 }
        host.advance(by: 1.0 / 60)
        #expect(bar.frame.height == 88 && searchBar.superview?.isHidden == true)
    }

    @Test func aSearchThatIsNotHiddenStays() {
        list.navigationItem.hidesSearchBarWhenScrolling = false
        #expect(bar(scrolledTo: 200).frame.height == 96)
    }

    @Test func theSearchBeginsWithItsField() {
        _ = bar()
        host.inputScript = [.tap(at: CGPoint(x: 160, y: 60), time: 0.1)]
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        #expect(list.search.isActive)
    }
}
