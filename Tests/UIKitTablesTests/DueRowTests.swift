import Testing
import UIKitHost

/// The seen cells of a table whose data is reloaded, before the next layout.
@MainActor @Suite struct DueRowTests {
    private final class Page: UITableViewController {
        var count = 4
        var asked = 0
        var seen: [UITableViewCell] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tableView.reloadData()
            seen = tableView.visibleCells
            for cell in seen {
                cell.transform = CGAffineTransform(translationX: 0, y: 200)
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                    cell.transform = .identity
                }
            }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            asked += 1
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test func cellsFlyInFromTheFirstAppearance() throws {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let page = host.withCurrent { Page() }
        host.install(page)
        #expect(page.seen.count == 4)
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        #expect(page.asked == 4 && host.withCurrent { page.tableView.visibleCells } == page.seen)
        let shift = try #require(host.withCurrent { page.seen[0].layer.presentation()?.affineTransform().ty })
        #expect(abs(shift - 100) < 10)
    }

    @Test func theRowsAreThoseOfTheNewData() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let page = host.withCurrent { Page() }
        host.install(page)
        host.advance(by: 1.0 / 60)
        host.withCurrent {
            page.count = 2
            page.tableView.reloadData()
            #expect(page.tableView.indexPathsForVisibleRows?.count == 2)
            #expect(page.tableView.visibleCells.count == 2)
        }
    }
}
