/// The environment and container of a section: those of the collection view.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    private weak var view: UICollectionView?
    /// The reference of the sections that name none.
    private let reference: UIContentInsetsReference

    init(size: CGSize, of view: UICollectionView, reference: UIContentInsetsReference) {
        contentSize = size
        self.view = view
        self.reference = reference == .automatic ? .safeArea : reference
    }

    var container: any NSCollectionLayoutContainer { self }
    var traitCollection: UITraitCollection { UITraitCollection() }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

    /// Returns the insets of the groups of a section: its own, which at the sides count from its reference.
    /// Unless they name one, lists of inset groups count from the safe area, and others reach from edge to
    /// edge.
    func insets(ofGroupsIn section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
        let own = section.contentInsets
        var standard = reference
        if let list = section.list { standard = list.isInset ? .safeArea : .none }
        let named = section.contentInsetsReference
        let sides = sides(of: named == .automatic ? standard : named)
        return NSDirectionalEdgeInsets(
            top: own.top, leading: own.leading + sides.leading, bottom: own.bottom,
            trailing: own.trailing + sides.trailing)
    }

    /// Returns the distances of a reference from the sides of the content, in points.
    func sides(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        guard let inset = view?.insets(of: reference) else { return .zero }
        return NSDirectionalEdgeInsets(top: 0, leading: inset.left, bottom: 0, trailing: inset.right)
    }
}
