// On Apple's systems UIKit adds these to Foundation's index path; Foundation on Linux has none of them.
extension NSIndexPath {
    /// Creates the index path of an item in a collection view, from its index in the section and the
    /// section's index.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The section's number, from 0; 0 for an empty path.
    public var section: Int { length > 0 ? index(atPosition: 0) : 0 }

    /// The item's number in its section, from 0; 0 for a path without one.
    public var item: Int { length > 1 ? index(atPosition: 1) : 0 }

    /// The row's number: the same as `item`.
    public var row: Int { item }
}
