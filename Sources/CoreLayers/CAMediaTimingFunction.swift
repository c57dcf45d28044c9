/// The timing curve of an animation: a cubic Bezier curve from (0, 0) to (1, 1), with time to the right.
public final class CAMediaTimingFunction: NSObject, Sendable {
    package let curve: TimingCurve

    package init(_ curve: TimingCurve) {
        self.curve = curve
        super.init()
    }

    /// Creates the curve of a name; an unknown name gives the linear curve.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(.easeIn)
        case .easeOut: self.init(.easeOut)
        case .easeInEaseOut: self.init(.easeInOut)
        case .default: self.init(.standard)
        default: self.init(.linear)
        }
    }

    /// Creates a curve from two control points.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(TimingCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y)))
    }

    /// Writes a control point, by its index from 0 to 3, to two floats.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(idx) else { return }
        (ptr[0], ptr[1]) = (Float(points[idx].0), Float(points[idx].1))
    }
}

extension TimingCurve {
    /// The curve of implicit animations, as Core Animation documents it.
    package static var standard: TimingCurve { MotionConstants.current.implicitCurve }
}
