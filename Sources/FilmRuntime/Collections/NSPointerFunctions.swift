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
