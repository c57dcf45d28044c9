/// The rectangles of a table's rows, headers and footers.
///
/// The height of a row with automatic height is an estimate until its cell is measured.
@MainActor struct TableRows {
    /// A header or footer of a section.
    struct Header {
        fileprivate(set) var frame: CGRect
        let view: UIView?
        let section: Int
        let isFooter: Bool
    }

    private struct Section {
        var header: Int?
        var footer: Int?
        var heights: [CGFloat] = []
        var estimates: [Bool] = []
        /// The tops of the rows, in points.
        var tops: [CGFloat] = []
        /// The distance above the header, in points.
        var padding: CGFloat = 0
        /// The bottom of the last row, in points.
        var end: CGFloat = 0
    }

    /// The greatest number of rows of a table.
    private static let mostRows = 10_000_000

    private var sections: [Section] = []
    private(set) var headers: [Header] = []
    /// The height of the content, in points.
    private(set) var height: CGFloat = 0
    private var top: CGFloat = 0, bottom: CGFloat = 0, width: CGFloat = 0
    /// The distances of the rows from the sides of the table, in points.
    private(set) var insets = UIEdgeInsets.zero

    /// The width of the table for which the rows were measured, in points.
    private(set) var tableWidth: CGFloat = 0

    init() {}

    /// Asks data source and delegate of a table for the numbers and heights of rows. Automatic heights begin
    /// with those of the rows before. Headers and footers of sections that stay keep their views.
    init(
        of table: UITableView, after before: TableRows = TableRows(),
        keeping kept: (_ section: Int, _ isFooter: Bool) -> Header? = { _, _ in nil }
    ) {
        top = table.tableHeaderView?.bounds.height ?? 0
        bottom = table.tableFooterView?.bounds.height ?? 0
        (insets, tableWidth) = (table.rowInsets, table.bounds.width)
        width = max(0, tableWidth - insets.left - insets.right)
        for index in 0..<Self.checked(table.numberOfSections, "sections", table) {
            var section = Section()
            let isAfterGap = sections.last?.footer.map { headers[$0].view == nil } ?? false
            let header = HeaderContent(
                above: index, of: table, isAfterGap: isAfterGap, keeping: kept(index, false))
            section.header = add(header, index, isFooter: false)
            if section.header != nil { section.padding = table.headerPadding }
            addRows(of: index, to: &section, table, before)
            let footer = HeaderContent(below: index, of: table, keeping: kept(index, true))
            section.footer = add(footer, index, isFooter: true)
            sections.append(section)
        }
        place()
    }

    private static func checked(_ count: Int, _ noun: String, _ table: UITableView) -> Int {
        guard count < 0 || count > mostRows else { return count }
        let context = RunContext.current
        let rule = count < 0 ? "a number is at least 0" : "a film shows at most \(mostRows)"
        context.fail(
            SceneFailure("\(context.name(of: table)): the data source has \(count) \(noun); \(rule)."))
        return 0
    }

    private func addRows(
        of index: Int, to section: inout Section, _ table: UITableView, _ before: TableRows
    ) {
        let count = Self.checked(table.numberOfRows(inSection: index), "rows in section \(index)", table)
        section.heights.reserveCapacity(count)
        section.estimates.reserveCapacity(count)
        for row in 0..<count {
            let path = IndexPath(row: row, section: index)
            let wanted =
                table.fixedRows?.height(of: path)
                ?? table.tableDelegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
            let height = table.sound(wanted, "row \(path.text)")
            section.estimates.append(height < 0)
            section.heights.append(height < 0 ? before.height(of: path) ?? table.estimate(of: path) : height)
        }
    }

    private mutating func add(_ content: HeaderContent, _ section: Int, isFooter: Bool) -> Int? {
        guard content.height > 0 else { return nil }
        let frame = CGRect(x: 0, y: 0, width: tableWidth, height: content.height)
        headers.append(Header(frame: frame, view: content.view, section: section, isFooter: isFooter))
        return headers.count - 1
    }

