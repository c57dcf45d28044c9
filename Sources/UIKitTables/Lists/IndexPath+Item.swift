// On Apple's systems UIKit adds these members to Foundation's index path; Foundation on Linux has
// none of them.
extension IndexPath {
    /// Creates the index path of an item in a collection view from its index in the section and the
    /// section's index, both from 0.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// Creates the index path of a row; the same as `init(item:section:)`.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The index of the section, from 0; 0 for an empty path. Setting it keeps the item.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(item: item, section: newValue) }
    }

    /// The index of the item in its section, from 0; 0 for a path without one. Setting it keeps the section.
    public var item: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(item: newValue, section: section) }
    }

    /// The index of the row; the same as `item`.
    public var row: Int {
        get { item }
        set { item = newValue }
    }
}

extension IndexPath {
    /// The path in a message: "[0, 12]".
    package var text: String { "[" + map(String.init).joined(separator: ", ") + "]" }
}
