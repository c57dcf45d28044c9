/// Says how much a collection view has to show, and gives it the cells.
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell of an item, got from `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// How many sections there are; optional, 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// A supplementary view, got from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`;
    /// needed if the layout has any.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

// Swift on Linux has no optional requirements; these stand for the methods that a data source leaves out.
extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Reports that the layout has a supplementary view for which there is none.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.report(
            "the layout has a supplementary view of kind '\(kind)' at \(indexPath.text), but the data source has no collectionView(_:viewForSupplementaryElementOfKind:at:)."
        )
        return UICollectionReusableView()
    }
}
