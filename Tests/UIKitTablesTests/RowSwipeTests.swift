import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Rows of tables that fingers swipe aside.
@MainActor @Suite struct RowSwipeTests {
    private class List: UITableViewController {
        var names = ["Ada", "Ben", "Cleo"]
        let log = Log()
        var isFullSwipeAllowed = true

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log("selected")
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard indexPath.row < 2 else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [self] _, _, finish in
                log("delete \(names[indexPath.row])")
                names.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .fade)
                finish(true)
            }
            let flag = UIContextualAction(style: .normal, title: "Flag") { [self] _, _, finish in
                log("flag")
                finish(true)
            }
            let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
            configuration.performsFirstActionWithFullSwipe = isFullSwipeAllowed
            return configuration
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let list = List(style: .plain)

    init() {
        host.install(list)
        host.advance(by: 1.0 / 60)
    }

    private func run(_ script: InputScript) {
        host.inputScript = script
        for _ in 0..<90 { host.advance(by: 1.0 / 60) }
    }

    /// Drags a row to the left by a distance, at its end slowly.
    private func swipe(_ row: Int, by distance: CGFloat) {
        let y = 22 + 44 * CGFloat(row)
        let now = host.context.clock.time
        let path = [CGPoint(x: 300, y: y), CGPoint(x: 300 - distance, y: y)]
        run([.pan(along: path, from: now + 0.1, to: now + 0.9)])
    }

    private func tap(_ point: CGPoint) {
        run([.tap(at: point, time: host.context.clock.time + 0.1)])
    }

    private func left(_ row: Int) -> CGFloat? {
        list.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minX
    }

    private var texts: [String] { PageText.all(of: host.picture()).map(\.string) }

    @Test func aSwipeUncoversTheActions() throws {
        swipe(0, by: 150)
        let moved = try #require(left(0))
        // Two buttons, each at least 74 points wide.
        #expect(moved < -148 && moved > -200 && left(1) == 0)
        #expect(texts.contains("Delete") && texts.contains("Flag") && list.log.entries.isEmpty)
    }

    @Test func aRowKnowsWhetherItsActionsAreUncovered() {
        final class Noted: UITableViewCell {
            var notes: [Bool] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                if notes.last != showingDeleteConfirmation { notes.append(showingDeleteConfirmation) }
            }
        }
        final class NotedList: List {
            lazy var cells = [Noted(), Noted(), Noted()]
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { cells[indexPath.row] }
        }
        let noted = NotedList(style: .plain)
        host.install(noted)
        host.advance(by: 1.0 / 60)
        swipe(0, by: 150)
        #expect(noted.cells.map(\.showingDeleteConfirmation) == [true, false, false])
        tap(CGPoint(x: 100, y: 110))
        #expect(noted.cells.map(\.notes) == [[false, true, false], [false], [false]])
    }

    @Test func aShortSwipeReturns() {
        swipe(0, by: 40)
        #expect(left(0) == 0 && !texts.contains("Delete"))
    }

    @Test func aTapOnAnActionPerformsItAndClosesTheRow() {
        swipe(0, by: 150)
        // The first action is at the edge, the second one beside it.
        tap(CGPoint(x: 200, y: 22))
        #expect(list.log.entries == ["flag"] && left(0) == 0 && !texts.contains("Flag"))
    }

    @Test func anActionMayDeleteTheRow() {
        swipe(1, by: 150)
        tap(CGPoint(x: 300, y: 66))
        #expect(list.log.entries == ["delete Ben"])
        #expect(texts.contains("Ada") && texts.contains("Cleo"))
        #expect(!texts.contains("Ben") && !texts.contains("Delete"))
        #expect(left(0) == 0 && left(1) == 0)
    }

    @Test func aRowThatMovesWithTheDataReturns() {
        swipe(0, by: 150)
        host.withCurrent {
            list.names = ["Ben", "Cleo", "Ada"]
            list.tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        }
        #expect(texts.contains("Delete"))
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(left(0) == 0 && left(2) == 0 && !texts.contains("Delete"))
        #expect(host.failure == nil)
    }

    @Test func aLongSwipePerformsTheFirstAction() {
        swipe(0, by: 290)
        #expect(list.log.entries == ["delete Ada"] && !texts.contains("Ada"))
    }

    @Test func aLongSwipeOnlyOpensWhereItMayNotPerform() {
        list.isFullSwipeAllowed = false
        swipe(0, by: 290)
        #expect(list.log.entries.isEmpty && texts.contains("Delete"))
    }

    @Test func aTapElsewhereClosesTheRowAndSelectsNothing() {
        swipe(0, by: 150)
        tap(CGPoint(x: 100, y: 110))
        #expect(left(0) == 0 && list.log.entries.isEmpty && !texts.contains("Delete"))
        tap(CGPoint(x: 100, y: 110))
        #expect(list.log.entries == ["selected"])
    }

    @Test func aRowWithoutActionsStays() {
        swipe(2, by: 150)
        #expect(left(2) == 0 && !texts.contains("Delete"))
    }

    /// Rows H0403 to H0412 of Apple's numbers: two buttons of 63.5 points with three gaps of 10 are 157 wide,
    /// and a swipe performs the first action from two thirds of the row's width on.
    @Test func buttonsHaveGapsInIOS26() throws {
        let (host, list) = (
            SceneHost(size: CGSize(width: 375, height: 667), scale: 2), List(style: .plain)
        )
        host.look = .iOS26
        host.install(list)
        host.inputScript = [
            .pan(along: [CGPoint(x: 350, y: 26), CGPoint(x: 95, y: 26)], from: 0.1, to: 0.9)
        ]
        for _ in 0..<90 { host.advance(by: 1.0 / 60) }
        let row = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(isNear(row.frame.minX, -157, within: 2) && list.log.entries.isEmpty)
        #expect(host.picture().texts.map(\.string).contains("Flag") && host.failure == nil)
    }

    /// Source adaptation registers the method where a class has it.
    @Test func aDataSourceThatDeletesRowsHasAButtonForThat() {
        final class Deleting: List {
            override func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? { nil }
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                names.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .left)
            }
            override func tableView(
                _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
            ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .none : .delete }
        }
        MethodTable.add("tableView:commit:forRowAt:") { (_: Deleting, _: Any, _: Any, _: Any) in nil }
        let (host, list) = (SceneHost(size: CGSize(width: 320, height: 568)), Deleting(style: .plain))
        host.install(list)
        host.inputScript = [
            .pan(along: [CGPoint(x: 250, y: 22), CGPoint(x: 200, y: 22)], from: 0.1, to: 0.3),
            .pan(along: [CGPoint(x: 250, y: 66), CGPoint(x: 190, y: 66)], from: 1.1, to: 1.3),
            .tap(at: CGPoint(x: 300, y: 66), time: 2),
        ]
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(!host.picture().texts.map(\.string).contains("Delete"))
        for _ in 0..<55 { host.advance(by: 1.0 / 60) }
        #expect(host.picture().texts.map(\.string).contains("Delete"))
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(list.names == ["Ada", "Cleo"] && host.failure == nil)
        #expect(host.picture().texts.map(\.string).sorted() == ["Ada", "Cleo"])
    }
}
