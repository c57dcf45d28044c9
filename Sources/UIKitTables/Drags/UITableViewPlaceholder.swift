/// A row that stands in the place of one whose content is not there yet. A film shows none.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    /// The place.
    public let insertionIndexPath: IndexPath
    /// The identifier of the row's class.
    public let reuseIdentifier: String
    /// The closure that fills the row while it waits; default nil. Content is there on the next tick, so
    /// no row waits.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The place.
    ///   - reuseIdentifier: The identifier of the row's class.
    ///   - rowHeight: The height of the row in points, which a film does not need.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}
