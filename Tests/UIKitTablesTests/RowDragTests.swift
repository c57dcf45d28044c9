import Foundation
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Rows that a finger drags within a table and from one table to another, by the tables' delegates.
@MainActor @Suite struct RowDragTests {
    private class List: UITableViewController, UITableViewDragDelegate {
        let log = Log()
        var names: [String]

        init(_ names: [String]) {
            self.names = names
            super.init(style: .plain)
            tableView.rowHeight = 44
            tableView.dragDelegate = self
        }
        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            log("lifts \(indexPath.row)")
            let item = UIDragItem(
                itemProvider: NSItemProvider(object: NSString(string: names[indexPath.row])))
            item.localObject = names[indexPath.row]
            return [item]
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            log("begins \(tableView.hasActiveDrag)")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            log("ends \(tableView.hasActiveDrag)")
        }
    }

    /// A table that moves its rows itself, known by the name of its method as source adaptation makes it.
    private final class Movable: List {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            log("moves \(sourceIndexPath.row) to \(destinationIndexPath.row)")
            names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
    }

    /// A table whose delegate of drops moves rows and takes those of other tables.
    private final class Taker: List, UITableViewDropDelegate {
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath

        override init(_ names: [String]) {
            super.init(names)
            tableView.dropDelegate = self
        }
        required init?(coder: NSCoder) { nil }

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy, intent: intent)
        }
        func tableView(
            _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
        ) {
            let path = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
            for item in coordinator.items {
                let name = item.dragItem.localObject as? String ?? ""
                log("drops \(name) from \(item.sourceIndexPath?.row ?? -1) at \(path.row)")
                tableView.performBatchUpdates {
                    if let source = item.sourceIndexPath {
                        names.remove(at: source.row)
                        tableView.deleteRows(at: [source], with: .automatic)
                    }
                    names.insert(name, at: path.row)
                    tableView.insertRows(at: [path], with: .automatic)
                }
                coordinator.drop(item.dragItem, toRowAt: path).addCompletion { [log] _ in log("in place") }
            }
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
            log("enters")
        }
        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
            log("exits")
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
            log("session ends")
        }
    }

    private let host = SceneHost(size: CGSize(width: 375, height: 667))

    init() {
        MethodTable.add("tableView:moveRowAt:to:") { (_: Movable, _: Any, _: Any, _: Any) in nil }
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func show(_ list: List) {
        host.install(list)
        run(0.1)
    }

    /// Drags from one height to another, from 0.2 s to 2 s.
    private func drag(from start: CGFloat, to end: CGFloat) {
        host.inputScript = [
            .drag(along: [CGPoint(x: 150, y: start), CGPoint(x: 150, y: end)], from: 0.2, to: 2)
        ]
    }

    private func shown(_ list: List) -> [String] {
        list.tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            .compactMap { $0.textLabel?.text }
    }

    @Test func aTableThatMovesRowsMovesThoseThatAreDragged() throws {
        let list = Movable(["Ada", "Ben", "Cleo", "Dora"])
        show(list)
        drag(from: 22, to: 110)
        run(1.7)
        // The others make room for the row, which is in the hand.
        #expect(shown(list) == ["Ben", "Cleo", "Ada", "Dora"] && list.names[0] == "Ada")
        #expect(list.tableView.visibleCells.map(\.alpha).sorted() == [0, 1, 1, 1])
        run(1.5)
        #expect(list.names == ["Ben", "Cleo", "Ada", "Dora"] && shown(list) == list.names)
        #expect(list.log.entries == ["lifts 0", "begins true", "moves 0 to 2", "ends false"])
        #expect(list.tableView.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(host.failure == nil && host.warnings.isEmpty)
    }

    @Test func theDelegateOfDropsMovesARowWhereTheOthersMadeRoom() throws {
        let list = Taker(["Ada", "Ben", "Cleo", "Dora"])
        show(list)
        drag(from: 154, to: 60)
        run(1.7)
        #expect(shown(list) == ["Ada", "Dora", "Ben", "Cleo"])
        run(1.5)
        #expect(list.names == ["Ada", "Dora", "Ben", "Cleo"] && shown(list) == list.names)
        #expect(
            list.log.entries == [
                "lifts 3", "begins true", "enters", "drops Dora from 3 at 1", "in place", "session ends",
                "ends false",
            ])
        #expect(list.tableView.visibleCells.allSatisfy { $0.alpha == 1 } && host.failure == nil)
    }

    @Test func aRowThatWouldTakeAnItemIsHighlighted() throws {
        let list = Taker(["Ada", "Ben", "Cleo"])
        list.intent = .insertIntoDestinationIndexPath
        show(list)
        drag(from: 22, to: 110)
        run(1.8)
        #expect(list.tableView.visibleCells.map(\.isHighlighted) == [false, false, true])
        #expect(shown(list) == ["Ada", "Ben", "Cleo"])
        run(1)
        #expect(list.tableView.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test func aRowIsDroppedOnAnotherTable() throws {
        let (source, taker) = (List(["Ada", "Ben"]), Taker(["Cleo", "Dora"]))
        let root = UIViewController()
        host.install(root)
        host.withCurrent {
            for (index, list) in [source, taker].enumerated() {
                root.addChild(list)
                list.tableView.frame = CGRect(x: 0, y: CGFloat(index) * 300, width: 375, height: 300)
                root.view.addSubview(list.tableView)
            }
        }
        run(0.1)
        drag(from: 66, to: 322)
        run(3)
        #expect(taker.names == ["Ben", "Cleo", "Dora"] && source.names == ["Ada", "Ben"])
        #expect(source.log.entries == ["lifts 1", "begins true", "ends false"])
        #expect(taker.log.entries == ["enters", "drops Ben from -1 at 0", "in place", "session ends"])
        #expect(host.failure == nil)
    }

    @Test func rowsStayWhereDragsAreDisabled() {
        let list = Movable(["Ada", "Ben", "Cleo"])
        list.tableView.dragInteractionEnabled = false
        show(list)
        drag(from: 22, to: 110)
        run(3)
        #expect(list.names == ["Ada", "Ben", "Cleo"] && list.log.entries.isEmpty)
    }

    @Test func explorationDragsARow() {
        let list = Movable(["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kim"])
        host.install(list)
        let explorer = Explorer(host, end: 12)
        while host.context.clock.time < 12 {
            explorer.act()
            host.advance(by: 1.0 / 60)
        }
        #expect(list.log.entries.contains { $0.hasPrefix("moves") })
    }
}
