import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct CollectionUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test func anInsertedItemFadesInWhileTheOthersMove() throws {
        let fixture = CollectionFixture([3])
        let moved = try #require(fixture.view.cellForItem(at: path(1)))
        let (start, end) = (try #require(fixture.frame(1)), try #require(fixture.frame(2)))
        fixture.counts = [4]
        fixture.perform { $0.insertItems(at: [path(1)]) }
        #expect(fixture.view.cellForItem(at: path(2)) === moved && moved.frame == fixture.frame(2))
        let fresh = try #require(fixture.view.cellForItem(at: path(1)))
        fixture.run(frames: 9)
        let (left, opacity) = fixture.host.withCurrent {
            (moved.layer.presentation()?.position.x ?? 0, fresh.layer.presentation()?.opacity ?? -1)
        }
        #expect(left > start.midX + 5 && left < end.midX - 5)
        #expect(opacity > 0.1 && opacity < 0.9)
        fixture.run(frames: 12)
        #expect(fixture.host.withCurrent { fresh.layer.presentation()?.opacity } == 1)
        #expect(fixture.host.failure == nil)
    }

    @Test func aDeletedItemFadesOutAndTheGapCloses() throws {
        let fixture = CollectionFixture([4])
        let gone = try #require(fixture.view.cellForItem(at: path(1)))
        let last = try #require(fixture.view.cellForItem(at: path(3)))
        var ends: [Bool] = []
        fixture.perform { view in
            view.performBatchUpdates {
                fixture.counts = [3]
                view.deleteItems(at: [path(1)])
            } completion: {
                ends.append($0)
            }
        }
        fixture.run(frames: 9)
        #expect(gone.superview === fixture.view && ends.isEmpty)
        let opacity = fixture.host.withCurrent { gone.layer.presentation()?.opacity ?? -1 }
        #expect(opacity > 0.1 && opacity < 0.9)
        fixture.run(frames: 12)
        #expect(gone.superview == nil && ends == [true])
        #expect(fixture.view.cellForItem(at: path(2)) === last && last.frame == fixture.frame(2))
        #expect(fixture.view.visibleCells.count == 3)
    }

    @Test func theSelectionFollowsItsItem() {
        let fixture = CollectionFixture([5])
        fixture.perform { $0.selectItem(at: path(2), animated: false, scrollPosition: []) }
        fixture.perform { view in
            view.performBatchUpdates {
                fixture.counts = [5]
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(4)])
            }
        }
        #expect(fixture.view.indexPathsForSelectedItems == [path(1)])
        fixture.perform { $0.moveItem(at: path(1), to: path(4)) }
        #expect(fixture.view.indexPathsForSelectedItems == [path(4)])
    }

    @Test func sectionsComeAndGo() throws {
        let fixture = CollectionFixture([2, 2])
        let cell = try #require(fixture.view.cellForItem(at: path(1, 1)))
        fixture.counts = [2]
        fixture.perform { $0.deleteSections([0]) }
        #expect(fixture.view.cellForItem(at: path(1, 0)) === cell)
        fixture.counts = [1, 2]
        fixture.perform { $0.insertSections([0]) }
        #expect(fixture.view.cellForItem(at: path(1, 1)) === cell)
        fixture.run(frames: 30)
        #expect(fixture.view.visibleCells.count == 3 && fixture.host.failure == nil)
    }

    @Test func countsThatDoNotFollowFromTheChangesAreAnError() {
        let fixture = CollectionFixture([3])
        fixture.perform { $0.insertItems(at: [path(0)]) }
        let message = fixture.host.failure?.message ?? ""
        #expect(
            message.hasPrefix("collection: the update does not fit the data: section 0 had 3 items before"))
        #expect(message.hasSuffix("has 3 after it, but 0 left it and 1 came."))
    }

    @Test func aLayoutChoosesWhereCellsComeFromAndGoTo() throws {
        /// A layout whose new cells come from the left and whose old ones go to the right.
        final class SlidingLayout: UICollectionViewFlowLayout {
            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy()
                (attributes as? UICollectionViewLayoutAttributes)?.center.x -= 320
                return attributes as? UICollectionViewLayoutAttributes
            }

            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
                attributes.frame = CGRect(x: 320, y: 0, width: 50, height: 50)
                return attributes
            }
        }
        let fixture = CollectionFixture([2], SlidingLayout())
        let gone = try #require(fixture.view.cellForItem(at: path(0)))
        fixture.perform { view in
            view.performBatchUpdates {
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(1)])
            }
        }
        let fresh = try #require(fixture.view.cellForItem(at: path(1)))
        let end = try #require(fixture.frame(1))
        let x = fixture.host.withCurrent { fresh.layer.presentation()?.position.x ?? 0 }
        #expect(abs(x - (end.midX - 320)) < 1)
        #expect(gone.frame.minX == 320 && gone.alpha == 1)
    }
    @Test func sectionsMoveWithTheirHeadersAndNewHeadersFadeIn() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let fixture = CollectionFixture([2, 3, 1], layout)
        let kind = UICollectionView.elementKindSectionHeader
        let heads = fixture.view.visibleSupplementaryViews(ofKind: kind)
        let cell = try #require(fixture.view.cellForItem(at: path(2, 1)))
        fixture.counts = [3, 4, 2, 1]
        fixture.perform { view in
            view.performBatchUpdates {
                view.moveSection(1, toSection: 0)
                view.insertSections([1])
            }
        }
        #expect(fixture.view.cellForItem(at: path(2, 0)) === cell && fixture.host.failure == nil)
        let now = fixture.view.visibleSupplementaryViews(ofKind: kind)
        #expect(now[0] === heads[1] && now[2] === heads[0] && now[3] === heads[2])
        fixture.run(frames: 9)
        let (top, opacity) = fixture.host.withCurrent {
            (
                heads[1].layer.presentation()?.frame.minY,
                now[1].layer.presentation().map { CGFloat($0.opacity) }
            )
        }
        #expect(isNear(top, 35, within: 1) && isNear(opacity, 0.5, within: 0.01))
    }

    @Test func aLayoutChangesTheDefaultsOfWhatComesAndGoes() throws {
        /// A layout whose new cells grow and whose old ones shrink, while they fade.
        final class GrowingLayout: UICollectionViewFlowLayout {
            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
                return attributes
            }

            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
                attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
                return attributes
            }
        }
        let fixture = CollectionFixture([2], GrowingLayout())
        let gone = try #require(fixture.view.cellForItem(at: path(0)))
        fixture.perform { view in
            view.performBatchUpdates {
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(1)])
            }
        }
        let fresh = try #require(fixture.view.cellForItem(at: path(1)))
        fixture.run(frames: 9)
        for view in [gone, fresh] {
            let (width, opacity) = fixture.host.withCurrent {
                (
                    view.layer.presentation()?.frame.width,
                    view.layer.presentation().map { CGFloat($0.opacity) }
                )
            }
            #expect(isNear(width, 50 * 0.55, within: 0.5) && isNear(opacity, 0.5, within: 0.01))
        }
        #expect(fixture.view.collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
    }
}
