/// A curve from (0, 0) to (1, 1) that gives progress over time, as SwiftUI has it.
public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable {
        case bezier(TimingCurve)
        /// An arc of a circle, slow at the start, at the end, or at both.
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }

    private let form: Form

    private init(_ form: Form) { self.form = form }

    /// Even progress.
    public static let linear = UnitCurve(.bezier(.linear))
    /// Progress that is slow at the start.
    public static let easeIn = UnitCurve(.bezier(.easeIn))
    /// Progress that is slow at the end.
    public static let easeOut = UnitCurve(.bezier(.easeOut))
    /// Progress that is slow at both ends.
    public static let easeInOut = UnitCurve(.bezier(.easeInOut))
    /// Progress along a quarter of a circle, slow at the start.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// Progress along a quarter of a circle, slow at the end.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Progress along two quarters of circles, slow at both ends.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// Returns the curve with two control points, whose x coordinates are clamped to 0 through 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .bezier(
                TimingCurve(
                    x1: max(0, min(startControlPoint.x, 1)), y1: startControlPoint.y,
                    x2: max(0, min(endControlPoint.x, 1)), y2: endControlPoint.y)))
    }

    /// Returns the progress at a fraction of the time, clamped to 0 through 1.
    public func value(at progress: Double) -> Double {
        let x = max(0, min(progress, 1))
        switch form {
        case .bezier(let curve): return curve.value(at: x)
        case .circularEaseIn: return Self.quarter(x)
        case .circularEaseOut: return 1 - Self.quarter(1 - x)
        case .circularEaseInOut:
            return x < 0.5 ? Self.quarter(2 * x) / 2 : 1 - Self.quarter(2 - 2 * x) / 2
        }
    }

    private static func quarter(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
}
