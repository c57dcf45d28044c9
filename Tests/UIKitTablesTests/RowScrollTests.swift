import Testing
import UIKitHost
import UIKitTables
import UIKitTestSupport

/// Scrolls to rows whose height follows their content.
@MainActor @Suite struct RowScrollTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    /// Returns how far below the table a row ends, in points.
    private func gap(below row: Int, of table: UITableView) -> CGFloat {
        host.withCurrent { table.rectForRow(at: IndexPath(row: row, section: 0)).maxY - table.bounds.maxY }
    }

    @Test(arguments: [true, false]) func aScrollEndsWhereTheMeasuredRowsPutItsRow(animated: Bool) {
        let list = SelfSizingRowTests.List(style: .plain)
        list.notes = Array(repeating: list.notes[1], count: 100)
        host.install(list)
        host.advance(by: 1.0 / 60)
        for row in [10, 99, 40] {
            host.withCurrent {
                let path = IndexPath(row: row, section: 0)
                list.tableView.scrollToRow(at: path, at: .bottom, animated: animated)
            }
            for _ in 0..<30 { host.advance(by: 1.0 / 60) }
            #expect(abs(gap(below: row, of: list.tableView)) < 0.01)
        }
    }

    @Test func aRowThatIsScrolledToLiesBetweenTheInsets() {
        let list = SelfSizingRowTests.List(style: .plain)
        list.notes = Array(repeating: "Short", count: 60)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let (table, path) = (list.tableView!, IndexPath(row: 30, section: 0))
        host.withCurrent { table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0) }
        func place(_ position: UITableView.ScrollPosition) -> CGRect {
            host.withCurrent {
                table.scrollToRow(at: path, at: position, animated: false)
                return table.rectForRow(at: path).offsetBy(dx: 0, dy: -table.contentOffset.y)
            }
        }
        #expect(abs(place(.top).minY - 50) < 0.01)
        #expect(abs(place(.middle).midY - (50 + 468) / 2) < 0.01)
        #expect(abs(place(.bottom).maxY - 468) < 0.01)
    }

    @Test func aScrollToAnInsertedRowShowsAllOfIt() {
        let list = SelfSizingRowTests.List(style: .plain)
        list.notes = Array(repeating: "Short", count: 20)
        host.install(list)
        host.advance(by: 1.0 / 60)
        host.withCurrent {
            list.tableView.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
        }
        for _ in 0..<10 { host.advance(by: 1.0 / 60) }
        host.withCurrent {
            list.notes.append(String(repeating: "a long note ", count: 12))
            list.tableView.insertRows(at: [IndexPath(row: 20, section: 0)], with: .bottom)
            list.tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .bottom, animated: true)
        }
        var offsets: [CGFloat] = []
        for _ in 0..<40 {
            host.advance(by: 1.0 / 60)
            offsets.append(list.tableView.contentOffset.y)
        }
        #expect(abs(gap(below: 20, of: list.tableView)) < 0.01)
        #expect(offsets == offsets.sorted())
    }
}
