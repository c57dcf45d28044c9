import Testing
import UIKitHost
import UIKitTables
import UIKitTestSupport

/// The headers of sections while rows and sections change.
@MainActor @Suite struct HeaderUpdateTests {
    final class List: UITableViewController {
        var counts = [0, 3]
        var asked: [Int] = []

        override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        override func tableView(
            _ tableView: UITableView, heightForHeaderInSection section: Int
        ) -> CGFloat { 50 }
        override func tableView(
            _ tableView: UITableView, viewForHeaderInSection section: Int
        ) -> UIView? {
            asked.append(section)
            return UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let list = List(style: .grouped)
    private var table: UITableView { list.tableView }

    init() {
        host.install(list)
        host.advance(by: 1.0 / 60)
    }

    private func run(_ frames: Int) {
        for _ in 0..<frames { host.advance(by: 1.0 / 60) }
    }

    @Test func headersStayWhileRowsAreInserted() throws {
        let header = try #require(table.headerView(forSection: 1))
        let start = header.frame.minY
        list.asked = []
        host.withCurrent {
            list.counts[0] = 2
            table.insertRows(
                at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .top)
            table.beginUpdates()
            table.endUpdates()
        }
        #expect(list.asked.isEmpty && table.headerView(forSection: 1) === header)
        #expect(header.frame.minY == start + 88 && header.alpha == 1)
        run(40)
        #expect(header.superview === table && header.frame == table.rectForHeader(inSection: 1))
        #expect(host.failure == nil)
    }

    @Test func headersOfNewAndReloadedSectionsAreAskedFor() throws {
        let (first, last) = (
            try #require(table.headerView(forSection: 0)), try #require(table.headerView(forSection: 1))
        )
        list.asked = []
        host.withCurrent {
            list.counts = [0, 1, 3]
            table.performBatchUpdates {
                table.insertSections([1], with: .fade)
                table.reloadSections([0], with: .fade)
            }
        }
        #expect(list.asked == [0, 1] && table.headerView(forSection: 2) === last)
        run(40)
        #expect(first.superview == nil && last.frame == table.rectForHeader(inSection: 2))
        #expect(host.failure == nil)
    }
}
