/// The classes that a collection view makes its views of, and the views that wait for their next use.
@MainActor struct ReusePool {
    /// What a view was made for.
    struct Key: Hashable {
        let kind: String
        let identifier: String

        static func cell(_ identifier: String) -> Key { Key(kind: "", identifier: identifier) }

        static func supplementary(_ kind: String, _ identifier: String) -> Key {
            Key(kind: kind, identifier: identifier)
        }

        static func decoration(_ kind: String) -> Key { Key(kind: "decoration \(kind)", identifier: kind) }
    }

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    private var waiting: [Key: [UICollectionReusableView]] = [:]

    /// Views of a class that was registered before are not used again.
    mutating func register(_ viewClass: UICollectionReusableView.Type?, _ key: Key) {
        classes[key] = viewClass
        waiting[key] = nil
    }

    /// A view that waits, told that it will be used again.
    mutating func takeWaiting(_ key: Key) -> UICollectionReusableView? {
        guard let view = waiting[key]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// A view that waits, or else a new one; nil for a key without a class.
    mutating func take(_ key: Key) -> UICollectionReusableView? {
        if let view = takeWaiting(key) { return view }
        guard let viewClass = classes[key] else { return nil }
        let view = viewClass.init(dequeuedWith: .zero)
        view.reuseIdentifier = key.identifier
        return view
    }

    mutating func put(_ view: UICollectionReusableView, _ key: Key) {
        waiting[key, default: []].append(view)
    }
}
