import Testing
import UIKitHost

@testable import UIKitTables

/// The background colors of rows in groups.
@MainActor @Suite struct RowBackgroundTests {
    private final class List: UITableViewController {
        var colors: [UIColor?] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            colors.count
        }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            if let color = colors[indexPath.row] { cell.backgroundColor = color }
            return cell
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    /// Returns the colors of rows in a dark interface, with those that code sets; nil for none.
    private func seen(_ colors: [UIColor?], in style: UITableView.Style) -> [UIColor?] {
        host.isDark = true
        let list = List(style: style)
        list.colors = colors
        host.install(list)
        host.advance(by: 1.0 / 60)
        host.withCurrent { list.tableView.reloadData() }
        host.advance(by: 1.0 / 60)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        return colors.indices.map { row in
            let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
            return cell?.backgroundColor?.resolvedColor(with: dark)
        }
    }

    private func dark(_ color: UIColor) -> UIColor {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    }

    @Test func aRowGetsTheColorOfGroupsWhereCodeHasSetNone() {
        for style in [UITableView.Style.grouped, .insetGrouped] {
            #expect(seen([nil], in: style) == [dark(.secondarySystemGroupedBackground)])
        }
        #expect(seen([nil], in: .plain) == [dark(.systemBackground)])
    }

    @Test func aColorThatCodeHasSetStaysInGroups() {
        let changing = UIColor { $0.userInterfaceStyle == .dark ? .red : .white }
        let colors = seen([.white, changing, .systemBackground], in: .insetGrouped)
        #expect(colors == [.white, .red, dark(.systemBackground)])
    }

    @Test func aColorThatIsWhiteInLightModeStaysInGroups() {
        let changing = UIColor { $0.userInterfaceStyle == .dark ? .red : .white }
        let cell = host.withCurrent {
            let cell = UITableViewCell()
            cell.backgroundColor = changing
            cell.show(at: 0, of: 1, .grouped)
            return cell
        }
        #expect(cell.hasOwnBackground && cell.backgroundColor === changing)
    }

    @Test func whatTheRowAndTheTableSetIsNotTheRowsOwn() {
        host.withCurrent {
            let cell = UITableViewCell()
            #expect(!cell.hasOwnBackground)
            cell.show(at: 0, of: 1, .grouped)
            #expect(!cell.hasOwnBackground)
            cell.backgroundColor = nil
            cell.show(at: 0, of: 1, .grouped)
            #expect(cell.hasOwnBackground && cell.backgroundColor == nil)
        }
    }
}
