import Testing
import UIKitHost
import UIKitTables
import UIKitTestSupport

/// Changes of tables whose rows follow their content, where the table is scrolled or lies below a bar.
@MainActor @Suite struct ScrolledUpdateTests {
    final class BoxCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 80),
                box.heightAnchor.constraint(equalToConstant: 92),
            ])
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        required convenience init(dequeuedAs identifier: String) {
            self.init(style: .default, reuseIdentifier: identifier)
        }
    }

    final class Boxes: UITableViewController {
        var count = 10

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(BoxCell.self, forCellReuseIdentifier: "box")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath) }
    }

    final class Names: UITableViewController {
        var count = 4

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.contentInsetAdjustmentBehavior = .never
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Name"
            cell.detailTextLabel?.text = "Second"
            return cell
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func run(_ frames: Int) {
        for _ in 0..<frames { host.advance(by: 1.0 / 60) }
    }

    private func heights(_ table: UITableView) -> [CGFloat] {
        (0..<table.numberOfRows(inSection: 0)).map {
            table.rectForRow(at: IndexPath(row: $0, section: 0)).height
        }
    }

    /// Shows each row once, then the end.
    private func scrollToEnd(_ table: UITableView) {
        for _ in 0..<8 {
            host.withCurrent {
                table.contentOffset.y = min(table.contentOffset.y + 200, table.contentSize.height - 568)
            }
            run(1)
        }
    }

    @Test func rowsInSightKeepTheirHeightsWhenOneAboveIsReloaded() {
        let list = Boxes(style: .plain)
        host.install(list)
        run(1)
        scrollToEnd(list.tableView)
        #expect(heights(list.tableView) == Array(repeating: 100, count: 10))
        host.withCurrent {
            list.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .left)
        }
        run(40)
        #expect(heights(list.tableView) == [44] + Array(repeating: 100, count: 9))
        #expect(list.tableView.contentSize.height == 944 && list.tableView.contentOffset.y == 376)
        #expect(list.tableView.visibleCells.allSatisfy { $0.frame.height == 100 })
        #expect(host.warnings.isEmpty && host.failure == nil)
    }

    @Test func rowsInSightKeepTheirHeightsWhenOneAboveIsDeleted() {
        let list = Boxes(style: .plain)
        host.install(list)
        run(1)
        scrollToEnd(list.tableView)
        host.withCurrent {
            list.count = 9
            list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
        }
        run(40)
        #expect(heights(list.tableView) == Array(repeating: 100, count: 9))
        #expect(list.tableView.contentSize.height == 900 && list.tableView.contentOffset.y == 332)
        #expect(host.warnings.isEmpty && host.failure == nil)
    }

    @Test func aRowBelowTheStatusBarKeepsItsHeight() {
        host.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let list = Names(style: .plain)
        host.install(list)
        run(2)
        let before = heights(list.tableView)
        host.withCurrent {
            list.count = 3
            list.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        }
        run(40)
        #expect(heights(list.tableView) == Array(before.prefix(3)))
        #expect(Set(before).count == 1 && host.failure == nil)
    }
}
