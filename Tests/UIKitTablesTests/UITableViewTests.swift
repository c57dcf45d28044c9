import TestSupport
import Testing
import UIKitHost

@MainActor @Suite struct UITableViewTests {
    private class List: UITableViewController {
        var picked: [IndexPath] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.sectionHeaderTopPadding = 0
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Part \(section)"
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            picked.append(indexPath)
        }
    }

    /// A list with headers of its own; the second sets margins.
    private final class HeaderList: UITableViewController {
        let headers = (0..<2).map { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) }
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { UITableViewCell() }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            headers[section]
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let list = List(style: .plain)

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func aCellInReuseIsNotHighlightedByTheFingerOnItsFormerRow() throws {
        host.install(list)
        run(0.1)
        host.withCurrent {
            list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted = true
        }
        list.tableView.contentOffset.y = 600
        run(0.1)
        #expect(list.tableView.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test func theContentOfHeadersHasTheMarginsOfRows() {
        let list = HeaderList(style: .plain)
        list.headers[1].contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        list.headers[0].textLabel?.text = "Fruit"
        host.install(list)
        run(0.1)
        let margins = list.headers.map(\.contentView.layoutMargins)
        #expect(margins[0] == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
        #expect(margins[1] == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(list.headers[0].textLabel?.frame.minX == 16)
    }

    @Test func theControllerTakesTheRolesThatAreFreeOfATableThatIsSet() {
        final class Own: UITableViewController {
            override func loadView() { tableView = UITableView(frame: .zero, style: .grouped) }
        }
        let (controller, other) = (Own(style: .plain), UITableViewController(style: .plain))
        host.install(controller)
        host.withCurrent {
            #expect(controller.tableView.style == .grouped && controller.view === controller.tableView)
            #expect(controller.tableView.dataSource === controller)
            #expect(controller.tableView.delegate === controller)
            let table = UITableView(frame: .zero, style: .plain)
            table.delegate = other
            controller.tableView = table
            #expect(table.dataSource === controller && table.delegate === other)
        }
    }

    @Test func onlyTheRowsThatAreSeenHaveCells() {
        host.install(list)
        // The header is 28 points high, each row 44.
        #expect(list.tableView.contentSize == CGSize(width: 320, height: 2 * (28 + 50 * 44)))
        #expect(list.tableView.indexPathsForVisibleRows?.count == 13)
        let texts = PageText.all(of: host.picture()).map(\.string)
        #expect(texts.contains("Part 0") && texts.contains("Row 12") && !texts.contains("Row 13"))
        let first = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        host.withCurrent { list.tableView.contentOffset.y = 28 + 44 * 20 }
        run(0.1)
        #expect(list.tableView.indexPathsForVisibleRows?.first == IndexPath(row: 20, section: 0))
        #expect(list.tableView.visibleCells.contains { $0 === first })
    }

    @Test func theViewBehindTheRowsStaysWhereTheTableIsSeen() {
        host.install(list)
        let behind = UIView()
        host.withCurrent {
            list.tableView.backgroundView = behind
            list.tableView.contentOffset.y = 300
        }
        run(0.1)
        #expect(behind.frame == list.tableView.bounds && list.tableView.subviews.first === behind)
        host.withCurrent { list.tableView.backgroundView = nil }
        #expect(behind.superview == nil)
    }

    @Test func aTapSelectsARow() {
        host.install(list)
        host.inputScript = [.longPress(at: CGPoint(x: 100, y: 28 + 44 * 3 + 10), from: 0.1, to: 0.4)]
        run(0.3)
        #expect(list.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.isHighlighted == true)
        run(0.3)
        #expect(list.picked == [IndexPath(row: 3, section: 0)])
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test func aDragScrollsAndSelectsNothing() {
        host.install(list)
        host.inputScript = [
            .pan(along: [CGPoint(x: 100, y: 500), CGPoint(x: 100, y: 300)], from: 0.1, to: 0.5)
        ]
        run(1.5)
        #expect(list.tableView.contentOffset.y > 150 && list.picked.isEmpty)
    }

    @Test func titlesAreInHeadersThatCodeCanReach() {
        let (host, list) = (SceneHost(size: CGSize(width: 320, height: 568)), List(style: .plain))
        host.install(list)
        host.advance(by: 1.0 / 60)
        host.withCurrent {
            let header = list.tableView.headerView(forSection: 1)
            #expect(header?.textLabel?.text == "Part 1")
            #expect(list.tableView.footerView(forSection: 1) == nil)
        }
    }
    @Test func aCellHasNoViewsForWhatNobodyAskedFor() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.contentView.addSubview(UISlider())
        #expect(cell.contentView.subviews.map { "\(type(of: $0))" } == ["UISlider"])
        let label = try #require(cell.textLabel)
        #expect(
            cell.textLabel === label && cell.contentView.subviews == [cell.contentView.subviews[0], label])
        #expect(cell.detailTextLabel?.superview === cell.contentView)
        #expect(cell.imageView?.superview === cell.contentView && cell.contentView.subviews.count == 4)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }

    @Test func theDelegateHearsOfHeadersThatComeAndGo() {
        final class Noted: List {
            var notes: [String] = []
            override func tableView(
                _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
            ) {
                (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
                notes.append("+\(section)")
            }
            override func tableView(
                _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
            ) { notes.append("-\(section)") }
        }
        let list = Noted(style: .plain)
        host.install(list)
        run(0.1)
        #expect(list.notes.first == "+0" && !list.notes.contains("-0"))
        #expect(list.tableView.headerView(forSection: 0)?.textLabel?.textColor == .red)
        host.withCurrent { list.tableView.contentOffset.y = 5000 }
        run(0.1)
        #expect(list.notes.contains("-0"))
        host.withCurrent { list.tableView.contentOffset.y = 0 }
        run(0.1)
        #expect(list.notes.last(where: { $0.hasSuffix("0") }) == "+0" && host.failure == nil)
        let rows = list.tableView.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 10, height: 100))
        #expect(rows?.first == IndexPath(row: 0, section: 0))
    }
    @Test func theDelegateIndentsRows() throws {
        final class Tree: List {
            override func tableView(
                _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
            ) -> Int { indexPath.row % 2 * 3 }
        }
        let list = Tree(style: .plain)
        host.install(list)
        run(0.1)
        for offset in [0, 44.0] {
            host.withCurrent { list.tableView.contentOffset.y = offset }
            run(0.1)
            for cell in list.tableView.visibleCells.prefix(3) {
                let row = try #require(list.tableView.indexPath(for: cell)).row
                #expect(cell.textLabel?.frame.minX == (row % 2 == 0 ? 16 : 46), "\(row)")
            }
        }
    }
}
