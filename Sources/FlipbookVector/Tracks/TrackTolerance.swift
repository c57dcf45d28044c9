/// The largest deviations that fitted tracks may have from a film's frames.
public struct TrackTolerance: Sendable, Hashable {
    /// The deviation of a position, in points; default 0.25.
    public var position = 0.25
    /// The deviation of an angle, in degrees; default 0.25.
    public var angle = 0.25
    /// The deviation of a color's component or an opacity, 0...1; default 1/255.
    public var color = 1.0 / 255

    /// Creates the default tolerance.
    public init() {}
}
