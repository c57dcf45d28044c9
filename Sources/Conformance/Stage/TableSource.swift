import UIKit

/// The data source of a table whose sections and cells are in a list.
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// A section: its title and the cells.
    struct Section {
        var title: String
        var footer: String?
        var cells: [(text: String, detail: String?, style: UITableViewCell.CellStyle)]
    }

    let sections: [Section]
    /// A Boolean value that indicates whether the cells show their texts by content configurations; default
    /// false: in labels of their own.
    var hasConfigurations = false
    /// The accessory of each cell; default none.
    var accessory = UITableViewCell.AccessoryType.none

    init(_ sections: [Section]) { self.sections = sections }

    /// The table of the rows about plain tables.
    static var food: TableSource {
        let lists = [
            ("Fruits", ["Apple", "Banana", "Cherry"]), ("Vegetables", ["Asparagus", "Beetroot"]),
            ("Grains", ["Amaranth", "Barley"]),
        ]
        return TableSource(
            lists.map { Section(title: $0.0, footer: nil, cells: $0.1.map { ($0, nil, .default) }) })
    }

    /// The table of the rows about inset groups: two sections of three cells.
    static var account: TableSource {
        let styles: [[UITableViewCell.CellStyle]] = [
            [.value1, .value1, .default], [.subtitle, .default, .subtitle],
        ]
        return TableSource(
            styles.map { styles in
                Section(
                    title: "Account", footer: "One line", cells: styles.map { ("Name", "Value", $0) })
            })
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cells.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let (text, detail, style) = sections[indexPath.section].cells[indexPath.row]
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.accessoryType = accessory
        if hasConfigurations {
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = (text, style == .default ? nil : detail)
            cell.contentConfiguration = content
        } else {
            cell.textLabel?.text = text
            cell.detailTextLabel?.text = detail
        }
        return cell
    }
}
