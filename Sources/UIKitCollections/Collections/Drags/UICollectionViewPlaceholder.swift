/// A cell that stands in the place of one whose content is not there yet. A film shows none.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    /// The place.
    public let insertionIndexPath: IndexPath
    /// The identifier of the cell's class.
    public let reuseIdentifier: String
    /// The closure that fills the cell while it waits; default nil. Content is there on the next tick, so
    /// no cell waits.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The place.
    ///   - reuseIdentifier: The identifier of the cell's class.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}
