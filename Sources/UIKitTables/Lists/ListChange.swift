/// A change of one row of a table or one item of a collection view.
package enum ListChange: Equatable {
    /// An insertion; the index path is that after the update.
    case insert(IndexPath)
    /// A deletion; the index path is that before the update.
    case delete(IndexPath)
    /// A cell that is made again; the index path is that before the update.
    case reload(IndexPath)
    /// A move, from the index path before the update to that after it.
    case move(IndexPath, IndexPath)
}
