public import UIKitControls

/// A placeholder of an item that is dropped.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// The closure that returns the part of the cell that is seen while it waits; default nil. Content is
    /// there on the next tick, so that no cell waits.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
