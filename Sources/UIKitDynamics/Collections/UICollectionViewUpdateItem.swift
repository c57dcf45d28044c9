/// A change of one item that a layout hears of before it is shown.
@MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What happens to the item.
    public enum Action: Int, Sendable {
        /// It comes.
        case insert
        /// It goes.
        case delete
        /// It is made anew.
        case reload
        /// It goes to another place.
        case move
        /// Nothing.
        case none
    }

    /// The place before; nil for an item that comes.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The place after; nil for an item that goes.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// What happens.
    open private(set) var updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        super.init()
        (indexPathBeforeUpdate, indexPathAfterUpdate) = (before, after)
    }
}
