import Testing

@testable import UIKitDynamics

@MainActor @Suite struct UICollectionViewReuseTests {
    final class CountedAttributes: UICollectionViewLayoutAttributes {
        static var made = 0
        override init() {
            super.init()
            CountedAttributes.made += 1
        }
    }

    final class CountingLayout: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { CountedAttributes.self }
        var questions = 0
        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            questions += 1
            return super.layoutAttributesForElements(in: rect)
        }
    }

    @Test func onlyWhatIsSeenHasCells() {
        // Lines of 5, 60 pt apart: 480 pt show 8 lines.
        let take = CollectionTake([1000])
        #expect(take.view.visibleCells.count == 40 && CollectionTake.Cell.made == 40)
        #expect(take.view.indexPathsForVisibleItems == (0..<40).map { IndexPath($0) })
        #expect(take.asked == (0..<40).map { IndexPath($0) })
    }

    @Test func scrollingUsesTheSameCellsAgain() {
        let take = CollectionTake([1000])
        for step in 1...200 { take.perform { $0.contentOffset.y = CGFloat(step) * 55 } }
        // With nine lines cut by the edges at most, no more than 45 cells are needed ever.
        #expect(CollectionTake.Cell.made <= 45)
        #expect(take.asked.count == Set(take.asked).count)
        let cells = take.view.visibleCells.compactMap { $0 as? CollectionTake.Cell }
        #expect(cells.allSatisfy { $0.reuses > 0 })
        #expect(
            take.view.visibleCells.map(\.accessibilityIdentifier)
                == take.view.indexPathsForVisibleItems.map { "0.\($0.item)" })
        #expect(
            take.view.visibleCells.map(\.frame)
                == take.view.indexPathsForVisibleItems.map { take.frame($0.item) })
        #expect(take.host.picture().layer(named: "0.0") == nil)
        #expect(take.host.picture().layer(named: "0.950") != nil)
    }

    @Test func theWorkIsThatOfTheVisibleItems() {
        let layout = CountingLayout()
        let take = CollectionTake([100_000], layout)
        CountedAttributes.made = 0
        take.perform { $0.contentOffset.y = 600_000 }
        #expect(CountedAttributes.made == 40)
        #expect(CollectionTake.Cell.made == 40)
        #expect(layout.questions == 2)
    }

    @Test func nothingIsAskedWhileNothingChanges() {
        let layout = CountingLayout()
        let take = CollectionTake([100], layout)
        take.run(frames: 5)
        take.perform { $0.addSubview(UIView()) }
        #expect(layout.questions == 1)
        take.perform { _ in layout.invalidateLayout() }
        #expect(layout.questions == 2)
    }

    @Test func theOrderOfViewsIsTheLayouts() {
        final class Reversed: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                let all = super.layoutAttributesForElements(in: rect)
                for attributes in all ?? [] { attributes.zIndex = -attributes.indexPath.item }
                return all?.reversed()
            }
        }
        let take = CollectionTake([3], Reversed())
        let (background, extra) = (UIView(), UIView())
        take.perform {
            $0.addSubview(extra)
            $0.backgroundView = background
        }
        let names = take.view.subviews.compactMap(\.accessibilityIdentifier)
        #expect(names == ["0.2", "0.1", "0.0"])
        #expect(take.view.subviews.first === background && take.view.subviews.last === extra)
        #expect(background.frame == take.view.bounds)
    }

    @Test func aReusedCellDoesNotGlideToItsPlace() throws {
        let take = CollectionTake([1000])
        let cell = try #require(take.view.cellForItem(at: IndexPath(0)))
        take.host.withCurrent { UIView.animate(withDuration: 5) { cell.alpha = 0.5 } }
        take.host.withCurrent {
            UIView.animate(withDuration: 1) {
                take.view.contentOffset.y = 6000
                take.view.layoutIfNeeded()
            }
        }
        #expect(take.view.visibleCells.contains(cell) && cell.animations.isEmpty && cell.alpha == 1)
    }

    @Test func reloadingAsksForEverythingAgain() {
        let take = CollectionTake([1000])
        take.counts = [3]
        take.perform { $0.contentOffset.y = 3000 }
        take.perform { $0.reloadData() }
        #expect(take.view.visibleCells.count == 3 && take.view.contentOffset == .zero)
        #expect(CollectionTake.Cell.made <= 45)
        take.counts = [2, 4]
        var isDone = false
        take.perform { view in
            view.performBatchUpdates({ view.insertSections([1]) }, completion: { isDone = $0 })
        }
        #expect(take.view.numberOfSections == 2 && take.view.numberOfItems(inSection: 1) == 4)
        #expect(take.view.visibleCells.count == 6 && isDone)
    }

    @Test func pointsAndCellsLeadToItems() throws {
        let take = CollectionTake([1000])
        #expect(take.view.indexPathForItem(at: CGPoint(x: 70, y: 65)) == IndexPath(6))
        #expect(take.view.indexPathForItem(at: CGPoint(x: 60, y: 65)) == nil)
        #expect(take.view.indexPathForItem(at: CGPoint(x: 70, y: 11_945)) == IndexPath(996))
        let cell = try #require(take.view.cellForItem(at: IndexPath(6)))
        #expect(take.view.indexPath(for: cell) == IndexPath(6))
        take.perform { $0.contentOffset.y = 3000 }
        #expect(take.view.cellForItem(at: IndexPath(6)) == nil)
    }

    @Test func decorationViewsComeFromTheLayout() {
        final class Shelf: UICollectionReusableView {}
        final class Shelves: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                register(Shelf.self, forDecorationViewOfKind: "shelf")
            }
            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                let shelf = UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: "shelf", with: IndexPath(0))
                shelf.frame = CGRect(x: 0, y: 50, width: 320, height: 10)
                return (super.layoutAttributesForElements(in: rect) ?? []) + [shelf]
            }
        }
        let take = CollectionTake([100], Shelves())
        let shelves = take.view.subviews.filter { $0 is Shelf }
        #expect(shelves.map(\.frame) == [CGRect(x: 0, y: 50, width: 320, height: 10)])
        #expect(take.view.subviews.first === shelves.first)
        take.perform { $0.contentOffset.y = 100 }
        #expect(!take.view.subviews.contains { $0 is Shelf })
    }
}
