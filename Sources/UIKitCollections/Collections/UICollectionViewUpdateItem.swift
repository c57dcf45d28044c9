/// A change of one item, which a layout receives before the change is shown.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The kind of change.
    public enum Action: Int, Sendable {
        /// An insertion.
        case insert
        /// A deletion.
        case delete
        /// A reload of the item's cell.
        case reload
        /// A move to another index path.
        case move
        /// No change.
        case none
    }

    /// The index path before the change; nil for an inserted item.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The index path after the change; nil for a deleted item.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// The kind of change.
    open private(set) var updateAction: Action

    init(_ change: ListChange) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) =
            switch change {
            case .insert(let path): (.insert, nil, path)
            case .delete(let path): (.delete, path, nil)
            case .reload(let path): (.reload, path, path)
            case .move(let before, let after): (.move, before, after)
            }
        super.init()
    }
}
