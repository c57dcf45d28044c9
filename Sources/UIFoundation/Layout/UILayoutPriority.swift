/// A strength of a layout constraint, above 0 and up to 1000 for constraints that must hold.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
    /// The strength as a number.
    public var rawValue: Float

    /// Creates a strength from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a strength from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The strength of constraints that must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The strength with which views resist being smaller than their content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The strength with which a user resizes a scene by dragging: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The strength with which a scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The strength with which a drag does not resize a scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The strength with which views resist being larger than their content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The strength with which fitting views want a size: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns whether one strength is below another.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Returns a strength that is higher by a number.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }

    /// Returns a strength that is lower by a number.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }
}
