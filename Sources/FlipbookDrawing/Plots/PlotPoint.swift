import Picture

/// A value at a time.
public struct PlotPoint: Sendable, Hashable {
    /// The time since the start, in seconds.
    public var time: Double
    /// The value in the quantity's unit.
    public var value: Double

    /// Creates a value at a time.
    public init(time: Double, value: Double) {
        (self.time, self.value) = (time, value)
    }
}

extension PlotPoint {
    var isFinite: Bool { time.isFinite && value.isFinite }
}
