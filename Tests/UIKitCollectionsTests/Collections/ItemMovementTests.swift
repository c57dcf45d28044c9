import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCollections

/// Items of a collection view that are moved by hand.
@MainActor @Suite struct ItemMovementTests {
    /// Three columns of items of 100 x 100 without gaps, in sections of numbers.
    class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var sections = [[0, 1, 2, 3, 4, 5], [6, 7]]
        var moves: [String] = []
        var fixed: Set<Int> = []

        init(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
            layout.itemSize = CGSize(width: 100, height: 100)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            super.init(collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        { sections[section].count }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = sections[indexPath.section][indexPath.item]
            return cell
        }
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
            -> Bool
        { !fixed.contains(sections[indexPath.section][indexPath.item]) }
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath.text) \(destinationIndexPath.text)")
            let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { fixed.isEmpty ? proposedIndexPath : currentIndexPath }
    }

    private let host = SceneHost(size: CGSize(width: 300, height: 480))

    private func show(_ grid: Grid) -> UICollectionView {
        host.install(grid)
        host.advance(by: 0)
        return grid.collectionView
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func tags(_ view: UICollectionView) -> [Int] { view.visibleCells.map(\.tag) }

    @Test func anItemFollowsTheHandWhileTheOthersMakeRoom() throws {
        let grid = Grid()
        let view = show(grid)
        let cell = try #require(view.cellForItem(at: IndexPath(0)))
        let neighbor = try #require(view.cellForItem(at: IndexPath(1)))
        host.withCurrent {
            #expect(view.beginInteractiveMovementForItem(at: IndexPath(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 60))
        }
        #expect(cell.center == CGPoint(x: 240, y: 60) && view.subviews.last === cell)
        run(0.15)
        let center = host.withCurrent { neighbor.layer.presentation()?.position }
        #expect(isNear(center, 100, 50, within: 1))
        #expect(tags(view) == [1, 2, 0, 3, 4, 5, 6, 7] && grid.moves.isEmpty)
        run(0.2)
        host.withCurrent { view.endInteractiveMovement() }
        #expect(grid.moves == ["[0, 0] [0, 2]"] && grid.sections[0] == [1, 2, 0, 3, 4, 5])
        run(0.15)
        #expect(isNear(host.withCurrent { cell.layer.presentation()?.position }, 245, 55, within: 1))
        #expect(view.subviews.last === cell)
        run(0.2)
        #expect(view.subviews.last !== cell && cell.center == CGPoint(x: 250, y: 50))
        #expect(tags(view) == [1, 2, 0, 3, 4, 5, 6, 7] && host.failure == nil)
    }

    @Test func aCanceledMovementChangesNothing() throws {
        let grid = Grid()
        let view = show(grid)
        let cell = try #require(view.cellForItem(at: IndexPath(1)))
        host.withCurrent {
            view.beginInteractiveMovementForItem(at: IndexPath(1))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
        }
        #expect(tags(view) == [0, 2, 3, 4, 5, 1, 6, 7] && view.numberOfItems(inSection: 0) == 5)
        run(0.1)
        host.withCurrent { view.cancelInteractiveMovement() }
        run(0.4)
        #expect(tags(view) == Array(0...7) && cell.center == CGPoint(x: 150, y: 50))
        #expect(grid.moves.isEmpty && host.failure == nil && view.numberOfItems(inSection: 0) == 6)
    }

    @Test func anItemMovesToAnotherSectionAndTheSelectionFollows() {
        let grid = Grid()
        let view = show(grid)
        host.withCurrent {
            view.selectItem(at: IndexPath(5), animated: false, scrollPosition: [])
            view.beginInteractiveMovementForItem(at: IndexPath(5))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
            view.endInteractiveMovement()
        }
        run(0.4)
        #expect(grid.sections == [[0, 1, 2, 3, 4], [6, 5, 7]] && tags(view) == [0, 1, 2, 3, 4, 6, 5, 7])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)] && host.failure == nil)
    }

    @Test func dataSourceAndDelegateForbidMovesAndPlaces() {
        let grid = Grid()
        let view = show(grid)
        grid.fixed = [2]
        host.withCurrent {
            #expect(!view.beginInteractiveMovementForItem(at: IndexPath(2)))
            #expect(!view.beginInteractiveMovementForItem(at: IndexPath(99)))
            #expect(view.beginInteractiveMovementForItem(at: IndexPath(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
            view.endInteractiveMovement()
        }
        #expect(grid.moves.isEmpty && host.failure == nil)
        #expect(tags(view) == Array(0...7), "\(tags(view))")
    }

    @Test func aLayoutShowsTheItemInTheHandItsOwnWay() throws {
        /// A layout that enlarges the item in the hand.
        final class Lifting: UICollectionViewFlowLayout {
            override func layoutAttributesForInteractivelyMovingItem(
                at indexPath: IndexPath, withTargetPosition position: CGPoint
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.layoutAttributesForInteractivelyMovingItem(
                    at: indexPath, withTargetPosition: position)
                attributes.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
                return attributes
            }
        }
        let grid = Grid(Lifting())
        let view = show(grid)
        let cell = try #require(view.cellForItem(at: IndexPath(4)))
        host.withCurrent { _ = view.beginInteractiveMovementForItem(at: IndexPath(4)) }
        #expect(cell.frame.size == CGSize(width: 150, height: 150) && cell.center == CGPoint(x: 150, y: 150))
        host.withCurrent { view.endInteractiveMovement() }
        #expect(cell.frame == CGRect(x: 100, y: 100, width: 100, height: 100) && grid.moves.isEmpty)
    }

    /// Source adaptation registers the method where a class overrides it.
    @Test func aLongPressMovesItemsOfAControllerThatMovesThem() {
        final class Movable: Grid {}
        MethodTable.add("collectionView:moveItemAt:to:") { (_: Movable, _: Any, _: Any, _: Any) in nil }
        let (still, movable, fixed) = (Grid(), Movable(), Movable())
        fixed.installsStandardGestureForInteractiveMovement = false
        for grid in [still, movable, fixed] {
            let host = SceneHost(size: CGSize(width: 300, height: 480))
            host.install(grid)
            host.inputScript = [
                .drag(along: [CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 150)], from: 0.1, to: 1.5)
            ]
            for _ in 0..<120 { host.advance(by: 1.0 / 60) }
            #expect(grid.moves == (grid === movable ? ["[0, 0] [0, 4]"] : []) && host.failure == nil)
            #expect(tags(grid.collectionView) == grid.sections.flatMap { $0 })
        }
    }

    @Test func updatesAndReloadsEndAMovement() {
        let grid = Grid()
        let view = show(grid)
        for ends in [{ view.reloadData() }, { view.performBatchUpdates(nil) }] as [@MainActor () -> Void] {
            host.withCurrent {
                view.beginInteractiveMovementForItem(at: IndexPath(0))
                view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
                ends()
                view.endInteractiveMovement()
            }
            run(0.4)
            #expect(tags(view) == Array(0...7) && grid.moves.isEmpty && host.failure == nil)
        }
    }

    @Test func cellsThatComeIntoSightDuringAMovementAreThoseOfTheirPlaces() {
        let grid = Grid()
        grid.sections = [Array(0..<60)]
        let view = show(grid)
        host.withCurrent {
            view.beginInteractiveMovementForItem(at: IndexPath(0))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 350))
            view.contentOffset.y = 600
        }
        run(0.1)
        #expect(tags(view).filter { $0 != 0 } == Array(18..<33))
        #expect(host.failure == nil)
    }
}
