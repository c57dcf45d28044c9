import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCollections

/// Snapshots of diffable data sources, and the animations from one to the next.
@MainActor @Suite struct DiffableSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func makeTable() -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
        host.withCurrent {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.rowHeight = 40
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            host.window.addSubview(table)
            return (table, source)
        }
    }

    private func makeGrid() -> (UICollectionView, UICollectionViewDiffableDataSource<String, Int>) {
        host.withCurrent {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 40)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            let grid = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let kind = UICollectionView.elementKindSectionHeader
            grid.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) {
                grid, path, item in
                let cell = grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                cell.tag = item
                return cell
            }
            source.supplementaryViewProvider = {
                $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "head", for: $2)
            }
            host.window.addSubview(grid)
            return (grid, source)
        }
    }

    private func top(_ view: UIView) -> CGFloat? {
        host.withCurrent { view.layer.presentation()?.frame.minY }
    }

    @Test func anAwaitedSnapshotEndsWithItsAnimation() {
        let (_, rows) = makeTable()
        let (_, cells) = makeGrid()
        let (first, next) = (snapshot([("a", [0, 1, 2])]), snapshot([("a", [0, 2])]))
        host.withCurrent {
            rows.apply(first, animatingDifferences: false)
            cells.apply(first, animatingDifferences: false)
        }
        run(0.1)
        var ends: Set<String> = []
        host.withCurrent {
            Task {
                await rows.apply(next)
                ends.insert("rows")
            }
            Task {
                await cells.apply(next)
                ends.insert("cells")
            }
        }
        run(0.1)
        #expect(rows.snapshot().itemIdentifiers == [0, 2] && cells.snapshot().itemIdentifiers == [0, 2])
        #expect(ends.isEmpty)
        run(1)
        #expect(ends == ["rows", "cells"])
    }

    @Test func rowsOfATableMoveComeAndGo() throws {
        let (table, source) = makeTable()
        host.withCurrent { source.apply(snapshot([("a", [0, 1, 2, 3, 4, 5])])) }
        run(0.1)
        let (first, gone) = (table.visibleCells[0], table.visibleCells[3])
        var ends = 0
        host.withCurrent { source.apply(snapshot([("a", [5, 7, 2, 1, 0])])) { ends += 1 } }
        run(0.15)
        #expect(isNear(top(first), 131.4, within: 1) && ends == 0)
        #expect(
            isNear(
                host.withCurrent { gone.layer.presentation().map { CGFloat($0.opacity) } }, 0.179,
                within: 0.01)
        )
        run(0.35)
        #expect(ends == 1 && gone.superview == nil && host.failure == nil)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["5", "7", "2", "1", "0"])
        #expect(table.visibleCells.last === first && first.frame.minY == 160)
    }

    @Test func itemsOfACollectionViewKeepTheirCellsThroughAllChanges() throws {
        let (grid, source) = makeGrid()
        host.withCurrent { source.apply(snapshot([("a", [0, 1, 2]), ("b", [3, 4]), ("c", [5])])) }
        run(0.4)
        let cells = Dictionary(uniqueKeysWithValues: grid.visibleCells.map { ($0.tag, $0) })
        let heads = grid.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        var ends = 0
        // "b" goes but 4 moves to "a"; "c" comes first; "d" is new and takes 1.
        let after = snapshot([("c", [5, 6]), ("a", [2, 0, 4]), ("d", [1, 7])])
        host.withCurrent { source.apply(after) { ends += 1 } }
        #expect(host.failure == nil && ends == 0)
        run(0.15)
        // The header of "a" is half way from 0 to 100, and that of "b" is half gone.
        #expect(isNear(top(heads[0]), 50, within: 1))
        let opacity = host.withCurrent { heads[1].layer.presentation().map { CGFloat($0.opacity) } }
        #expect(isNear(opacity, 0.5, within: 0.01))
        run(0.2)
        #expect(ends == 1 && grid.visibleCells.map(\.tag) == [5, 6, 2, 0, 4, 1, 7])
        for item in [0, 1, 2, 4, 5] { #expect(cells[item]?.superview === grid, "\(item)") }
        #expect(cells[3]?.superview == nil && heads[1].superview == nil)
        #expect(heads[0].frame.minY == 100 && heads[2].frame.minY == 0)
        for (section, entry) in after.sections.enumerated() {
            for (item, value) in entry.items.enumerated() {
                #expect(grid.cellForItem(at: IndexPath(item: item, section: section))?.tag == value)
            }
        }
        #expect(host.failure == nil)
    }

    @Test func withoutAnimationCellsAndSelectionStayAndTheEndIsTheNextTick() throws {
        let (grid, source) = makeGrid()
        host.withCurrent { source.apply(snapshot([("a", [0, 1, 2])]), animatingDifferences: false) }
        run(0.1)
        let cell = try #require(grid.cellForItem(at: IndexPath(2)))
        var ends = 0
        host.withCurrent {
            grid.selectItem(at: IndexPath(2), animated: false, scrollPosition: [])
            source.apply(snapshot([("a", [2, 0])]), animatingDifferences: false) { ends += 1 }
        }
        #expect(grid.cellForItem(at: IndexPath(0)) === cell && top(cell) == 20)
        #expect(grid.indexPathsForSelectedItems == [IndexPath(0)] && grid.visibleCells.count == 2)
        run(1.0 / 60)
        #expect(ends == 1 && grid.subviews.count == 3 && host.failure == nil)
    }

    @Test func reconfiguredItemsKeepTheirCellsAndReloadedOnesDoNot() throws {
        let (table, source) = makeTable()
        var current = snapshot([("a", [0, 1, 2])])
        host.withCurrent { source.apply(current) }
        run(0.1)
        let cells = table.visibleCells
        host.withCurrent {
            for cell in cells { cell.textLabel?.text = "?" }
            current.reconfigureItems([0])
            current.reloadItems([1])
            source.apply(current)
        }
        run(0.4)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1", "?"])
        #expect(table.visibleCells[0] === cells[0] && table.visibleCells[1] !== cells[1])
        #expect(source.snapshot().reloadedItemIdentifiers.isEmpty && host.failure == nil)
    }

    @Test func aLongPressMovesItemsAsTheHandlersSay() {
        let (grid, source) = makeGrid()
        var changes: [[Int]] = []
        host.withCurrent {
            source.apply(snapshot([("a", [0, 1, 2])]))
            source.reorderingHandlers.canReorderItem = { $0 != 2 }
            source.reorderingHandlers.didReorder = {
                changes += [$0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers]
                changes.append($0.difference.insertions.count == 1 ? [] : [-1])
            }
        }
        host.inputScript = [
            .drag(along: [CGPoint(x: 90, y: 40), CGPoint(x: 90, y: 130)], from: 0.5, to: 1.5),
            .drag(along: [CGPoint(x: 90, y: 80), CGPoint(x: 90, y: 40)], from: 2, to: 3),
        ]
        run(3.5)
        #expect(changes == [[0, 1, 2], [1, 2, 0], []] && source.snapshot().itemIdentifiers == [1, 2, 0])
        #expect(grid.visibleCells.map(\.tag) == [1, 2, 0] && host.failure == nil)
    }

    @Test func aTransactionTellsTheChangesOfEachSection() {
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: snapshot([("a", [0, 1, 2])]),
            finalSnapshot: snapshot([("a", [1, 2]), ("b", [0])]))
        let sections = transaction.sectionTransactions
        #expect(sections.map(\.sectionIdentifier) == ["a", "b"])
        #expect(sections.map { $0.difference.removals.count } == [1, 0])
        #expect(sections.map { $0.finalSnapshot.items } == [[1, 2], [0]])
        #expect(sections[1].initialSnapshot.items.isEmpty)
    }

    @Test func identifiersThatAreAddedAgainMove() {
        var snapshot = snapshot([("a", [0, 1, 2]), ("b", [3])])
        snapshot.appendItems([1, 4], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [0, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1, 4])
        snapshot.insertItems([4], beforeItem: 0)
        #expect(snapshot.itemIdentifiers == [4, 0, 2, 3, 1])
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.sectionIdentifiers == ["b", "a"] && snapshot.itemIdentifiers == [3, 1, 4, 0, 2])
        snapshot.deleteSections(["b"])
        snapshot.appendItems([3])
        #expect(snapshot.itemIdentifiers == [4, 0, 2, 3])
    }

    /// Random changes; what a table shows is compared with the snapshot.
    @Test(arguments: 1...20) func anySnapshotFollowsAnyOther(_ seed: Int) {
        var random = SeededRandom(seed: seed)
        let (grid, source) = makeGrid()
        let (table, rows) = makeTable()
        for _ in 0..<4 {
            var items = Array(0..<12).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))
            let names = ["a", "b", "c"].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
            let next = snapshot(
                names.map { name in
                    let count = Int.random(in: 0...min(4, items.count), using: &random)
                    defer { items.removeFirst(count) }
                    return (name, Array(items.prefix(count)))
                })
            host.withCurrent {
                source.apply(next)
                rows.apply(next)
            }
            run(0.1)
            #expect(grid.visibleCells.map(\.tag) == next.itemIdentifiers)
            #expect(table.visibleCells.map { $0.textLabel?.text } == next.itemIdentifiers.map { "\($0)" })
            #expect(host.failure == nil)
        }
        run(0.5)
        #expect(grid.subviews.count == grid.visibleCells.count + source.snapshot().numberOfSections)
    }
}
