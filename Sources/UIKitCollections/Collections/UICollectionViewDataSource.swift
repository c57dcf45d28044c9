/// The methods with which a data source provides the item counts and views of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Returns the number of sections; optional, default 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns a supplementary view, from
    /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`;
    /// required only if the layout has any.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Returns a Boolean value that indicates whether an item can be moved by hand; optional, default true.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Moves an item in the data, which was moved by hand; optional.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
}

// Swift on Linux has no optional requirements; these defaults stand in for the methods that a data
// source omits.
extension UICollectionViewDataSource {
    /// Returns true.
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns an empty view with a warning: headers of data sources without any are room above the cells.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { collectionView.emptyView(ofKind: kind, for: self) }
}

extension UICollectionView {
    /// Returns an empty view for a supplementary view that its source has not written, and warns.
    func emptyView(ofKind kind: String, for source: AnyObject) -> UICollectionReusableView {
        RunContext.current.warn(
            "The layout has supplementary views of kind “\(kind)”, but \(type(of: source)) has no collectionView(_:viewForSupplementaryElementOfKind:at:); they are empty."
        )
        return UICollectionReusableView()
    }
}
