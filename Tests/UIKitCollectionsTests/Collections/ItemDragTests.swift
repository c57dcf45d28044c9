import Foundation
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Cells that a finger drags within a collection view, by its delegates.
@MainActor @Suite struct ItemDragTests {
    private final class Grid: UICollectionViewController, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        final class Cell: UICollectionViewCell {
            var states: [DragState] = []
            var name = ""
            override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
        }

        let log = Log()
        var names = ["a", "b", "c", "d", "e", "f"]
        var usesPlaceholder = false

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
            super.init(collectionViewLayout: layout)
            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
            collectionView.dragDelegate = self
            collectionView.dropDelegate = self
        }
        required init?(coder: NSCoder) { nil }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { names.count }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.name = names[indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(
                itemProvider: NSItemProvider(object: NSString(string: names[indexPath.item])))
            item.localObject = names[indexPath.item]
            return [item]
        }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let item = coordinator.items.first, let source = item.sourceIndexPath,
                let path = coordinator.destinationIndexPath
            else { return }
            log("\(source.item) to \(path.item), \(item.previewSize.width)")
            #expect(coordinator.proposal.intent == .insertAtDestinationIndexPath)
            if usesPlaceholder {
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: path, reuseIdentifier: "cell")
                let context = coordinator.drop(item.dragItem, to: placeholder)
                context.commitInsertion { [self] in names.insert("new", at: $0.item) }
                return
            }
            collectionView.performBatchUpdates {
                names.insert(names.remove(at: source.item), at: path.item)
                collectionView.deleteItems(at: [source])
                collectionView.insertItems(at: [path])
            }
            coordinator.drop(item.dragItem, toItemAt: path)
        }
    }

    private let host = SceneHost(size: CGSize(width: 300, height: 568))
    private let grid = Grid()

    init() {
        host.install(grid)
        run(0.1)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private var shown: [String] {
        grid.collectionView.visibleCells.compactMap { $0 as? Grid.Cell }
            .sorted { (Int($0.center.y / 100), $0.center.x) < (Int($1.center.y / 100), $1.center.x) }.map(
                \.name)
    }

    private func drag() {
        host.inputScript = [
            .drag(along: [CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 150)], from: 0.2, to: 2)
        ]
    }

    @Test func theOthersMakeRoomAndTheDelegateMovesTheItem() throws {
        drag()
        run(1.85)
        #expect(shown == ["b", "c", "d", "e", "a", "f"] && grid.names[0] == "a")
        run(1.5)
        #expect(grid.names == ["b", "c", "d", "e", "a", "f"] && shown == grid.names)
        #expect(grid.log.entries == ["0 to 4, 100.0"])
        #expect(grid.collectionView.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(host.failure == nil && host.warnings.isEmpty)
    }

    @Test func aCellLearnsOfItsDrag() throws {
        let cell = try #require(
            grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? Grid.Cell)
        grid.collectionView.dropDelegate = nil
        drag()
        run(3)
        #expect(cell.states == [.lifting, .dragging, .none] && grid.log.entries.isEmpty)
        #expect(shown == ["a", "b", "c", "d", "e", "f"])
    }

    @Test func aPlaceholderBecomesACellOnceItsContentIsThere() {
        grid.usesPlaceholder = true
        drag()
        run(3.5)
        #expect(grid.names == ["a", "b", "c", "d", "new", "e", "f"] && shown == grid.names)
        #expect(host.failure == nil)
    }
}
