import Testing
import UIKitHost
import UIKitTestSupport

/// Items whose data is prepared before they are seen.
@MainActor @Suite struct PrefetchedItemTests {
    private final class Prefetcher: UICollectionViewDataSourcePrefetching {
        var log: [String] = []

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            log.append("prefetch \(indexPaths.map(\.item))")
        }
        func collectionView(
            _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) { log.append("cancel \(indexPaths.map(\.item))") }
    }

    @Test func pagesAreAskedForOneAheadInTheDirectionOfTheScroll() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        let fixture = CollectionFixture([6], layout)
        let prefetcher = Prefetcher()
        fixture.perform {
            layout.itemSize = $0.bounds.size
            $0.prefetchDataSource = prefetcher
        }
        fixture.run(frames: 2)
        #expect(prefetcher.log == ["prefetch [1]"])
        let width = fixture.view.bounds.width
        for page in [1, 2, 1] {
            fixture.perform { $0.contentOffset.x = CGFloat(page) * width }
            fixture.run(frames: 2)
        }
        #expect(
            prefetcher.log == ["prefetch [1]", "prefetch [2]", "prefetch [3]", "cancel [3]", "prefetch [0]"])
        #expect(fixture.host.failure == nil)
    }
}
