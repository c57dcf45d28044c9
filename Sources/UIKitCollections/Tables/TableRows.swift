/// The rectangles of a table's rows and headers.
@MainActor struct TableRows {
    /// A header or footer of a section.
    struct Header {
        let frame: CGRect
        let view: UIView?
        let section: Int
        let isFooter: Bool
    }

    private var frames: [[CGRect]] = []
    private(set) var headers: [Header] = []
    /// The height of the content, in points.
    private(set) var height: CGFloat = 0

    init() {}

    /// Asks data source and delegate of a table for the numbers and heights of rows.
    init(of table: UITableView) {
        let width = table.bounds.width
        height = table.tableHeaderView?.bounds.height ?? 0
        for section in 0..<table.numberOfSections {
            add(Self.header(of: table, section), width, section, isFooter: false)
            frames.append(
                (0..<table.numberOfRows(inSection: section)).map { row in
                    let path = IndexPath(row: row, section: section)
                    let wanted =
                        table.fixedRows?.height(of: path)
                        ?? table.tableDelegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
                    let frame = CGRect(x: 0, y: height, width: width, height: wanted < 0 ? 44 : wanted)
                    height += frame.height
                    return frame
                })
            add(Self.footer(of: table, section), width, section, isFooter: true)
        }
        height += table.tableFooterView?.bounds.height ?? 0
    }

    private mutating func add(
        _ header: (height: CGFloat, view: UIView?), _ width: CGFloat, _ section: Int, isFooter: Bool
    ) {
        guard header.height > 0 else { return }
        let frame = CGRect(x: 0, y: height, width: width, height: header.height)
        headers.append(Header(frame: frame, view: header.view, section: section, isFooter: isFooter))
        height += header.height
    }

    private static func header(of table: UITableView, _ section: Int) -> (height: CGFloat, view: UIView?) {
        let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
        let view =
            table.tableDelegate?.tableView(table, viewForHeaderInSection: section)
            ?? title.map { label($0, table, isHeader: true) }
        let usual: CGFloat = view == nil ? (table.style == .plain ? 0 : 18) : table.style == .plain ? 28 : 38
        let wanted =
            table.tableDelegate?.tableView(table, heightForHeaderInSection: section)
            ?? table.sectionHeaderHeight
        return (wanted < 0 ? usual : wanted, view)
    }

    private static func footer(of table: UITableView, _ section: Int) -> (height: CGFloat, view: UIView?) {
        let title = table.dataSource?.tableView(table, titleForFooterInSection: section)
        let view =
            table.tableDelegate?.tableView(table, viewForFooterInSection: section)
            ?? title.map { label($0, table, isHeader: false) }
        let wanted =
            table.tableDelegate?.tableView(table, heightForFooterInSection: section)
            ?? table.sectionFooterHeight
        return (wanted < 0 ? (view == nil ? 0 : 28) : wanted, view)
    }

    private static func label(_ title: String, _ table: UITableView, isHeader: Bool) -> UIView {
        let isPlain = table.style == .plain
        let field = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 28))
        field.backgroundColor = isPlain && isHeader ? .secondarySystemBackground : .clear
        let label = UILabel(frame: CGRect(x: 15, y: 0, width: 70, height: 28))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = isPlain ? title : title.uppercased()
        label.font = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        label.textColor = isPlain ? .label : .secondaryLabel
        field.addSubview(label)
        return field
    }

    /// The number of rows in each section.
    var counts: [Int] { frames.map(\.count) }

    func contains(_ path: IndexPath) -> Bool {
        frames.indices.contains(path.section) && frames[path.section].indices.contains(path.row)
    }

    func frame(of path: IndexPath) -> CGRect? {
        contains(path) ? frames[path.section][path.row] : nil
    }

    /// Returns the rows that a rectangle touches, from top to bottom.
    func paths(in area: CGRect) -> [IndexPath] {
        frames.indices.flatMap { section in
            frames[section].indices.filter { row in
                let frame = frames[section][row]
                return frame.maxY > area.minY && frame.minY < area.maxY
            }.map { IndexPath(row: $0, section: section) }
        }
    }
}
