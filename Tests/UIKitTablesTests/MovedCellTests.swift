import Testing
import UIKitHost
import UIKitTables
import UIKitTestSupport

/// Cells that an app moves from the places of their rows, as transitions do that begin at a row.
@MainActor @Suite struct MovedCellTests {
    private final class Rows: UITableViewController {
        var height: CGFloat = 100

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        override func tableView(
            _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { height }
    }

    @Test func aMovedCellStaysUntilThePlaceOfItsRowChanges() throws {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let list = Rows(style: .plain)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let path = IndexPath(row: 2, section: 0)
        let cell = try #require(list.tableView.cellForRow(at: path))
        #expect(cell.frame.minY == 200)
        host.withCurrent {
            cell.center.y += 50
            list.tableView.setNeedsLayout()
        }
        host.advance(by: 1.0 / 60)
        host.withCurrent { list.tableView.contentOffset.y += 10 }
        host.advance(by: 1.0 / 60)
        #expect(cell.frame.minY == 250)
        list.height = 60
        host.withCurrent {
            list.tableView.beginUpdates()
            list.tableView.endUpdates()
        }
        #expect(cell.frame == CGRect(x: 0, y: 120, width: 320, height: 60))
    }
}
