import Testing
import UIKitHost
import UIKitTestSupport

/// Lists in collection views: their margins, gaps and lines.
@MainActor @Suite struct ListTests {
    private func fixture(_ list: UICollectionLayoutListConfiguration, width: CGFloat) -> CollectionFixture {
        CollectionFixture(
            [2, 1], UICollectionViewCompositionalLayout.list(using: list),
            size: CGSize(width: width, height: 600))
    }

    @Test(arguments: [(393.0, 16.0), (430.0, 20.0)])
    func insetGroupsHaveTheMarginsOfTheScreen(_ width: CGFloat, _ margin: CGFloat) {
        let fixture = fixture(UICollectionLayoutListConfiguration(appearance: .insetGrouped), width: width)
        #expect(fixture.frame(0) == CGRect(x: margin, y: 35, width: width - 2 * margin, height: 44))
        // Half of the distance above the first group is above and below the others.
        let next: CGFloat = 35 + 88 + 35
        #expect(fixture.frame(0, 1)?.minY == next)
    }

    @Test func headersHaveTheirDistancesWithinThemselves() {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        let fixture = fixture(list, width: 393)
        let header = fixture.host.withCurrent {
            fixture.view.collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
        }
        #expect(header?.minY == 0 && header?.minX == 16 && header?.maxY == fixture.frame(0)?.minY)
    }

    @Test func theEndsOfAnInsetGroupAreRoundWhateverClassTheirRowsHave() throws {
        let fixture = fixture(UICollectionLayoutListConfiguration(appearance: .insetGrouped), width: 393)
        func corners(_ item: Int, _ section: Int) throws -> CACornerMask {
            let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: item, section: section)))
            #expect(cell.layer.cornerRadius == 10 && cell.clipsToBounds)
            return cell.layer.maskedCorners
        }
        let (top, bottom): (CACornerMask, CACornerMask) = (
            [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        )
        #expect(try corners(0, 0) == top)
        #expect(try corners(1, 0) == bottom)
        #expect(try corners(0, 1) == top.union(bottom))
    }

    /// The lines of a cell that are shown, from its bounds.
    private func lines(_ fixture: CollectionFixture, _ item: Int) -> [CGRect] {
        let cell = fixture.view.cellForItem(at: IndexPath(item: item, section: 0))
        return cell?.subviews.filter { $0.bounds.height == 0.5 && !$0.isHidden }.map(\.frame) ?? []
    }

    @Test func aLineIsBelowEachRowButTheLast() {
        let fixture = fixture(UICollectionLayoutListConfiguration(appearance: .plain), width: 320)
        #expect(lines(fixture, 0) == [CGRect(x: 16, y: 43.5, width: 304, height: 0.5)])
        #expect(lines(fixture, 1).isEmpty)
    }

    @Test func rowsAtTheSideHaveOnlyTheLinesOfTheCode() {
        var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        let usual = fixture(list, width: 320)
        #expect(usual.frame(0)?.minX == 16 && usual.frame(0)?.size == CGSize(width: 288, height: 44))
        #expect(lines(usual, 0).isEmpty)
        list.separatorConfiguration.bottomSeparatorVisibility = .visible
        #expect(lines(fixture(list, width: 320), 0).count == 1)
    }

    @Test func aHandlerChangesTheLinesOfARow() {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.separatorConfiguration.color = .red
        list.itemSeparatorHandler = { path, lines in
            var lines = lines
            lines.bottomSeparatorVisibility = path.item == 0 ? .hidden : .automatic
            lines.topSeparatorVisibility = path.item == 0 ? .visible : .automatic
            lines.topSeparatorInsets.leading = 48
            lines.topSeparatorInsets.trailing = 10
            return lines
        }
        let fixture = fixture(list, width: 320)
        #expect(lines(fixture, 0) == [CGRect(x: 48, y: 0, width: 262, height: 0.5)])
        #expect(lines(fixture, 1).isEmpty)
        let cell = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(cell?.subviews.contains { $0.backgroundColor == .red } == true)
    }

    @Test func aContextMovesTheContentWithTheInvalidation() {
        let fixture = CollectionFixture([100])
        fixture.perform {
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
            $0.collectionViewLayout.invalidateLayout(with: context)
        }
        #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 30))
    }
}
