import Testing
import UIKitHost
import UIKitTestSupport

/// The contexts with which layouts become invalid, and the sizes that cells prefer in layouts of an app.
@MainActor @Suite struct LayoutInvalidationTests {
    private final class Context: UICollectionViewLayoutInvalidationContext {
        var cause = ""
    }

    /// A column of rows of 50 points.
    private class Column: UICollectionViewLayout {
        var heights: [Int: CGFloat] = [:]
        private var rows: [UICollectionViewLayoutAttributes] = []

        override func prepare() {
            super.prepare()
            guard let collectionView else { return }
            var top: CGFloat = 0
            rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
                let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item))
                row.frame = CGRect(x: 0, y: top, width: 320, height: heights[item] ?? 50)
                top += row.frame.height
                return row
            }
        }
        override var collectionViewContentSize: CGSize {
            CGSize(width: 320, height: rows.last?.frame.maxY ?? 0)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            rows.filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            rows.indices.contains(indexPath.item) ? rows[indexPath.item] : nil
        }
    }

    /// A column that notes its contexts, and whose rows are as high as their cells prefer.
    private final class FittingColumn: Column {
        var log: [String] = []

        override class var invalidationContextClass: AnyClass { Context.self }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            (context as? Context)?.cause = "bounds \(Int(newBounds.minY))"
            return context
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            let item = originalAttributes.indexPath.item
            heights[item] = preferredAttributes.size.height
            (context as? Context)?.cause = "height \(item)"
            return context
        }
        override func invalidateLayout() {
            log.append("plain")
            super.invalidateLayout()
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            let data = context.invalidateDataSourceCounts ? " counts" : ""
            let all = context.invalidateEverything ? " all" : ""
            log.append(((context as? Context)?.cause ?? "foreign") + data + all)
            super.invalidateLayout(with: context)
        }
    }

    /// A cell that is 70 points high.
    private final class TallCell: UICollectionViewCell {
        static var questions = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            TallCell.questions += 1
            layoutAttributes.size.height = 70
            return layoutAttributes
        }
    }

    private func showTallCells(in fixture: CollectionFixture) {
        fixture.perform {
            $0.reloadData()
            $0.register(TallCell.self, forCellWithReuseIdentifier: "cell")
        }
    }

    @Test func eachInvalidationReachesTheLayoutWithItsContext() {
        let layout = FittingColumn()
        let fixture = CollectionFixture([20], layout)
        layout.log = []
        fixture.perform { $0.contentOffset.y = 30 }
        #expect(layout.log == ["bounds 30"])
        layout.log = []
        fixture.perform { $0.reloadData() }
        #expect(layout.log == [" counts all"])
        layout.log = []
        fixture.counts = [21]
        fixture.perform { $0.insertItems(at: [IndexPath(20)]) }
        #expect(layout.log == [" counts"])
        layout.log = []
        fixture.perform { _ in layout.invalidateLayout() }
        #expect(layout.log == ["plain", ""])
    }

    @Test func aLayoutOfAnAppFollowsTheSizesThatCellsPrefer() {
        let layout = FittingColumn()
        let fixture = CollectionFixture([3], layout)
        layout.log = []
        showTallCells(in: fixture)
        #expect(fixture.view.visibleCells.map(\.frame.minY) == [0, 70, 140])
        #expect(layout.log == [" counts all", "height 0", "height 1", "height 2"])
        #expect(fixture.view.contentSize.height == 210)
    }

    /// Ten rows are in sight, and others come into it.
    @Test func theCellsOfALayoutThatIgnoresTheirSizesAreAskedOnce() {
        let fixture = CollectionFixture([100], Column())
        TallCell.questions = 0
        showTallCells(in: fixture)
        fixture.perform { $0.contentOffset.y = 700 }
        #expect(TallCell.questions == 1 && fixture.view.visibleCells.first is TallCell)
        #expect(fixture.view.visibleCells.first?.frame.height == 50)
    }

    /// The headers that stay in sight make each scroll an invalidation that keeps the lines.
    @Test func linesFollowTheWidthAlsoAfterAScroll() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        layout.headerReferenceSize = CGSize(width: 320, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let fixture = CollectionFixture([40], layout)
        fixture.perform {
            $0.contentOffset.y = 10
            $0.frame.size.width = 160
        }
        #expect(fixture.frame(2) == CGRect(x: 0, y: 120, width: 80, height: 80))
    }
}
