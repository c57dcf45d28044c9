import Testing
import UIKitHost

/// Rows that come into sight within an animation.
@MainActor @Suite struct ArrivingRowTests {
    private final class Page: UIViewController, UITableViewDataSource {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220), style: .plain)

        override func viewDidLoad() {
            super.viewDidLoad()
            table.rowHeight = 44
            table.dataSource = self
            view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
    }

    @Test func theContentLiesInItsPlaceFromTheStart() throws {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let page = host.withCurrent { Page() }
        host.install(page)
        host.advance(by: 1.0 / 60)
        host.withCurrent {
            UIView.animate(withDuration: 0.3) {
                page.table.frame.size.height = 440
                page.table.layoutIfNeeded()
            }
        }
        host.advance(by: 1.0 / 60)
        let cell = try #require(page.table.cellForRow(at: IndexPath(row: 8, section: 0)))
        let label = try #require(cell.textLabel)
        #expect(label.frame.width > 200)
        #expect(host.withCurrent { label.layer.presentation()?.frame } == label.frame)
    }
}
