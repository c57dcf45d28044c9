/// The motion of a scroll view's content along one axis after the finger has left it.
///
/// Content glides: its speed falls by the same factor in every millisecond, until 10 points per second are
/// left. Content beyond an edge, or that reaches one at speed, bounces: it moves back to the edge as a
/// spring. Content that a finger flings back across the edge glides on from there.
package struct ScrollMotion {
    /// The speed in points per second below which a glide is over, as measured on devices.
    static var stopSpeed: CGFloat { MotionConstants.current.stopSpeed }
    /// The distance from the edge, in points, below which a bounce is over, measured on iOS 26.1, iPhone 16.
    private static let arrival: CGFloat = 0.5

    private enum Phase {
        case glide(from: CGFloat, to: CGFloat, limit: CGFloat)
        case bounce(ScrollBounce, edge: CGFloat, target: CGFloat?)
        case rest(CGFloat)
    }

    private var phase: Phase
    /// The time in seconds since the phase began.
    private var time: TimeInterval = 0
    private let rate, decay: CGFloat
    private let bounces: Bool
    private let edges: ClosedRange<CGFloat>

    /// Creates the motion from an offset to the end of a glide, both in points. A glide that begins beyond an
    /// edge bounces at once, with the finger's speed in points per second.
    package init(
        from start: CGFloat, to end: CGFloat, speed: CGFloat, within edges: ClosedRange<CGFloat>,
        rate: CGFloat,
        bounces: Bool
    ) {
        (self.bounces, self.rate, self.edges) = (bounces, rate, edges)
        decay = naturalLogarithm(1 / rate) * 1000
        if !edges.contains(start) {
            let edge = start < edges.lowerBound ? edges.lowerBound : edges.upperBound
            let isInside = start < edge ? end > edge : end < edge
            phase = .bounce(
                ScrollBounce(distance: start - edge, finger: speed), edge: edge,
                target: isInside ? end : nil)
        } else if start == end {
            phase = .rest(start)
        } else {
            phase = Self.glide(from: start, to: end, within: edges, rate: rate)
        }
    }

    private static func glide(
        from start: CGFloat, to end: CGFloat, within edges: ClosedRange<CGFloat>, rate: CGFloat
    ) -> Phase {
        .glide(
            from: start, to: end + rest(rate) * (end > start ? 1 : -1),
            limit: max(edges.lowerBound, min(end, edges.upperBound)))
    }

    /// Returns the distance from the end of a glide at a speed to the end that the delegate gets, in points:
    /// the way of half a millisecond. It is the difference between a sum over milliseconds and an integral.
    package static func promise(at speed: CGFloat) -> CGFloat {
        guard abs(speed) > stopSpeed else { return 0 }
        return (speed - (speed > 0 ? stopSpeed : -stopSpeed)) / 2000
    }

    /// Returns the distance that a glide does not cover, because it stops at 10 points per second.
    private static func rest(_ rate: CGFloat) -> CGFloat { stopSpeed * rate / (1 - rate) / 1000 }

    /// Returns the way of a glide with a speed in points per second. Apple showed in 2018 that it is the sum
    /// of the ways of all milliseconds to come, speed / 1000 x rate / (1 - rate).
    package static func glide(at speed: CGFloat, rate: CGFloat) -> CGFloat {
        guard abs(speed) > stopSpeed else { return 0 }
        return (speed - (speed > 0 ? stopSpeed : -stopSpeed)) * rate / (1 - rate) / 1000
    }

    /// Returns where content comes to rest that a finger with a speed in points per second leaves beyond an
    /// edge: at the edge, or inside where the speed carries it across.
    package static func end(beyond edge: CGFloat, at offset: CGFloat, speed: CGFloat, rate: CGFloat)
        -> CGFloat
    {
        let bounce = ScrollBounce(distance: offset - edge, finger: speed)
        guard let crossing = bounce.crossing else { return edge }
        return edge + glide(at: bounce.speed(at: crossing), rate: rate)
    }

    /// True when the content has arrived.
    package var isOver: Bool {
        if case .rest = phase { return true }
        return false
    }

    /// Advances the motion by a time in seconds, and returns the offset.
    package mutating func advance(by dt: TimeInterval) -> CGFloat {
        time += dt
        switch phase {
        case .rest(let offset): return offset
        case .glide(let start, let end, let limit): return glide(from: start, to: end, limit: limit)
        case .bounce(let bounce, let edge, let target): return move(bounce, edge, target)
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
        let bounce = ScrollBounce(distance: 0, speed: speed)
        phase = .bounce(bounce, edge: limit, target: nil)
        return move(bounce, limit, nil)
    }

    private mutating func move(_ bounce: ScrollBounce, _ edge: CGFloat, _ target: CGFloat?) -> CGFloat {
        if let target, let crossing = bounce.crossing, time >= crossing {
            time -= crossing
            phase = Self.glide(from: edge, to: target, within: edges, rate: rate)
            return advance(by: 0)
        }
        let distance = bounce.distance(at: time)
        let isOver = abs(distance) < Self.arrival && abs(bounce.speed(at: time)) < Self.stopSpeed
        guard isOver else { return edge + distance }
        phase = .rest(edge)
        return edge
    }
}
