/// A visible item of a section, which a handler can change while the section scrolls.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The position on the z axis.
    var zIndex: Int { get set }
    /// A Boolean value that indicates whether the item is hidden.
    var isHidden: Bool { get set }
    /// The transform in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The rectangle, in points.
    var frame: CGRect { get }
    /// The category.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view; nil for a cell.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
