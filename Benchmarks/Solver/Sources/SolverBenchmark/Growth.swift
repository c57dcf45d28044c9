import Foundation

/// The time of a step by the number of squares.
struct Growth {
    /// A number of squares and the microseconds of a step.
    struct Point {
        let count: Int
        let time: Double

        /// The microseconds for each square.
        var each: Double { time / Double(count) }

        /// The size that the time is compared with: n log n.
        fileprivate var size: Double { Double(count) * log2(Double(count)) }
    }

    let points: [Point]

    /// The exponent e in time = c (n log n)^e, by least squares over all points; 1 grows as n log n does. Nil
    /// for fewer than two points.
    var exponent: Double? { Growth.exponent(of: points) }

    /// Returns the exponent between a point and the one before it.
    func exponent(before place: Int) -> Double? {
        place == 0 ? nil : Growth.exponent(of: Array(points[(place - 1)...place]))
    }

    /// The largest share by which the time for each square falls from a point to the next; nil for fewer than
    /// two.
    var largestDrop: Double? { changes.map { max(0, -$0) }.max() }

    /// The largest share by which it rises.
    var largestRise: Double? { changes.map { max(0, $0) }.max() }

    /// The largest step against the direction of the others: 0 for a series that only rises or only falls.
    var largestReversal: Double? { largestDrop.flatMap { drop in largestRise.map { min(drop, $0) } } }

    private var changes: [Double] { zip(points, points.dropFirst()).map { $1.each / $0.each - 1 } }

    private static func exponent(of points: [Point]) -> Double? {
        guard points.count > 1 else { return nil }
        let (x, y) = (points.map { log($0.size) }, points.map { log($0.time) })
        let (middleX, middleY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
        let rise = zip(x, y).reduce(0) { $0 + ($1.0 - middleX) * ($1.1 - middleY) }
        return rise / x.reduce(0) { $0 + ($1 - middleX) * ($1 - middleX) }
    }
}
