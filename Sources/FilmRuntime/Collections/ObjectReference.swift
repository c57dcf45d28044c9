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

/// The options of tables of objects.
public struct NSPointerFunctions {
    /// The ways in which a table holds its objects.
    public struct Options: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Strongly.
        public static let strongMemory = Options([])
        /// Weakly.
        public static let weakMemory = Options(rawValue: 5)
        /// Equal objects are one.
        public static let objectPersonality = Options([])
        /// Each object is one; here objects that say that they are equal are one, too.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Objects are copied; they are held as they are here.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

extension NSPointerFunctions.Options {
    var isWeak: Bool { contains(.weakMemory) }
}
