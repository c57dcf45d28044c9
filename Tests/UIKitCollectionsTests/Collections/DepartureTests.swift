import Testing
import UIKitHost
import UIKitTestSupport

/// Elements that an update moves out of sight.
@MainActor @Suite struct DepartureTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Returns a collection view with rows of 100 points, of which the first five are seen.
    private func rows() -> CollectionFixture {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        return CollectionFixture([8], layout)
    }

    private func insertThree(in fixture: CollectionFixture) {
        fixture.counts = [11]
        fixture.perform { $0.insertItems(at: [path(0), path(1), path(2)]) }
    }

    @Test func aCellSlidesToItsPlaceOutOfSight() throws {
        let fixture = rows()
        let cell = try #require(fixture.view.cellForItem(at: path(3)))
        insertThree(in: fixture)
        #expect(fixture.view.cellForItem(at: path(6)) == nil && cell.superview === fixture.view)
        #expect(cell.frame == fixture.frame(6) && cell.alpha == 1)
        fixture.run(frames: 9)
        let top = fixture.host.withCurrent { cell.layer.presentation()?.frame.minY ?? 0 }
        #expect(top > 310 && top < 590)
        fixture.run(frames: 12)
        #expect(cell.superview == nil && fixture.host.failure == nil)
    }

    @Test func cellsThatHaveLeftAreUsedAgain() {
        let fixture = rows()
        insertThree(in: fixture)
        fixture.run(frames: 21)
        #expect(CollectionFixture.Cell.made == 8 && fixture.view.visibleCells.count == 5)
        fixture.perform { $0.contentOffset.y = 200 }
        #expect(CollectionFixture.Cell.made == 8 && fixture.view.visibleCells.count == 5)
    }

    @Test func theDelegateIsToldWhenACellHasLeft() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var ended: [IndexPath] = []

            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { ended.append(indexPath) }
        }
        let (fixture, delegate) = (rows(), Delegate())
        fixture.view.delegate = delegate
        insertThree(in: fixture)
        #expect(delegate.ended.isEmpty)
        fixture.run(frames: 21)
        #expect(delegate.ended == [path(5), path(6), path(7)])
    }

    @Test func cellsThatLeaveLieBehindTheOthers() throws {
        let fixture = rows()
        let leaving = try (2..<5).map { try #require(fixture.view.cellForItem(at: path($0))) }
        insertThree(in: fixture)
        #expect(Array(fixture.view.subviews.prefix(3)) == leaving)
        fixture.perform { $0.contentOffset.y = 20 }
        #expect(Array(fixture.view.subviews.prefix(3)) == leaving)
    }

    @Test func aCellStaysThatIsInSightOnceANewOneIsMeasured() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(400))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let fixture = CollectionFixture([3], UICollectionViewCompositionalLayout(section: section))
        fixture.perform {
            $0.reloadData()
            $0.register(LowCell.self, forCellWithReuseIdentifier: "cell")
        }
        let cells = fixture.view.visibleCells
        #expect(cells.map(\.frame.height) == [60, 60, 60])
        fixture.counts = [4]
        fixture.perform { $0.insertItems(at: [path(0)]) }
        #expect(Array(fixture.view.visibleCells.dropFirst()) == cells)
        fixture.run(frames: 21)
        #expect(fixture.view.visibleCells.map(\.frame.minY) == [0, 60, 120, 180])
        #expect(cells.allSatisfy { $0.superview === fixture.view } && fixture.host.failure == nil)
    }

    /// A cell that is 60 points high.
    private final class LowCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 60
            return layoutAttributes
        }
    }
}
