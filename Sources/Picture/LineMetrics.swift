public import CoreGeometry

/// The heights of the lines of a font, in points.
public struct LineMetrics: Sendable, Hashable {
    /// The height above the baseline.
    public var ascent: CGFloat
    /// The distance between baselines.
    public var height: CGFloat

    /// Creates metrics.
    public init(ascent: CGFloat, height: CGFloat) {
        (self.ascent, self.height) = (ascent, height)
    }
}
