import Testing
import UIKitHost

/// Headers of lists that stay in sight below a bar.
@MainActor @Suite struct PinnedHeaderTests {
    private final class List: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Contacts"
            tableView.rowHeight = 44
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "A"
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { UITableViewCell() }
    }

    /// The insets keep the room of the large title, 52 points, which has left.
    @Test(arguments: [(-96.0, 22.0), (-20, 24), (60, 104)])
    func aHeaderStaysBelowTheBarWithoutItsLargeTitle(_ offset: Double, _ top: Double) throws {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let list = host.withCurrent { List(style: .plain) }
        let controller = host.withCurrent { UINavigationController(rootViewController: list) }
        controller.navigationBar.prefersLargeTitles = true
        host.install(controller)
        host.advance(by: 1.0 / 60)
        host.withCurrent { list.tableView.contentOffset.y = offset }
        host.advance(by: 1.0 / 60)
        let header = try #require(list.tableView.headerView(forSection: 0))
        #expect(abs(header.frame.minY - top) < 1e-6)
    }
}
