// On Apple's systems UIKit adds these to Foundation's index path; Foundation on Linux has none of them.
extension IndexPath {
    /// The place of an item in a collection view: its number in the section, and the section's, both from 0.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The place of a row: the same as `init(item:section:)`.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The section's number, from 0; 0 for an empty path. Setting it keeps the item.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(item: item, section: newValue) }
    }

    /// The item's number in its section, from 0; 0 for a path without one. Setting it keeps the section.
    public var item: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(item: newValue, section: section) }
    }

    /// The row's number: the same as `item`.
    public var row: Int {
        get { item }
        set { item = newValue }
    }
}

extension IndexPath {
    /// The path in a message: "[0, 12]".
    var text: String { "[" + map(String.init).joined(separator: ", ") + "]" }
}
