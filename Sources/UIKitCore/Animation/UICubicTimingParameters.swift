/// Timing by a cubic Bezier curve.
@preconcurrency @MainActor public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let curve: TimingCurve
    /// The named curve from which the parameters were created; default `easeInOut`.
    public let animationCurve: UIView.AnimationCurve
    /// The kind of timing: a curve with a name, or one of two control points.
    public let timingCurveType: UITimingCurveType
    /// The first control point.
    public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
    /// The second control point.
    public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
    /// The parameters themselves.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil, since the timing has the other form.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    /// Creates the timing of a named curve.
    public init(animationCurve: UIView.AnimationCurve) {
        (curve, self.animationCurve) = (animationCurve.timing, animationCurve)
        timingCurveType = .builtin
        super.init()
    }

    /// Creates the timing of the curve with two control points, whose x coordinates are from 0 to 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = TimingCurve(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
        (animationCurve, timingCurveType) = (.easeInOut, .cubic)
        super.init()
    }

    /// Creates the timing of Core Animation's default curve.
    public override init() {
        (curve, animationCurve, timingCurveType) = (.standard, .easeInOut, .builtin)
        super.init()
    }
}
