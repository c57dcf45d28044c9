/// A rate, in frames per second, at which an animation moves that could move on each tick.
package struct FrameRate: Sendable {
    /// The rate of a film's ticks: animations of this rate and of higher ones move on each tick, and between
    /// ticks where a film asks for them.
    private static let ticks = 60.0

    /// The frames per second; 0 for each moment.
    private let perSecond: Double

    /// Creates a rate; of 0 frames per second, the default, for each moment.
    package init(_ perSecond: Double = 0) {
        self.perSecond = perSecond > 0 && perSecond < Self.ticks ? perSecond : 0
    }

    /// Creates the rate that a range prefers.
    package init(_ range: CAFrameRateRange) { self.init(Double(range.rate)) }

    /// True when the animation moves at each moment.
    package var isUnlimited: Bool { perSecond == 0 }

    /// Returns the start of the frame at a time, in seconds since the first frame; a millionth of a frame
    /// allows for rounding.
    package func frameStart(at time: TimeInterval) -> TimeInterval {
        guard perSecond > 0, time.isFinite else { return time }
        return (time * perSecond + 1e-6).rounded(.down) / perSecond
    }
}
