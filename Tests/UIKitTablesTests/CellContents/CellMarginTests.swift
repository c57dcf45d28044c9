import Testing
import UIKitHost

/// The margins of the cells of tables in iOS 26.
@MainActor @Suite struct CellMarginTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 1 { cell.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            return cell
        }
    }

    @Test(arguments: [(375, 16), (393, 20)] as [(CGFloat, CGFloat)])
    func aCellHasTheMarginsOfItsContent(width: CGFloat, side: CGFloat) {
        let host = SceneHost(size: CGSize(width: width, height: 667))
        host.look = .iOS26
        let list = List()
        host.install(list)
        host.advance(by: 1.0 / 60)
        let cells = [0, 1].map { list.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(cells[0]?.layoutMargins == UIEdgeInsets(top: 15, left: side, bottom: 15, right: side))
        #expect(cells[1]?.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
}
