import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Menus that long presses on rows of tables and on items of collection views open.
@MainActor @Suite struct ListMenuTests {
    private final class List: UITableViewController {
        let log = Log()

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log("selected \(indexPath.row)")
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row != 3 else { return nil }
            log("menu \(indexPath.row) at \(Int(point.y))")
            return UIContextMenuConfiguration(
                identifier: "row \(indexPath.row)",
                actionProvider: { [log] _ in
                    UIMenu(children: [UIAction(title: "Share") { _ in log("share") }])
                })
        }
        override func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log("opens \(configuration.identifier)")
        }
        override func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { [log] in log("closed") }
        }
        override func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log("commit")
        }
    }

    private final class Grid: UICollectionViewController {
        let log = Log()

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 6 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log("item \(indexPath.item)")
            return UIContextMenuConfiguration(
                identifier: "item",
                actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
    }

    /// A delegate that is asked for the menus of several items.
    private final class Many: NSObject, UICollectionViewDelegate {
        let log = Log()
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log("items \(indexPaths.map(\.item))")
            return nil
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func press(_ point: CGPoint) {
        let now = host.context.clock.time
        host.inputScript = [.longPress(at: point, from: now + 0.1, to: now + 0.9)]
        run(1.5)
    }

    private func tap(_ point: CGPoint) {
        host.inputScript = [.tap(at: point, time: host.context.clock.time + 0.1)]
        run(0.8)
    }

    private var texts: [String] { PageText.all(of: host.picture()).map(\.string) }

    @Test func aLongPressOnARowOpensItsMenu() {
        let list = List(style: .plain)
        host.install(list)
        run(0.1)
        press(CGPoint(x: 100, y: 66))
        #expect(list.log.entries == ["menu 1 at 66", "opens row 1"])
        // The row is seen in its place and above the dimmed window.
        #expect(texts.contains("Share") && texts.filter { $0 == "Row 1" }.count == 2)
        // The card is below the row, 8 points beside it.
        tap(CGPoint(x: 160, y: 118))
        #expect(list.log.entries.suffix(2) == ["share", "closed"])
        #expect(list.tableView.indexPathForSelectedRow == nil && !texts.contains("Share"))
        #expect(host.failure == nil)
    }

    @Test func aTapOnALiftedRowPerformsItsAction() {
        let list = List(style: .plain)
        host.install(list)
        run(0.1)
        press(CGPoint(x: 100, y: 66))
        tap(CGPoint(x: 100, y: 66))
        #expect(list.log.entries.suffix(2) == ["commit", "closed"])
    }

    @Test func aRowWithoutAMenuIsSelectedByALongTouch() {
        let list = List(style: .plain)
        host.install(list)
        run(0.1)
        press(CGPoint(x: 100, y: 150))
        #expect(list.log.entries == ["selected 3"] && !texts.contains("Share"))
    }

    @Test func rowsThatAreEditedHaveNoMenus() {
        let list = List(style: .plain)
        host.install(list)
        host.withCurrent { list.setEditing(true, animated: false) }
        run(0.1)
        press(CGPoint(x: 150, y: 66))
        #expect(list.log.entries.isEmpty && !texts.contains("Share"))
    }

    private func grid() -> Grid {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let grid = Grid(collectionViewLayout: layout)
        host.withCurrent {
            grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        host.install(grid)
        run(0.1)
        return grid
    }

    @Test func aLongPressOnAnItemOpensItsMenu() {
        let grid = grid()
        press(CGPoint(x: 160, y: 50))
        #expect(grid.log.entries == ["item 1"] && texts.contains("Copy"))
        #expect(host.failure == nil)
    }

    @Test func aLongPressOnOneOfSeveralItemsIsForAll() {
        let (grid, delegate) = (grid(), Many())
        host.withCurrent {
            grid.collectionView.delegate = delegate
            grid.collectionView.allowsMultipleSelection = true
            for item in [4, 1] {
                grid.collectionView.selectItem(
                    at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
            }
        }
        press(CGPoint(x: 160, y: 50))
        press(CGPoint(x: 50, y: 50))
        press(CGPoint(x: 160, y: 500))
        #expect(delegate.log.entries == ["items [1, 4]", "items [0]", "items []"])
    }
}
