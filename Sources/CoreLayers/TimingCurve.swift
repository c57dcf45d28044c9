/// A timing curve: a cubic Bezier curve from (0, 0) to (1, 1), with time to the right and progress upward.
///
/// The four named curves have the control points that Core Animation documents.
package struct TimingCurve: Sendable, Hashable {
    package var x1: Double
    package var y1: Double
    package var x2: Double
    package var y2: Double

    /// Creates a curve from its two control points.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// The curve that is slow at both ends; UIKit's default.
    package static var easeInOut: TimingCurve {
        let constants = MotionConstants.current
        return TimingCurve(x1: constants.slowStart, y1: 0, x2: constants.slowEnd, y2: 1)
    }
    /// The curve that is slow at the beginning.
    package static var easeIn: TimingCurve {
        TimingCurve(x1: MotionConstants.current.slowStart, y1: 0, x2: 1, y2: 1)
    }
    /// The curve that is slow at the end.
    package static var easeOut: TimingCurve {
        TimingCurve(x1: 0, y1: 0, x2: MotionConstants.current.slowEnd, y2: 1)
    }
    /// The linear curve.
    package static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)

    /// Returns the progress at a fraction of the time, both from 0 to 1, exact to 1e-9.
    package func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if self == .linear { return time }
        return Self.cubic(y1, y2, at: parameter(at: time))
    }

    /// Returns the curve's parameter at a time.
    private func parameter(at time: Double) -> Double {
        // Newton's method is fast but can leave the range where the curve is flat; bisection then takes over.
        var guess = time
        for _ in 0..<8 {
            let error = Self.cubic(x1, x2, at: guess) - time
            if abs(error) < 1e-12 { return guess }
            let slope = Self.slope(x1, x2, at: guess)
            guard slope > 1e-6 else { break }
            guess -= error / slope
            guard (0...1).contains(guess) else { break }
        }
        return parameterByHalving(at: time)
    }

    private func parameterByHalving(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Self.cubic(x1, x2, at: middle) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Returns the cubic Bezier polynomial from 0 to 1 with two inner control values.
    private static func cubic(_ first: Double, _ second: Double, at s: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
    }

    private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
    }
}
