/// The environment and container of a section: those of the collection view.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize

    init(size: CGSize) { contentSize = size }

    var container: any NSCollectionLayoutContainer { self }
    var traitCollection: UITraitCollection { UITraitCollection() }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
