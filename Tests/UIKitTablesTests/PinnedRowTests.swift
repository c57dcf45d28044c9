import Testing
import UIKitHost
import UIKitTables
import UIKitTestSupport

/// Rows whose views are pinned to the cell itself, not to its content view.
@MainActor @Suite struct PinnedRowTests {
    private final class Bubble: UITableViewCell {
        let note = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            note.numberOfLines = 0
            note.text = String(repeating: "a long note ", count: 12)
            note.translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        required convenience init(dequeuedAs identifier: String) {
            self.init(style: .default, reuseIdentifier: identifier)
        }

        func pin(in view: UIView) {
            view.addSubview(note)
            NSLayoutConstraint.activate([
                note.topAnchor.constraint(equalTo: topAnchor, constant: 26),
                note.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -26),
                note.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                note.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            ])
        }
    }

    private final class Bubbles: UITableViewController {
        var isInContent = false

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = Bubble(style: .default, reuseIdentifier: nil)
            cell.pin(in: isInContent ? cell.contentView : cell)
            return cell
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func firstCell(of list: Bubbles) throws -> Bubble {
        host.install(list)
        host.advance(by: 1.0 / 60)
        return try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? Bubble)
    }

    @Test func aRowIsAsHighAsTheViewsInTheCell() throws {
        let cell = try firstCell(of: Bubbles(style: .plain))
        let text = host.withCurrent { cell.note.sizeThatFits(CGSize(width: 288, height: 10_000)).height }
        #expect(text > 3 * 17 && abs(cell.frame.height - (text + 52)) < 0.51)
        #expect(cell.note.frame.minY == 26 && cell.contentView.frame.height == cell.frame.height)
    }

    @Test func constraintsFromTheContentToTheCellGiveNoHeight() throws {
        let list = Bubbles(style: .plain)
        list.isInContent = true
        #expect(try firstCell(of: list).frame.height == 44)
    }
}
