import UIKitControls

extension UITableView {
    /// The interaction that opens the menus of rows.
    public var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }
}
