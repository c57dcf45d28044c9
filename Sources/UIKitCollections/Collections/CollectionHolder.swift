/// The view of a controller with a collection view, which fills it. As in UIKit, what is added to the
/// controller's view does not scroll with the cells.
final class CollectionHolder: UIView {
    let list: UICollectionView

    init(_ list: UICollectionView) {
        self.list = list
        super.init(frame: list.frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.frame = bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(list)
    }

    required init?(coder: NSCoder) { nil }
}
