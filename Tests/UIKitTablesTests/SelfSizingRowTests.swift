import Testing
import UIKitHost
import UIKitTables
import UIKitTestSupport

/// Rows whose height follows their content.
@MainActor @Suite struct SelfSizingRowTests {
    final class NoteCell: UITableViewCell {
        let note = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            note.numberOfLines = 0
            note.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(note)
            let guide = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                note.topAnchor.constraint(equalTo: guide.topAnchor),
                note.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                note.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                note.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }

        var found = CGRect.zero
        override func layoutSubviews() {
            super.layoutSubviews()
            found = note.bounds
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        required convenience init(dequeuedAs identifier: String) {
            self.init(style: .default, reuseIdentifier: identifier)
        }
    }

    final class List: UITableViewController {
        var notes = ["Short", String(repeating: "a long note ", count: 12), "Short"]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            notes.count
        }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? NoteCell)?.note.text = notes[indexPath.row]
            return cell
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func heights(_ table: UITableView) -> [CGFloat] {
        (0..<table.numberOfRows(inSection: 0)).map {
            table.rectForRow(at: IndexPath(row: $0, section: 0)).height
        }
    }

    @Test func aRowIsAsHighAsItsTextAndMargins() throws {
        let list = List(style: .plain)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell)
        let text = host.withCurrent { cell.note.sizeThatFits(CGSize(width: 288, height: 10_000)).height }
        #expect(text > 3 * 17)
        #expect(abs(heights(list.tableView)[1] - (text + 22)) < 0.51)
        #expect(abs(cell.note.frame.height - text) < 0.51 && cell.note.frame.minY == 11)
        #expect(host.warnings.isEmpty)
    }

    @Test func aCellsLayoutFindsItsContentPlaced() throws {
        let list = List(style: .plain)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell)
        #expect(cell.found.width > 0 && cell.found == cell.note.bounds)
    }

    @Test func theContentIsAsHighAsTheRows() {
        let list = List(style: .plain)
        host.install(list)
        host.advance(by: 1.0 / 60)
        #expect(list.tableView.contentSize.height == heights(list.tableView).reduce(0, +))
    }

    @Test func anInsertedRowIsMeasuredToo() {
        let list = List(style: .plain)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let before = heights(list.tableView)
        host.withCurrent {
            list.notes.insert(list.notes[1], at: 0)
            list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        for _ in 0..<40 { host.advance(by: 1.0 / 60) }
        #expect(heights(list.tableView) == [before[1]] + before)
    }

    @Test func rowsOutOfSightKeepTheEstimate() {
        let list = List(style: .plain)
        list.notes = Array(repeating: list.notes[1], count: 100)
        list.tableView.estimatedRowHeight = 80
        host.install(list)
        host.advance(by: 1.0 / 60)
        #expect(heights(list.tableView).last == 80)
        host.withCurrent {
            list.tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
        }
        host.advance(by: 1.0 / 60)
        #expect(heights(list.tableView).last != 80)
    }

    @Test func aNegativeNumberOfRowsIsNamed() {
        final class Wrong: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                -5
            }
        }
        host.install(Wrong(style: .plain))
        host.advance(by: 1.0 / 60)
        #expect(host.failure?.description.contains("-5 rows in section 0; a number is at least 0") == true)
    }

    @Test func aReloadedRowIsMeasuredAgainAndNotSelected() {
        let list = List(style: .plain)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let before = heights(list.tableView)
        host.withCurrent {
            list.tableView.selectRow(
                at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            list.notes[1] = "Short"
            list.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        }
        #expect(heights(list.tableView) == [before[0], before[0], before[0]])
        #expect(list.tableView.indexPathForSelectedRow == nil)
        host.withCurrent {
            list.tableView.selectRow(
                at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            list.notes[1] = String(repeating: "a long note ", count: 12)
            list.tableView.reloadSections([0], with: .fade)
        }
        #expect(heights(list.tableView) == before && list.tableView.indexPathForSelectedRow == nil)
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        #expect(host.failure == nil)
    }

    @Test func aReconfiguredRowKeepsItsCellAndTakesItsNewHeight() throws {
        let list = List(style: .plain)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let path = IndexPath(row: 1, section: 0)
        let (before, cell) = (heights(list.tableView), try #require(list.tableView.cellForRow(at: path)))
        host.withCurrent {
            list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            list.notes[1] = "Short"
            list.tableView.reconfigureRows(at: [path])
        }
        #expect(heights(list.tableView)[1] == before[0] && list.tableView.cellForRow(at: path) === cell)
        #expect(list.tableView.indexPathForSelectedRow == path && host.failure == nil)
    }
}

/// The forms of groups and the headers of tables.
@MainActor @Suite struct TableStyleTests {
    final class Fruits: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 3 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    private let host = SceneHost(size: CGSize(width: 375, height: 480))

    /// Rows T0015 and T0016 of Apple's numbers: an inset group on an iPhone 375 points wide.
    @Test func anInsetGroupKeepsMargins() throws {
        let list = Fruits(style: .insetGrouped)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let row = list.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(row.minX == 16 && row.width == 343)
        let cells = list.tableView.visibleCells
        #expect(cells.first?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cells.first?.layer.cornerRadius == 10 && cells[1].layer.cornerRadius == 0)
    }

    /// Row T0011: the first header of a plain table lies 22 points below the top; T0012 and T0014: the header
    /// of the section at the top stays in sight; T0013: it leaves with the last row, 22 + 3 * 51.5 there.
    @Test func headersOfAPlainTableStayInSight() throws {
        let list = Fruits(style: .plain)
        host.install(list)
        host.advance(by: 1.0 / 60)
        func header(_ section: Int) -> CGRect? {
            list.tableView.headerView(forSection: section)?.frame
        }
        #expect(header(0)?.minY == 22)
        host.withCurrent { list.tableView.contentOffset.y = 100 }
        host.advance(by: 1.0 / 60)
        #expect(header(0)?.minY == 100)
        let end = list.tableView.rectForRow(at: IndexPath(row: 9, section: 0)).maxY
        host.withCurrent { list.tableView.contentOffset.y = end - 10 }
        host.advance(by: 1.0 / 60)
        #expect(header(0)?.maxY == end)
    }

    /// Rows T0001, T0003, T0005, T0006, T0008 and T0010: the views of marks, and the room that they leave.
    @Test(arguments: [
        (
            UITableViewCell.AccessoryType.disclosureIndicator,
            CGRect(x: 348.5, y: 15, width: 10.5, height: 14), 348.5
        ),
        (.checkmark, CGRect(x: 337.5, y: 13, width: 19, height: 18), 335),
    ])
    func marksHaveTheSizesOfTheDevice(type: UITableViewCell.AccessoryType, frame: CGRect, room: CGFloat) {
        SceneHost(size: CGSize(width: 375, height: 667), scale: 2).withCurrent {
            let cell = UITableViewCell()
            cell.accessoryType = type
            cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame.width == room)
            #expect(cell.subviews.last?.frame == frame)
            cell.tintColor = .red
            #expect((cell.subviews.last?.tintColor == .red) == (type == .checkmark))
            cell.accessoryType = .none
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame.width == 375 && cell.subviews.last === cell.contentView)
        }
    }

    /// As measured on simulators of iOS 26.1: groups are 16 points from the edges of a phone of 375 points,
    /// and 20 from those of one of 393.
    @Test(arguments: [(true, 375.0, 16.0), (true, 393, 20), (false, 393, 16), (false, 414, 20)])
    func groupsAreFartherFromTheEdgesOfWidePhones(_ isIOS26: Bool, _ width: Double, _ margin: Double) throws {
        let host = SceneHost(size: CGSize(width: CGFloat(width), height: 800), scale: 2)
        host.look = isIOS26 ? .iOS26 : .iOS18
        let list = TwoKinds(style: .insetGrouped)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let table = try #require(list.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.minX == CGFloat(margin) && cell.frame.width == CGFloat(width - 2 * margin))
    }

    /// As measured on an iPhone 16 of iOS 26.1: texts of inset groups are 16 points from the edges of the
    /// rows, and titles stand 6 1/3 points above these.
    @Test func textsOfInsetGroupsAreNearTheEdgesOfTheRows() throws {
        let host = SceneHost(size: CGSize(width: 393, height: 852), scale: 3)
        host.look = .iOS26
        let list = TwoKinds(style: .insetGrouped)
        host.install(list)
        host.advance(by: 1.0 / 60)
        try host.withCurrent {
            let table = try #require(list.tableView)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.frame.minX == 20 && cell.textLabel?.frame.minX == 16)
            let title = try #require(table.headerView(forSection: 0)?.textLabel?.frame)
            #expect(abs(title.minX - 36) < 1e-9 && abs(title.minY - 86.0 / 3) < 1e-9)
        }
    }

    @Test func configurationsOfIOS26HaveTheirTextsDirectlyBelowOneAnother() throws {
        let host = SceneHost(size: CGSize(width: 375, height: 667), scale: 2)
        host.look = .iOS26
        try host.withCurrent {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = ("Text", "Second")
            let view = try #require(content.makeContentView() as? UIListContentView)
            // 15.5 points, a line of 20.5, one of 18, and 15.5 again.
            #expect(view.sizeThatFits(CGSize(width: 343, height: 0)).height == 69.5)
        }
    }

    /// The heights that were measured on simulators of iOS 26.1 with two pixels a point: rows of texts 52,
    /// with a text below 62, and 69.5 in groups; first titles of groups 55.5, those after a gap 38.
    @Test func rowsAreHigherInTheLookOfIOS26() throws {
        typealias Heights = (UITableView.Style, [CGFloat])
        let known: [Heights] = [(.plain, [28, 52, 62]), (.insetGrouped, [55.5, 52, 69.5])]
        for (style, heights) in known {
            let host = SceneHost(size: CGSize(width: 375, height: 667), scale: 2)
            host.look = .iOS26
            let list = TwoKinds(style: style)
            host.install(list)
            host.advance(by: 1.0 / 60)
            let table = try #require(list.tableView)
            let rows = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            #expect([table.rectForHeader(inSection: 0).height] + rows == heights)
            #expect(table.rectForHeader(inSection: 1).height == (style == .plain ? 28 : 38))
            let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
            let tops = [cell?.textLabel, cell?.detailTextLabel].map { $0?.frame.minY }
            #expect(style != .plain || tops == [9, 32.5])
        }
    }
}

/// A table of two sections with a row of a text and one of two texts.
private final class TwoKinds: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Title"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: indexPath.row == 0 ? .default : .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Second"
        return cell
    }
}
