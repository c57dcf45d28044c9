/// The rule by which the area of a path is filled.
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
    /// The name of the rule.
    public let rawValue: String

    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The non-zero winding rule.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The even-odd rule: where parts overlap, they are cut out in turn.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
