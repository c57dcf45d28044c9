import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitTables

/// Rows of tables that are edited.
@MainActor @Suite struct RowEditingTests {
    class List: UITableViewController {
        var sections = [["Ada", "Ben", "Cleo"], ["Dora", "Emil"]]
        var style = UITableViewCell.EditingStyle.delete
        var indents = true
        var fixed: Set<String> = []
        let log = Log()

        override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(sections[indexPath.section][indexPath.row])
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { style }
        override func tableView(
            _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
        ) -> Bool { indents }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            if editingStyle == .delete {
                sections[indexPath.section].remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            } else {
                sections[indexPath.section].insert("New", at: indexPath.row)
                tableView.insertRows(at: [indexPath], with: .automatic)
            }
        }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            log("\(sourceIndexPath.text) \(destinationIndexPath.text)")
            let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log("selected \(indexPath.text)")
        }
        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log("uncovers \(indexPath.text)")
        }
    }
    /// A list whose methods of editing are known by their names, as source adaptation makes them.
    private final class Movable: List {}

    private let host = SceneHost(size: CGSize(width: 375, height: 667))
    private let list: List = Movable(style: .plain)

    init() {
        MethodTable.add("tableView:commit:forRowAt:") { (_: Movable, _: Any, _: Any, _: Any) in nil }
        MethodTable.add("tableView:moveRowAt:to:") { (_: Movable, _: Any, _: Any, _: Any) in nil }
    }

    private func show() {
        host.install(list)
        host.advance(by: 1.0 / 60)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func edit(_ isOn: Bool = true, animated: Bool = false) {
        host.withCurrent { list.setEditing(isOn, animated: animated) }
        host.advance(by: 1.0 / 60)
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        host.inputScript = [.tap(at: CGPoint(x: x, y: y), time: host.context.clock.time + 0.1)]
        run(1)
    }

    private func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell {
        try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: section)))
    }

    private var names: [String] { list.tableView.visibleCells.compactMap { $0.textLabel?.text } }

    /// The numbers are those of iOS 26.1, iPhone SE: content from 40 to 332, a mark of 26 points at 15, a
    /// grip of 27 points at 332.
    @Test func contentMakesRoomForMarkAndGrip() throws {
        show()
        let row = try cell(0)
        let indicator = row.contentView.frame.width
        edit()
        #expect(row.isEditing && list.isEditing && row.editingStyle == .delete && row.showsReorderControl)
        #expect(row.contentView.frame == CGRect(x: 40, y: 0, width: 292, height: 44))
        #expect(row.edits?.control?.frame == CGRect(x: 15, y: 9, width: 26, height: 26))
        #expect(row.edits?.grip?.frame == CGRect(x: 332, y: 0, width: 27, height: 44))
        edit(false)
        #expect(!row.isEditing && row.edits?.control == nil && row.edits?.grip == nil)
        #expect(row.contentView.frame == CGRect(x: 0, y: 0, width: indicator, height: 44))
        #expect(host.failure == nil && host.warnings.isEmpty)
    }

    @Test func anAnimatedChangeSlidesTheContentAndFadesTheMark() throws {
        show()
        let row = try cell(0)
        edit(animated: true)
        run(0.15 - 1.0 / 60)
        let layer = host.withCurrent { row.contentView.layer.presentation() }
        let left = try #require(layer).frame.minX
        #expect(left > 15 && left < 25)
        // The text slides with the content, although its label is shorter at the end.
        #expect(host.withCurrent { row.textLabel?.layer.presentation()?.frame.minX } == 16)
        let alpha = host.withCurrent { row.edits?.control?.layer.presentation()?.opacity }
        #expect(abs((alpha ?? 0) - 0.5) < 0.1)
        run(0.2)
        #expect(host.withCurrent { row.contentView.layer.presentation()?.frame.minX } == 40)
    }

    @Test func rowsHaveTheMarksThatDataSourceAndDelegateGiveThem() throws {
        (list.style, list.indents, list.fixed) = (.none, false, ["Ben"])
        show()
        edit()
        #expect(try cell(0).contentView.frame.minX == 0 && cell(0).edits?.control == nil)
        list.indents = true
        edit(false)
        edit()
        #expect(try cell(0).contentView.frame.minX == 40 && cell(1).contentView.frame.minX == 0)
        list.style = .insert
        edit(false)
        edit()
        #expect(try cell(0).edits?.control?.form == .plus && cell(1).edits?.control == nil)
        tap(28, 66)
        #expect(names.count == 5)
        tap(28, 22)
        #expect(names == ["New", "Ada", "Ben", "Cleo", "Dora", "Emil"])
        #expect(try cell(0).contentView.frame.minX == 40)
    }

    @Test func aTapOnTheMarkUncoversTheButtonThatDeletesTheRow() throws {
        show()
        edit()
        host.inputScript = [
            .pan(along: [CGPoint(x: 250, y: 66), CGPoint(x: 150, y: 66)], from: 0.1, to: 0.3)
        ]
        run(1)
        #expect(try cell(1).frame.minX == 0)
        tap(28, 66)
        #expect(try cell(1).frame.minX < -60)
        #expect(list.log.entries == ["uncovers [0, 1]"])
        tap(350, 66)
        #expect(names == ["Ada", "Cleo", "Dora", "Emil"] && host.failure == nil)
    }

    @Test func editingAccessoriesReplaceTheOthers() throws {
        show()
        let (row, button) = (try cell(0), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        host.withCurrent { row.editingAccessoryView = button }
        #expect(button.superview == nil)
        edit()
        #expect(button.superview === row && button.frame.maxX == 316)
        edit(false)
        #expect(button.superview == nil)
    }

    // MARK: Selection

    @Test func rowsThatAreEditedCannotBeSelected() throws {
        show()
        host.withCurrent {
            list.tableView.selectRow(
                at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        }
        edit()
        tap(200, 66)
        #expect(list.tableView.indexPathForSelectedRow == nil && list.log.entries.isEmpty)
        list.tableView.allowsSelectionDuringEditing = true
        tap(200, 66)
        #expect(list.tableView.indexPathForSelectedRow?.row == 1)
        edit(false)
        #expect(list.tableView.indexPathForSelectedRow == nil)
    }

    @Test func severalRowsCanBeSelectedByCircles() throws {
        list.fixed = ["Cleo"]
        show()
        list.tableView.allowsMultipleSelectionDuringEditing = true
        edit()
        let circle = try #require(try cell(0).edits?.control)
        #expect(circle.form == .circle && !circle.isOn)
        #expect(try cell(2).edits?.control == nil)
        tap(28, 22)
        tap(200, 66)
        #expect(circle.isOn && list.tableView.indexPathsForSelectedRows?.count == 2)
        tap(200, 22)
        #expect(!circle.isOn && list.tableView.indexPathsForSelectedRows?.map(\.row) == [1])
        #expect(list.log.entries == ["selected [0, 0]", "selected [0, 1]"])
    }

    // MARK: Movement

    private func drag(_ points: CGPoint...) {
        let now = host.context.clock.time
        host.inputScript = [.pan(along: points, from: now + 0.1, to: now + 1.1)]
    }

    @Test func aFingerMovesARowByItsGrip() throws {
        show()
        edit()
        let (row, neighbor) = (try cell(0), try cell(1))
        drag(CGPoint(x: 345, y: 22), CGPoint(x: 345, y: 100))
        run(1)
        #expect(row.frame.minY > 60 && row.layer.shadowOpacity > 0)
        #expect(list.tableView.contentOffset.y == 0 && list.log.entries.isEmpty)
        #expect(neighbor.frame.minY == 0 && names == ["Ben", "Cleo", "Ada", "Dora", "Emil"])
        run(0.8)
        #expect(list.log.entries == ["[0, 0] [0, 2]"] && list.sections[0] == ["Ben", "Cleo", "Ada"])
        #expect(row.frame.minY == 88 && row.layer.shadowOpacity == 0 && host.failure == nil)
        drag(CGPoint(x: 345, y: 22), CGPoint(x: 345, y: 24))
        run(2)
        #expect(list.log.entries.count == 1)
    }

    @Test func aRowMovesToAnotherSectionAndBack() throws {
        show()
        edit()
        drag(CGPoint(x: 345, y: 110), CGPoint(x: 345, y: 160))
        run(2)
        #expect(list.sections == [["Ada", "Ben"], ["Dora", "Cleo", "Emil"]])
        #expect(names == ["Ada", "Ben", "Dora", "Cleo", "Emil"])
        drag(CGPoint(x: 345, y: 154), CGPoint(x: 345, y: 10))
        run(2)
        #expect(list.sections == [["Cleo", "Ada", "Ben"], ["Dora", "Emil"]])
        #expect(host.failure == nil)
    }

    @Test func theDelegateChangesThePlaceOfARowInTheHand() throws {
        final class Kept: List {
            override func tableView(
                _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                toProposedIndexPath proposedDestinationIndexPath: IndexPath
            ) -> IndexPath {
                proposedDestinationIndexPath.section == sourceIndexPath.section
                    ? proposedDestinationIndexPath : IndexPath(row: 2, section: sourceIndexPath.section)
            }
        }
        MethodTable.add("tableView:moveRowAt:to:") { (_: Kept, _: Any, _: Any, _: Any) in nil }
        let kept = Kept(style: .plain)
        host.install(kept)
        host.advance(by: 1.0 / 60)
        host.withCurrent { kept.setEditing(true, animated: false) }
        drag(CGPoint(x: 345, y: 22), CGPoint(x: 345, y: 200))
        run(2)
        #expect(kept.log.entries == ["[0, 0] [0, 2]"])
    }

    @Test func aListThatMovesNoRowsHasNoGrips() throws {
        let still = List(style: .plain)
        host.install(still)
        host.advance(by: 1.0 / 60)
        host.withCurrent { still.setEditing(true, animated: false) }
        let row = try #require(still.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(!row.showsReorderControl && row.edits?.grip == nil)
    }
}
