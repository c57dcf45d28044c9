/// The rule by which the area of a path is filled.
public enum CGPathFillRule: Int, Sendable {
    /// The non-zero winding rule.
    case winding
    /// The even-odd rule.
    case evenOdd
}
