import Testing
import UIKitHost

/// Members of tables and collection views that subclasses override on devices, in code that compiles there.
@MainActor @Suite struct OverriddenMemberTests {
    private final class Table: UITableView {
        var asked: [String] = []
        override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
            asked.append(identifier)
            return super.dequeueReusableCell(withIdentifier: identifier)
        }
        override func scrollToRow(
            at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
        ) { super.scrollToRow(at: indexPath, at: .bottom, animated: animated) }
        override var separatorStyle: UITableViewCell.SeparatorStyle { didSet {} }
    }

    private final class Row: UITableViewCell {
        private let title = UILabel()
        override var textLabel: UILabel? { title }
        override var reuseIdentifier: String? { "row" }
        override func setEditing(_ editing: Bool, animated: Bool) {}
        override func willTransition(to state: UITableViewCell.StateMask) {}
    }

    private final class Grid: UICollectionView {
        override var scrollsToTop: Bool {
            get { false }
            set { super.scrollsToTop = newValue }
        }
        override func accessibilityActivate() -> Bool { true }
        override func accessibilityPerformEscape() -> Bool { true }
        override func selectItem(
            at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
        ) {}
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            super.performBatchUpdates(updates, completion: completion)
        }
        override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
            super.setCollectionViewLayout(layout, animated: false)
        }
    }

    private final class Menus: UITableViewController {
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: NSNumber(value: indexPath.row), previewProvider: nil) {
                _ in nil
            }
        }
    }

    private final class GridMenus: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(identifier: "grid") }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    private final class Cell: UICollectionViewCell {
        override var contentView: UIView { super.contentView }
        override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
        override func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
    }

    private final class Layout: UICollectionViewFlowLayout {
        override var collectionView: UICollectionView { super.collectionView! }
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) {}
        override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            []
        }
    }

    @Test func overridesAreCalled() {
        let host = SceneHost(size: CGSize(width: 320, height: 480))
        host.withCurrent {
            let table = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(Row.self, forCellReuseIdentifier: "row")
            let row = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
            #expect(table.asked == ["row"] && row is Row && row.contentView.subviews.isEmpty)
            let layout = Layout()
            let cell = Cell(frame: .zero)
            let grid = Grid(frame: .zero, collectionViewLayout: layout)
            let (scrolls, responder) = (grid as UIScrollView, grid as UIResponder)
            #expect(!scrolls.scrollsToTop && responder.accessibilityActivate())
            #expect(layout.collectionView === grid && cell.contentView.superview === cell)
            let next = UICollectionViewFlowLayout()
            grid.setCollectionViewLayout(next, animated: true)
            #expect(grid.collectionViewLayout === next && next.collectionView === grid)
        }
        #expect(host.failure == nil)
    }

    @Test func menusOfRowsHaveAnyIdentifier() {
        SceneHost(size: CGSize(width: 320, height: 480)).withCurrent {
            let path = IndexPath(row: 3, section: 0)
            let menu = Menus(style: .plain).tableView(
                UITableView(), contextMenuConfigurationForRowAt: path, point: .zero)
            #expect(menu?.identifier as? NSNumber == NSNumber(value: 3))
            #expect(UITableViewRowAction(style: .default, title: nil) { _, _ in }.style == .destructive)
        }
    }
}
