/// A path through points over time, which a finger or a tilt follows.
struct TimedPath: Sendable, Hashable {
    /// The points given.
    private(set) var points: [CGPoint]
    /// The begin and the end, or a time for each point; in seconds.
    private(set) var times: [TimeInterval]
    /// The time spent at the first point before the motion begins, in seconds.
    let hold: TimeInterval
    let curve: TimingCurve
    /// The path as a polyline.
    private let corners: [CGPoint]
    /// The distance traveled at each corner, or its time.
    private let marks: [Double]
    /// A Boolean value that indicates whether the path rests at each point until the time of the next one;
    /// default false, for a motion between them.
    private(set) var isStepped = false
    /// A Boolean value that indicates whether more points will follow; default false.
    private(set) var isOpen = false

    /// Creates a smooth path through points from one time to another.
    init(
        _ points: [CGPoint], from begin: TimeInterval, to end: TimeInterval, hold: TimeInterval = 0,
        curve: TimingCurve = .linear
    ) {
        (self.points, self.hold, self.curve) = (points, hold, curve)
        times = [begin, end]
        corners = points.count > 2 ? Self.smooth(points) : points
        marks = Self.lengths(along: corners)
    }

    /// Creates a path of straight segments between points, each with its time.
    init(_ points: [CGPoint], at times: [TimeInterval]) {
        (self.points, self.times, corners, marks) = (points, times, points, times)
        (hold, curve) = (0, .linear)
    }

    /// Creates a path that jumps to each of its points at the time of a tick, the first one at `tick`.
    init(_ points: [CGPoint], fromTick tick: Int, isOpen: Bool = false) {
        self.init(points, at: points.indices.map { InputScript.time(ofTick: tick + $0) })
        (isStepped, self.isOpen) = (true, isOpen)
    }

    /// Adds the point of the next tick to an open path, which the last point closes.
    mutating func append(_ point: CGPoint, tick: Int, isLast: Bool) {
        points.append(point)
        times.append(InputScript.time(ofTick: tick))
        isOpen = !isLast
    }

    var begin: TimeInterval { times.first ?? 0 }
    /// The time of the last point; infinite while more will follow.
    var end: TimeInterval { isOpen ? .infinity : times.last ?? 0 }

    /// Returns the position at a time: the first point before the beginning, the last one after the end.
    func position(at time: TimeInterval) -> CGPoint {
        guard let first = corners.first, let last = corners.last, let whole = marks.last else { return .zero }
        if isStepped { return points[max(0, countOfPoints(until: time) - 1)] }
        let start = begin + hold
        if time <= start { return first }
        if time >= end { return last }
        let fraction = curve.value(at: (time - start) / (end - start))
        let from = marks[0]
        return position(atMark: from + fraction * (whole - from))
    }

    /// Returns the number of points whose times have come.
    private func countOfPoints(until time: TimeInterval) -> Int {
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= time + FilmClock.tolerance { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func position(atMark mark: Double) -> CGPoint {
        guard let next = marks.firstIndex(where: { $0 > mark }), next > 0 else {
            return corners[corners.count - 1]
        }
        let share = (mark - marks[next - 1]) / (marks[next] - marks[next - 1])
        let (a, b) = (corners[next - 1], corners[next])
        return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }

    private static func lengths(along corners: [CGPoint]) -> [Double] {
        var sum = 0.0
        return corners.indices.map { index in
            if index > 0 { sum += corners[index].distance(to: corners[index - 1]) }
            return sum
        }
    }

    /// Returns a Catmull-Rom spline as a polyline: between two points a cubic, whose slope at a point is that
    /// of the line between its neighbors, in 24 segments, finer than a film can show.
    private static func smooth(_ points: [CGPoint]) -> [CGPoint] {
        let pieces = 24
        var corners = [points[0]]
        for index in 1..<points.count {
            let p0 = points[max(index - 2, 0)]
            let (p1, p2) = (points[index - 1], points[index])
            let p3 = points[min(index + 1, points.count - 1)]
            for piece in 1...pieces {
                let s = Double(piece) / Double(pieces)
                corners.append(
                    CGPoint(
                        x: cubic(p0.x, p1.x, p2.x, p3.x, at: s), y: cubic(p0.y, p1.y, p2.y, p3.y, at: s)))
            }
        }
        return corners
    }

    private static func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double, at s: Double) -> Double {
        let (first, second, third) = (c - a, 2 * a - 5 * b + 4 * c - d, 3 * (b - c) + d - a)
        return b + 0.5 * s * (first + s * (second + s * third))
    }
}
