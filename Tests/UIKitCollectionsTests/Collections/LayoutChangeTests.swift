import Testing
import UIKitHost
import UIKitTestSupport

/// Animated changes from one layout to another.
@MainActor @Suite struct LayoutChangeTests {
    private final class Squares: UICollectionViewFlowLayout {
        var end: CGPoint?
        var appeared: [Int] = []
        var left: [Int] = []

        init(_ side: CGFloat) {
            super.init()
            itemSize = CGSize(width: side, height: side)
            (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
        }

        required init?(coder: NSCoder) { nil }

        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
        {
            end ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        }
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            appeared.append(itemIndexPath.item)
            return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            left.append(itemIndexPath.item)
            return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        }
    }

    private let small = Squares(80)
    private let large = Squares(160)
    private let fixture: CollectionFixture
    private var view: UICollectionView { fixture.view }

    init() { fixture = CollectionFixture([60], small) }

    private func cell(_ item: Int) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    private var count: Int { view.visibleCells.count }

    @Test func aLayoutDecidesWhereTheContentEnds() {
        large.end = CGPoint(x: 0, y: 320)
        fixture.perform { $0.setCollectionViewLayout(large, animated: true) }
        #expect(view.contentOffset.y == 320)
        fixture.run(frames: 30)
        #expect(view.contentOffset.y == 320 && cell(4) != nil && cell(0) == nil)
    }

    /// Content that scrolls sideways has no room for a notch at the top.
    @Test func contentStaysAtItsTopWhereTheLayoutChangesTheInset() {
        let row = Squares(160)
        row.scrollDirection = .horizontal
        fixture.host.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)
        fixture.perform { $0.contentInset.top = 23 }
        #expect(view.contentOffset.y == -82)
        fixture.perform { $0.setCollectionViewLayout(row, animated: true) }
        fixture.run(frames: 30)
        #expect(view.contentOffset == CGPoint(x: 0, y: -23))
        fixture.perform { $0.setCollectionViewLayout(small, animated: true) }
        fixture.run(frames: 30)
        #expect(view.contentOffset == CGPoint(x: 0, y: -82))
    }

    @Test func contextsCollectWhatIsInvalid() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil)
        let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
        context.invalidateItems(at: [first])
        context.invalidateItems(at: [second])
        context.invalidateSupplementaryElements(ofKind: "head", at: [first])
        context.invalidateDecorationElements(ofKind: "ground", at: [second])
        #expect(context.invalidatedItemIndexPaths == [first, second])
        #expect(context.invalidatedSupplementaryIndexPaths == ["head": [first]])
        #expect(context.invalidatedDecorationIndexPaths == ["ground": [second]])
        fixture.perform { _ in
            small.itemSize = CGSize(width: 100, height: 100)
            small.invalidateLayout(with: context)
        }
        #expect(cell(1)?.frame.width == 100)
    }

    @Test func cellsThatLeaveMoveToTheirNewPlaces() throws {
        let last = try #require(view.indexPathsForVisibleItems.map(\.item).max())
        let leaving = try #require(cell(last))
        var isFinished = false
        fixture.perform { $0.setCollectionViewLayout(large, animated: true) { isFinished = $0 } }
        #expect(small.left.contains(last) && leaving.superview === view && cell(last) == nil)
        #expect(leaving.alpha == 1 && leaving.frame.minY == CGFloat(last / 2 * 160))
        fixture.run(frames: 30)
        #expect(isFinished && leaving.superview == nil)
    }

    @Test func cellsThatComeBeginAtTheirOldPlaces() throws {
        fixture.perform { $0.setCollectionViewLayout(large, animated: false) }
        fixture.run(frames: 2)
        let first = count
        fixture.perform { $0.setCollectionViewLayout(small, animated: true) }
        #expect(count > first && small.appeared.contains(count - 1))
        let coming = try #require(cell(count - 1))
        #expect(coming.frame.width == 80)
        fixture.run(frames: 5)
        fixture.perform { _ in
            let seen = coming.layer.presentation()?.frame ?? .zero
            #expect(seen.width > 85 && seen.minY > coming.frame.minY + 20)
        }
        fixture.run(frames: 30)
        #expect(small.collectionView === view && large.collectionView == nil)
    }
}
