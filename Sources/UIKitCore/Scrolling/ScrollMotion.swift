/// The motion of a scroll view's content along one axis after the finger has left it.
///
/// Content glides: its speed falls by the same factor in every millisecond, until 10 points per second are
/// left. Content beyond an edge, or that reaches one at speed, bounces: it moves back to the edge as a
/// critically damped spring.
struct ScrollMotion {
    /// The speed in points per second below which a glide is over, as measured on devices.
    static var stopSpeed: CGFloat { MotionConstants.current.stopSpeed }
    /// The natural frequency of the bounce in radians per second.
    private static var bounceFrequency: CGFloat { MotionConstants.current.bounceFrequency }
    /// The distance from the edge, in points, below which a bounce is over.
    private static let arrival: CGFloat = 0.25

    private enum Phase {
        case glide(from: CGFloat, to: CGFloat, limit: CGFloat)
        case bounce(from: CGFloat, speed: CGFloat, edge: CGFloat)
        case rest(CGFloat)
    }

    private var phase: Phase
    /// The time in seconds since the phase began.
    private var time: TimeInterval = 0
    private let decay: CGFloat
    private let bounces: Bool

    /// Creates the motion from an offset to the end of a glide, both in points. A glide that begins beyond an
    /// edge bounces at once, with a speed in points per second.
    init(
        from start: CGFloat, to end: CGFloat, speed: CGFloat, within edges: ClosedRange<CGFloat>,
        rate: CGFloat,
        bounces: Bool
    ) {
        self.bounces = bounces
        decay = naturalLogarithm(1 / rate) * 1000
        if !edges.contains(start) {
            phase = .bounce(
                from: start, speed: speed,
                edge: start < edges.lowerBound ? edges.lowerBound : edges.upperBound)
        } else if start == end {
            phase = .rest(start)
        } else {
            let rest = Self.rest(rate) * (end > start ? 1 : -1)
            phase = .glide(
                from: start, to: end + rest, limit: max(edges.lowerBound, min(end, edges.upperBound)))
        }
    }

    /// Returns the distance that a glide does not cover, because it stops at 10 points per second.
    private static func rest(_ rate: CGFloat) -> CGFloat { stopSpeed * rate / (1 - rate) / 1000 }

    /// Returns the way of a glide with a speed in points per second. Apple showed in 2018 that it is the sum
    /// of the ways of all milliseconds to come, speed / 1000 x rate / (1 - rate).
    static func glide(at speed: CGFloat, rate: CGFloat) -> CGFloat {
        guard abs(speed) > stopSpeed else { return 0 }
        return (speed - (speed > 0 ? stopSpeed : -stopSpeed)) * rate / (1 - rate) / 1000
    }

    /// True when the content has arrived.
    var isOver: Bool {
        if case .rest = phase { return true }
        return false
    }

    /// Advances the motion by a time in seconds, and returns the offset.
    mutating func advance(by dt: TimeInterval) -> CGFloat {
        time += dt
        switch phase {
        case .rest(let offset): return offset
        case .glide(let start, let end, let limit): return glide(from: start, to: end, limit: limit)
        case .bounce(let start, let speed, let edge): return bounce(from: start, speed, edge)
        }
    }

    private mutating func glide(from start: CGFloat, to end: CGFloat, limit: CGFloat) -> CGFloat {
        let left = exponential(-decay * time)
        let offset = end - (end - start) * left
        let isBeyond = end > start ? offset >= limit : offset <= limit
        guard isBeyond else { return offset }
        // At the limit the glide either is slow enough to stop or has met an edge.
        let speed = (end - limit) * decay
        guard bounces, abs(speed) > Self.stopSpeed * 1.01 else {
            phase = .rest(limit)
            return limit
        }
        let arrival = naturalLogarithm(max(1, (end - start) / (end - limit))) / decay
        time -= arrival
        phase = .bounce(from: limit, speed: speed, edge: limit)
        return bounce(from: limit, speed, limit)
    }

    private mutating func bounce(from start: CGFloat, _ speed: CGFloat, _ edge: CGFloat) -> CGFloat {
        let (distance, frequency) = (start - edge, Self.bounceFrequency)
        let fall = exponential(-frequency * time)
        let slope = speed + frequency * distance
        let offset = (distance + slope * time) * fall
        let velocity = (slope - frequency * (distance + slope * time)) * fall
        guard abs(offset) < Self.arrival, abs(velocity) < Self.stopSpeed else { return edge + offset }
        phase = .rest(edge)
        return edge
    }
}
