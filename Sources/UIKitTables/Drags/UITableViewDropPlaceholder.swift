public import UIKitControls

/// A placeholder of an item that is dropped.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// The closure that returns the part of the row that is seen while it waits; default nil. Content is
    /// there on the next tick, so that no row waits.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
