/// The classes of a collection view's reusable views, and the views that wait for reuse.
@MainActor package struct ReusePool {
    /// The kind and identifier for which a view was created.
    package struct Key: Hashable {
        let kind: String
        let identifier: String

        package static func cell(_ identifier: String) -> Key { Key(kind: "", identifier: identifier) }

        package static func supplementary(_ kind: String, _ identifier: String) -> Key {
            Key(kind: kind, identifier: identifier)
        }

        static func decoration(_ kind: String) -> Key { Key(kind: "decoration \(kind)", identifier: kind) }

        /// True for the key of a supplementary view.
        fileprivate var isSupplementary: Bool { !kind.isEmpty && self != .decoration(identifier) }
    }

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    private var drawn: [Key: () -> UICollectionReusableView?] = [:]
    private var waiting: [Key: [UICollectionReusableView]] = [:]

    /// Registers a class; nil removes it. Waiting views of the previous class are dropped.
    mutating func register(_ viewClass: UICollectionReusableView.Type?, _ key: Key) {
        classes[key] = viewClass
        waiting[key] = nil
    }

    /// Registers a closure that creates the views that a storyboard draws. A class goes before it.
    package mutating func draw(_ key: Key, _ make: @escaping () -> UICollectionReusableView?) {
        drawn[key] = make
    }

    /// The kinds of supplementary views that are registered, in order.
    var supplementaryKinds: [String] {
        Set((Array(classes.keys) + drawn.keys).filter(\.isSupplementary).map(\.kind)).sorted()
    }

    /// Returns true when a class is registered.
    func hasClass(_ key: Key) -> Bool { classes[key] != nil }

    /// Returns a waiting view, prepared for reuse; nil if none waits.
    mutating func takeWaiting(_ key: Key) -> UICollectionReusableView? {
        guard let view = waiting[key]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// Returns a waiting view, or a new one of the registered class; nil for a key without a class.
    mutating func take(_ key: Key, frame: CGRect) -> UICollectionReusableView? {
        if let view = takeWaiting(key) { return view }
        guard let view = classes[key].map({ $0.init(dequeuedWith: frame) }) ?? drawn[key]?() else {
            return nil
        }
        view.identifier = key.identifier
        return view
    }

    mutating func put(_ view: UICollectionReusableView, _ key: Key) {
        waiting[key, default: []].append(view)
    }
}
