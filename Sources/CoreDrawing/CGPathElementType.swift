/// The kinds of a path's elements.
public enum CGPathElementType: Int32, Sendable {
    /// The start of a subpath: one point.
    case moveToPoint = 0
    /// A straight line: its end.
    case addLineToPoint
    /// A curve of one control point: that point and the end. Paths here hold such curves as cubic ones.
    case addQuadCurveToPoint
    /// A curve of two control points: these points and the end.
    case addCurveToPoint
    /// A line back to the start of the subpath: no points.
    case closeSubpath
}
