/// The kinds of timing of a property animator.
public enum UITimingCurveType: Int, Sendable {
    /// A curve with a name.
    case builtin = 0
    /// A curve of two control points.
    case cubic
    /// A spring.
    case spring
    /// A curve and a spring.
    case composed
}
