import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitTables

/// Changes of a table's rows and sections, and the spring that shows them: of its way 0.179 are left after
/// 0.15 s, and it is over after 0.441 s.
@MainActor @Suite struct TableUpdateTests {
    final class List: UITableViewController {
        var parts = [["a", "b", "c", "d"], ["e"]]
        var ended: [String] = []
        var height: CGFloat = 40

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.sectionHeaderTopPadding = 0
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { parts.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            parts[section].count
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Part \(parts[section].first ?? "")"
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = parts[indexPath.section][indexPath.row]
            cell.accessibilityIdentifier = parts[indexPath.section][indexPath.row]
            return cell
        }
        override func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { ended.append("\(cell.textLabel?.text ?? "") \(indexPath.section).\(indexPath.row)") }
    }

    let host = SceneHost(size: CGSize(width: 320, height: 568))
    let list = List(style: .plain)
    var table: UITableView { list.tableView }

    init() { host.install(list) }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func aTableDiffersFromItsDataDuringChanges() {
        host.withCurrent {
            table.beginUpdates()
            #expect(table.hasUncommittedUpdates && table.isPrefetchingEnabled)
            table.endUpdates()
            #expect(!table.hasUncommittedUpdates)
        }
    }

    /// Returns the frame in which the picture shows a row.
    private func seen(_ name: String) -> CGRect? {
        guard let layer = host.picture().layer(named: name) else { return nil }
        return CGRect(x: 0, y: 0, width: 320, height: 40).applying(layer.transform)
    }

    private func opacity(_ name: String) -> CGFloat? { host.picture().layer(named: name)?.opacity }

    @Test func anInsertedRowSlidesInAndTheOthersMove() {
        host.withCurrent {
            list.parts[0].insert("new", at: 1)
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .left)
        }
        #expect(isNear(seen("new")?.minX, -320) && isNear(seen("b")?.minY, 68))
        run(0.15)
        #expect(isNear(seen("new")?.minX, -57.3, within: 1) && isNear(seen("b")?.minY, 100.8, within: 1))
        #expect(isNear(seen("a")?.minY, 28) && isNear(seen("e")?.minY, 248.8, within: 1))
        run(0.35)
        #expect(isNear(seen("new")?.minX, 0) && isNear(seen("b")?.minY, 108))
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "new", "b", "c", "d", "e"])
        #expect(host.failure == nil && table.contentSize.height == 2 * 28 + 6 * 40)
    }

    @Test func aDeletedRowFadesAndItsCellIsUsedAgain() {
        host.withCurrent { list.parts[0].remove(at: 0) }
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        host.withCurrent { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }
        run(0.15)
        #expect(isNear(opacity("a"), 0.179, within: 0.01) && isNear(seen("b")?.minY, 35.2, within: 1))
        #expect(list.ended.isEmpty)
        run(0.35)
        #expect(opacity("a") == nil && list.ended == ["a 0.0"] && cell?.alpha == 1)
        host.withCurrent {
            list.parts[0].append("z")
            table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        }
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell && opacity("z") == 1)
    }

    /// The points are those after 0.15 s, on the way to (0, 68).
    @Test(
        arguments: [
            (.right, 57.3, 68), (.left, -57.3, 68), (.top, 0, 60.8), (.bottom, 0, 75.2), (.none, 0, 68),
            (.middle, 0, 68),
            (.automatic, 0, 68),
        ] as [(UITableView.RowAnimation, CGFloat, CGFloat)])
    func rowsComeFromWhereTheAnimationSays(_ animation: UITableView.RowAnimation, _ x: CGFloat, _ y: CGFloat)
    {
        host.withCurrent {
            list.parts[0].insert("new", at: 1)
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
        }
        run(0.15)
        #expect(isNear(seen("new")?.minX, x, within: 1) && isNear(seen("new")?.minY, y, within: 1))
        #expect(isNear(opacity("new"), animation.fadesIn ? 0.821 : 1, within: 0.01))
    }

    @Test func changesBetweenBeginAndEndAreShownTogether() {
        host.withCurrent {
            table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
            table.beginUpdates()
            list.parts[0] = ["d", "b", "x"]
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .right)
            table.beginUpdates()
            table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            table.endUpdates()
            table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
            table.endUpdates()
        }
        run(0.15)
        #expect(isNear(seen("a")?.minX, 262.7, within: 1) && isNear(seen("d")?.minY, 49.5, within: 1))
        #expect(isNear(opacity("c"), 0.179, within: 0.01) && isNear(opacity("x"), 0.821, within: 0.01))
        run(0.35)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["d", "b", "x", "e"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0) && host.failure == nil)
    }

    @Test func newHeightsAreShownInAnAnimation() {
        host.withCurrent {
            list.height = 80
            table.performBatchUpdates(nil)
        }
        run(0.15)
        #expect(isNear(seen("b")?.minY, 68 + 32.8, within: 1))
        run(0.35)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 108 && host.failure == nil)
    }

    @Test func sectionsComeAndGoWithTheirHeaders() {
        var isDone = false
        host.withCurrent {
            table.performBatchUpdates {
                list.parts = [["p", "q"], ["e", "f"]]
                table.deleteSections(IndexSet(integer: 0), with: .fade)
                table.insertSections(IndexSet(integer: 0), with: .right)
                table.reloadSections(IndexSet(integer: 1), with: .none)
            } completion: {
                isDone = $0
            }
        }
        run(0.15)
        #expect(isNear(seen("p")?.minX, 57.3, within: 1) && isNear(opacity("a"), 0.179, within: 0.01))
        #expect(
            host.picture().texts.map(\.string).filter { $0.hasPrefix("Part") }.sorted() == [
                "Part a", "Part e", "Part p",
            ])
        run(0.35)
        #expect(isDone && host.failure == nil)
        #expect(
            host.picture().texts.map(\.string).filter { $0.hasPrefix("Part") }.sorted() == [
                "Part e", "Part p",
            ])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["p", "q", "e", "f"])
    }

    @Test func aShorterTableScrollsBackWithItsRows() {
        host.withCurrent { list.parts = [(0..<40).map { "r\($0)" }] }
        host.withCurrent { table.reloadData() }
        run(0.05)
        host.withCurrent { table.contentOffset.y = table.contentSize.height - 568 }
        run(0.05)
        host.withCurrent {
            list.parts[0].removeLast(30)
            table.deleteRows(at: (10..<40).map { IndexPath(row: $0, section: 0) }, with: .fade)
        }
        run(0.5)
        #expect(table.contentOffset.y == 0 && table.indexPathsForVisibleRows?.count == 10)
        #expect(host.failure == nil && isNear(seen("r9")?.minY, 28 + 9 * 40))
    }

    @Test func numbersThatDoNotFitAreAFailure() {
        host.withCurrent { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }
        #expect(
            host.failure?.message.hasSuffix(
                "the update does not fit the data: section 0 had 4 rows before the update and has 4 after it, "
                    + "but 1 left it and 0 came.") == true, "\(host.failure?.message ?? "")")
    }

    @Test func changesBeforeTheFirstPictureReloadTheTable() {
        let (host, list) = (SceneHost(size: CGSize(width: 320, height: 568)), List(style: .plain))
        var isDone = false
        host.withCurrent {
            list.loadViewIfNeeded()
            list.parts = [["one"]]
            list.tableView.performBatchUpdates {
                list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            } completion: {
                isDone = $0
            }
        }
        host.install(list)
        host.advance(by: 0.1)
        #expect(isDone && host.failure == nil && list.tableView.visibleCells.count == 1)
    }
}
