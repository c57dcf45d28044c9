import UIKitControls

extension UICollectionView {
    /// The interaction that opens the menus of items.
    public var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }
}
