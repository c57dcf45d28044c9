import UIKit

/// The data source and delegate of a collection view with plain cells, headers and footers.
final class GridSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    /// The numbers of the items of each section.
    let counts: [Int]
    /// The sizes of items; nil for those of the layout.
    var size: ((IndexPath) -> CGSize)?

    init(counts: [Int]) { self.counts = counts }

    /// Fills a collection view.
    func attach(to view: UICollectionView) {
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let boundaries = [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ]
        for kind in boundaries + ["badge"] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "supplementary")
        }
        view.dataSource = self
        view.delegate = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "supplementary", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
}
