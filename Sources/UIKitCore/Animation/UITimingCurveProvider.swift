/// An object that provides the timing of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The kind of timing.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil for none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for none.
    var springTimingParameters: UISpringTimingParameters? { get }
}
