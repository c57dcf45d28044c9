import Testing
import UIKitHost

/// Rows whose margins leave the readable width of 672 points in a table of 800.
@MainActor @Suite struct ReadableRowTests {
    private final class List: UITableViewController {
        let cell = UITableViewCell()

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            cell.textLabel?.text = "Name"
            return cell
        }
    }

    @Test func textsBeginWhereTheReadableWidthDoes() {
        let host = SceneHost(size: CGSize(width: 800, height: 400))
        let list = List(style: .plain)
        host.install(list)
        func margins(followingReadableWidth follows: Bool) -> [CGFloat?] {
            host.withCurrent { list.tableView.cellLayoutMarginsFollowReadableWidth = follows }
            for _ in 0..<2 { host.advance(by: 1.0 / 60) }
            return host.withCurrent {
                [list.cell.textLabel?.frame.minX, list.cell.contentView.layoutMargins.left]
            }
        }
        let usual = margins(followingReadableWidth: false)
        #expect(margins(followingReadableWidth: true) == [64, 64])
        #expect(margins(followingReadableWidth: false) == usual && usual[0] == usual[1])
        #expect(host.warnings.isEmpty)
    }
}
