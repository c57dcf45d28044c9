public import CoreGeometry

/// A numeric type that a parameter can have: `Double`, `CGFloat` or `Int`.
public protocol ParameterValue: Comparable, Sendable {
    /// A Boolean value that indicates whether the type holds whole numbers only.
    static var isWhole: Bool { get }
    /// The value as a `Double`.
    var number: Double { get }
    /// Creates the value of a number, or returns nil when the type cannot represent it.
    init?(number: Double)
}

extension ParameterValue where Self: BinaryFloatingPoint {
    /// False, since the type has fractional values.
    public static var isWhole: Bool { false }
    /// The value as a `Double`.
    public var number: Double { Double(self) }
    /// Creates the value of a finite number, or returns nil for any other.
    public init?(number: Double) {
        guard number.isFinite else { return nil }
        self.init(number)
    }
}

extension Double: ParameterValue {}

extension CGFloat: ParameterValue {}

extension Int: ParameterValue {
    /// True, since the type has no fractional values.
    public static var isWhole: Bool { true }
    /// The value as a `Double`.
    public var number: Double { Double(self) }
    /// Creates the value of a whole number, or returns nil for any other.
    public init?(number: Double) { self.init(exactly: number) }
}
