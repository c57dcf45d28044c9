import Testing
import UIKitDynamics

@MainActor @Suite struct CollectionUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test func anInsertedItemFadesInWhileTheOthersMove() throws {
        let take = CollectionTake([3])
        let moved = try #require(take.view.cellForItem(at: path(1)))
        let (start, end) = (try #require(take.frame(1)), try #require(take.frame(2)))
        take.counts = [4]
        take.perform { $0.insertItems(at: [path(1)]) }
        #expect(take.view.cellForItem(at: path(2)) === moved && moved.frame == take.frame(2))
        let fresh = try #require(take.view.cellForItem(at: path(1)))
        take.run(frames: 9)
        let (left, opacity) = take.host.withCurrent {
            (moved.layer.presentation()?.position.x ?? 0, fresh.layer.presentation()?.opacity ?? -1)
        }
        #expect(left > start.midX + 5 && left < end.midX - 5)
        #expect(opacity > 0.1 && opacity < 0.9)
        take.run(frames: 12)
        #expect(take.host.withCurrent { fresh.layer.presentation()?.opacity } == 1)
        #expect(take.host.failure == nil)
    }

    @Test func aDeletedItemFadesOutAndTheGapCloses() throws {
        let take = CollectionTake([4])
        let gone = try #require(take.view.cellForItem(at: path(1)))
        let last = try #require(take.view.cellForItem(at: path(3)))
        var ends: [Bool] = []
        take.perform { view in
            view.performBatchUpdates {
                take.counts = [3]
                view.deleteItems(at: [path(1)])
            } completion: {
                ends.append($0)
            }
        }
        take.run(frames: 9)
        #expect(gone.superview === take.view && ends.isEmpty)
        let opacity = take.host.withCurrent { gone.layer.presentation()?.opacity ?? -1 }
        #expect(opacity > 0.1 && opacity < 0.9)
        take.run(frames: 12)
        #expect(gone.superview == nil && ends == [true])
        #expect(take.view.cellForItem(at: path(2)) === last && last.frame == take.frame(2))
        #expect(take.view.visibleCells.count == 3)
    }

    @Test func theSelectionFollowsItsItem() {
        let take = CollectionTake([5])
        take.perform { $0.selectItem(at: path(2), animated: false, scrollPosition: []) }
        take.perform { view in
            view.performBatchUpdates {
                take.counts = [5]
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(4)])
            }
        }
        #expect(take.view.indexPathsForSelectedItems == [path(1)])
        take.perform { $0.moveItem(at: path(1), to: path(4)) }
        #expect(take.view.indexPathsForSelectedItems == [path(4)])
    }

    @Test func sectionsComeAndGo() throws {
        let take = CollectionTake([2, 2])
        let cell = try #require(take.view.cellForItem(at: path(1, 1)))
        take.counts = [2]
        take.perform { $0.deleteSections([0]) }
        #expect(take.view.cellForItem(at: path(1, 0)) === cell)
        take.counts = [1, 2]
        take.perform { $0.insertSections([0]) }
        #expect(take.view.cellForItem(at: path(1, 1)) === cell)
        take.run(frames: 30)
        #expect(take.view.visibleCells.count == 3 && take.host.failure == nil)
    }

    @Test func countsThatDoNotFollowFromTheChangesAreAnError() {
        let take = CollectionTake([3])
        take.perform { $0.insertItems(at: [path(0)]) }
        let message = take.host.failure?.message ?? ""
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
        let take = CollectionTake([2], SlidingLayout())
        let gone = try #require(take.view.cellForItem(at: path(0)))
        take.perform { view in
            view.performBatchUpdates {
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(1)])
            }
        }
        let fresh = try #require(take.view.cellForItem(at: path(1)))
        let end = try #require(take.frame(1))
        let x = take.host.withCurrent { fresh.layer.presentation()?.position.x ?? 0 }
        #expect(abs(x - (end.midX - 320)) < 1)
        #expect(gone.frame.minX == 320 && gone.alpha == 1)
    }
}
