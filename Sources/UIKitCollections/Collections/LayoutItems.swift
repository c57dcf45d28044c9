/// The layout attributes that an animator moves.
@MainActor final class LayoutItems: ItemFrame {
    /// The attributes, by the element that they describe.
    private(set) var attributes: [ElementIdentity: UICollectionViewLayoutAttributes] = [:]
    private weak var layout: UICollectionViewLayout?

    init(of layout: UICollectionViewLayout) {
        self.layout = layout
    }

    /// The rectangle of the layout's content; nil while it has none.
    var bounds: CGRect? {
        guard let size = layout?.collectionViewContentSize, size.width > 0, size.height > 0 else {
            return nil
        }
        return CGRect(origin: .zero, size: size)
    }

    func add(_ item: any UIDynamicItem) {
        guard let item = item as? UICollectionViewLayoutAttributes else { return }
        attributes[item.identity] = item
    }

    func remove(_ item: any UIDynamicItem) {
        guard let item = item as? UICollectionViewLayoutAttributes else { return }
        if attributes[item.identity] === item { attributes[item.identity] = nil }
    }

    func invalidate() { layout.map { $0.invalidateLayout(with: $0.makeContextKeepingLines()) } }
}
