/// A reference to an object, strong or weak.
struct ObjectReference {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: Any, isWeak: Bool) {
        let object = object as AnyObject
        strong = isWeak ? nil : object
        weak = object
    }

    /// The object; nil for one that is gone.
    var object: AnyObject? { weak }

    /// Returns whether the object is another one, or equals it.
    func isEqual(to other: Any) -> Bool {
        guard let object else { return false }
        return object === other as AnyObject || (object as? NSObject)?.isEqual(other) ?? false
    }
}
