import Testing
import UIKitHost
import UIKitTestSupport

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
        let fixture = CollectionFixture([1000])
        #expect(fixture.view.visibleCells.count == 40 && CollectionFixture.Cell.made == 40)
        #expect(fixture.view.indexPathsForVisibleItems == (0..<40).map { IndexPath($0) })
        #expect(fixture.asked == (0..<40).map { IndexPath($0) })
    }

    @Test func scrollingUsesTheSameCellsAgain() {
        let fixture = CollectionFixture([1000])
        for step in 1...200 { fixture.perform { $0.contentOffset.y = CGFloat(step) * 55 } }
        // With nine lines cut by the edges at most, no more than 45 cells are needed ever.
        #expect(CollectionFixture.Cell.made <= 45)
        #expect(fixture.asked.count == Set(fixture.asked).count)
        let cells = fixture.view.visibleCells.compactMap { $0 as? CollectionFixture.Cell }
        #expect(cells.allSatisfy { $0.reuses > 0 })
        #expect(
            fixture.view.visibleCells.map(\.accessibilityIdentifier)
                == fixture.view.indexPathsForVisibleItems.map { "0.\($0.item)" })
        #expect(
            fixture.view.visibleCells.map(\.frame)
                == fixture.view.indexPathsForVisibleItems.map { fixture.frame($0.item) })
        #expect(fixture.host.picture().layer(named: "0.0") == nil)
        #expect(fixture.host.picture().layer(named: "0.950") != nil)
    }

    @Test func whatCodeChangesOfACellStaysWhileItsAttributesDo() {
        let fixture = CollectionFixture([1000])
        let cell = fixture.view.visibleCells[10]
        fixture.perform { _ in cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        fixture.perform { $0.contentOffset.y = 30 }
        fixture.perform { $0.collectionViewLayout.invalidateLayout() }
        #expect(cell.superview === fixture.view && cell.transform.a == 0.5)
        // A cell that is used again has the attributes of its new place.
        fixture.perform { $0.contentOffset.y = 6000 }
        #expect(fixture.view.visibleCells.allSatisfy { $0.transform.isIdentity })
    }

    @Test func attributesThatChangeInPlaceAreApplied() {
        let layout = ShiftedLayout()
        let fixture = CollectionFixture([10], layout)
        let start = fixture.view.visibleCells[3].center
        fixture.perform { _ in
            layout.kept.forEach { $0.center.x += 7 }
            layout.invalidateLayout()
        }
        #expect(fixture.view.visibleCells[3].center == CGPoint(x: start.x + 7, y: start.y))
    }

    /// A layout that hands out the same objects again and again.
    final class ShiftedLayout: UICollectionViewFlowLayout {
        private(set) var kept: [UICollectionViewLayoutAttributes] = []

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            if kept.isEmpty { kept = super.layoutAttributesForElements(in: rect) ?? [] }
            return kept
        }
    }

    @Test func theWorkIsThatOfTheVisibleItems() {
        let layout = CountingLayout()
        let fixture = CollectionFixture([100_000], layout)
        CountedAttributes.made = 0
        fixture.perform { $0.contentOffset.y = 600_000 }
        // Those of the layout, and copies that the cells keep.
        #expect(CountedAttributes.made == 80)
        #expect(CollectionFixture.Cell.made == 40)
        #expect(layout.questions == 2)
    }

    @Test func nothingIsAskedWhileNothingChanges() {
        let layout = CountingLayout()
        let fixture = CollectionFixture([100], layout)
        fixture.run(frames: 5)
        fixture.perform { $0.addSubview(UIView()) }
        #expect(layout.questions == 1)
        fixture.perform { _ in layout.invalidateLayout() }
        #expect(layout.questions == 2)
    }

    @Test(arguments: [[0, 1, 2], [2, 0, 1], [0, 0, 1, 2], [0, 1, 2, 0]])
    func eachItemHasOneCellInTheOrderOfTheItems(order: [Int]) {
        final class Mixed: UICollectionViewFlowLayout {
            var order: [Int] = []

            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                guard let all = super.layoutAttributesForElements(in: rect) else { return nil }
                return order.map { all[$0] }
            }
        }
        let layout = Mixed()
        layout.order = order
        let fixture = CollectionFixture([3], layout)
        fixture.run(frames: 1)
        let names = fixture.view.subviews.compactMap(\.accessibilityIdentifier)
        #expect(names == ["0.0", "0.1", "0.2"] && CollectionFixture.Cell.made == 3)
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
        let fixture = CollectionFixture([3], Reversed())
        let (background, extra) = (UIView(), UIView())
        fixture.perform {
            $0.addSubview(extra)
            $0.backgroundView = background
        }
        let names = fixture.view.subviews.compactMap(\.accessibilityIdentifier)
        #expect(names == ["0.2", "0.1", "0.0"])
        #expect(fixture.view.subviews.first === background && fixture.view.subviews.last === extra)
        #expect(background.frame == fixture.view.bounds)
    }

    @Test func aReusedCellDoesNotGlideToItsPlace() throws {
        let fixture = CollectionFixture([1000])
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(0)))
        fixture.host.withCurrent { UIView.animate(withDuration: 5) { cell.alpha = 0.5 } }
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1) {
                fixture.view.contentOffset.y = 6000
                fixture.view.layoutIfNeeded()
            }
        }
        #expect(fixture.view.visibleCells.contains(cell) && cell.storage.additions.isEmpty && cell.alpha == 1)
    }

    @Test func reloadingAsksForEverythingAgain() {
        let fixture = CollectionFixture([1000])
        fixture.counts = [3]
        fixture.perform { $0.contentOffset.y = 3000 }
        fixture.perform { $0.reloadData() }
        #expect(fixture.view.visibleCells.count == 3 && fixture.view.contentOffset == .zero)
        #expect(CollectionFixture.Cell.made <= 45)
        fixture.counts = [3, 4]
        var isDone = false
        fixture.perform { view in
            view.performBatchUpdates({ view.insertSections([1]) }, completion: { isDone = $0 })
        }
        fixture.host.advance(by: 1)
        #expect(fixture.view.numberOfSections == 2 && fixture.view.numberOfItems(inSection: 1) == 4)
        #expect(fixture.view.visibleCells.count == 7 && isDone)
    }

    @Test func pointsAndCellsLeadToItems() throws {
        let fixture = CollectionFixture([1000])
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 70, y: 65)) == IndexPath(6))
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 60, y: 65)) == nil)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 70, y: 11_945)) == IndexPath(996))
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(6)))
        #expect(fixture.view.indexPath(for: cell) == IndexPath(6))
        fixture.perform { $0.contentOffset.y = 3000 }
        #expect(fixture.view.cellForItem(at: IndexPath(6)) == nil)
    }

    @Test func decorationViewsComeFromTheLayout() {
        final class Plank: UICollectionReusableView {}
        final class Shelves: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                register(Plank.self, forDecorationViewOfKind: "shelf")
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
        let fixture = CollectionFixture([100], Shelves())
        let shelves = fixture.view.subviews.filter { $0 is Plank }
        #expect(shelves.map(\.frame) == [CGRect(x: 0, y: 50, width: 320, height: 10)])
        #expect(fixture.view.subviews.first === shelves.first)
        fixture.perform { $0.contentOffset.y = 100 }
        #expect(!fixture.view.subviews.contains { $0 is Plank })
    }
}
