/// The visible items of a layout that code keeps, such as those that a behavior moves. They stay the same
/// objects from one layout to the next, with what code has changed of them.
@MainActor final class KeptItems {
    /// An item, which lives as long as code keeps it, with its frame before code changed it.
    private struct Entry {
        weak var item: UICollectionViewLayoutAttributes?
        let frame: CGRect
    }

    private var entries: [IndexPath: Entry] = [:]

    /// Returns the kept item in place of a new one with the same frame; the new one where code keeps none.
    func item(for new: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let frame = new.frame
        if let entry = entries[new.indexPath], entry.frame == frame, let item = entry.item { return item }
        entries[new.indexPath] = Entry(item: new, frame: frame)
        return new
    }
}
