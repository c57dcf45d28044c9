import Testing
import UIKitHost
import UIKitTestSupport

/// The selection of a collection view whose controller appears again.
@MainActor @Suite struct ClearedSelectionTests {
    private final class Grid: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 4 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test(arguments: [true, false]) func itIsClearedUnlessTheControllerKeepsIt(_ clears: Bool) {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        grid.clearsSelectionOnViewWillAppear = clears
        host.install(grid)
        host.advance(by: 1.0 / 60)
        host.withCurrent {
            grid.collectionView.selectItem(
                at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            #expect(grid.collectionView.indexPathsForSelectedItems?.count == 1)
            grid.viewWillAppear(false)
            #expect((grid.collectionView.indexPathsForSelectedItems ?? []).isEmpty == clears)
        }
        #expect(host.warnings.isEmpty)
    }
}
