import Testing
import UIKitHost
import UIKitTables

/// Rows from whose constraints no height follows.
@MainActor @Suite struct CenteredRowTests {
    final class CenteredCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let label = UILabel()
            label.text = "Centered"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            ])
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        required convenience init(dequeuedAs identifier: String) {
            self.init(style: .default, reuseIdentifier: identifier)
        }
    }

    /// A table with one row.
    final class List: UITableViewController {
        var cell = UITableViewCell()

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { cell }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func height(of cell: UITableViewCell) -> CGFloat {
        let list = List(style: .plain)
        list.cell = cell
        host.install(list)
        host.advance(by: 1.0 / 60)
        return list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }

    @Test func aRowOfACenteredLabelIsAsHighAsAnEmptyOne() {
        let usual = height(of: UITableViewCell())
        #expect(usual >= 44)
        #expect(height(of: CenteredCell()) == usual)
    }

    @Test func aRowKeepsTheHeightOfItsTextBesideALooseLine() {
        let (cell, plain) = (UITableViewCell(), UITableViewCell())
        for cell in [cell, plain] {
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "a long text ", count: 12)
        }
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(line)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.33),
        ])
        let expected = height(of: plain)
        #expect(expected > 60)
        #expect(height(of: cell) == expected)
    }
}