    /// Puts headers, rows and footers below one another.
    mutating func place() {
        var y = top
        for index in sections.indices {
            y += sections[index].padding
            place(sections[index].header, &y)
            var tops: [CGFloat] = []
            tops.reserveCapacity(sections[index].heights.count)
            for height in sections[index].heights {
                tops.append(y)
                y += height
            }
            (sections[index].tops, sections[index].end) = (tops, y)
            place(sections[index].footer, &y)
        }
        height = y + bottom
    }

    private mutating func place(_ header: Int?, _ y: inout CGFloat) {
        guard let header else { return }
        headers[header].frame.origin.y = y
        y += headers[header].frame.height
    }

    /// The number of rows in each section.
    var counts: [Int] { sections.map(\.heights.count) }

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].heights.indices.contains(path.row)
    }

    /// Returns the frame of a row; nil for none.
    func frame(of path: IndexPath) -> CGRect? {
        guard contains(path) else { return nil }
        let section = sections[path.section]
        return CGRect(
            x: insets.left, y: section.tops[path.row], width: width, height: section.heights[path.row])
    }

    /// Returns the bottom of the rows of a section, in points.
    func end(ofSection section: Int) -> CGFloat { sections[section].end }

    /// Returns the header or footer of a section; nil for none.
    func entry(ofSection section: Int, isFooter: Bool) -> Header? {
        guard sections.indices.contains(section) else { return nil }
        let index = isFooter ? sections[section].footer : sections[section].header
        return index.map { headers[$0] }
    }

    /// Returns the frame of the header of a section, without height where it has none; zero for no section.
    func header(ofSection index: Int) -> CGRect {
        guard sections.indices.contains(index) else { return .zero }
        let section = sections[index]
        return section.header.map { headers[$0].frame }
            ?? CGRect(x: 0, y: section.tops.first ?? section.end, width: tableWidth, height: 0)
    }

    /// Returns the frame of the footer of a section, without height where it has none; zero for no section.
    func footer(ofSection index: Int) -> CGRect {
        guard sections.indices.contains(index) else { return .zero }
        let section = sections[index]
        return section.footer.map { headers[$0].frame }
            ?? CGRect(x: 0, y: section.end, width: tableWidth, height: 0)
    }

    private func height(of path: IndexPath) -> CGFloat? {
        contains(path) ? sections[path.section].heights[path.row] : nil
    }

    /// Returns whether the height of a row is an estimate.
    func isEstimate(_ path: IndexPath) -> Bool { sections[path.section].estimates[path.row] }

    /// Returns whether the height of a row was measured.
    func wasMeasured(_ path: IndexPath) -> Bool { contains(path) && !isEstimate(path) }

    /// Sets the measured height of a row; `place()` moves what lies below.
    mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
        sections[path.section].heights[path.row] = height
        sections[path.section].estimates[path.row] = false
    }

    /// Moves a row with its height to another place, which counts after it was taken out.
    mutating func move(_ path: IndexPath, to newPath: IndexPath) {
        let height = sections[path.section].heights.remove(at: path.row)
        let isEstimate = sections[path.section].estimates.remove(at: path.row)
        sections[newPath.section].heights.insert(height, at: newPath.row)
        sections[newPath.section].estimates.insert(isEstimate, at: newPath.row)
        place()
    }

    /// Returns the rows that a rectangle touches, from top to bottom.
    func paths(in area: CGRect) -> [IndexPath] {
        sections.indices.flatMap { index -> [IndexPath] in
            let section = sections[index]
            guard let first = section.tops.first, first < area.maxY, section.end > area.minY else {
                return []
            }
            // The tops grow, so the first row that is seen is found by halves.
            var (low, high) = (0, section.tops.count)
            while low < high {
                let middle = (low + high) / 2
                if section.tops[middle] + section.heights[middle] > area.minY {
                    high = middle
                } else {
                    low = middle + 1
                }
            }
            return section.tops[low...].prefix { $0 < area.maxY }.indices
                .filter { section.heights[$0] > 0 }
                .map { IndexPath(row: $0, section: index) }
        }
    }
}
