import Foundation

/// How the time of a step grows with the number of squares.
struct Growth {
    /// A number of squares and the microseconds of a step.
    struct Point {
        let count: Int
        let time: Double

        /// What the time is compared with: n log n.
        fileprivate var size: Double { Double(count) * log2(Double(count)) }
    }

    let points: [Point]

    /// The exponent e in time = c (n log n)^e, by least squares over all points; 1 grows as n log n does. Nil for
    /// fewer than two points.
    var exponent: Double? { Growth.exponent(of: points) }

    /// The exponent between a point and the one before it.
    func exponent(before place: Int) -> Double? {
        place == 0 ? nil : Growth.exponent(of: Array(points[(place - 1)...place]))
    }

    private static func exponent(of points: [Point]) -> Double? {
        guard points.count > 1 else { return nil }
        let (x, y) = (points.map { log($0.size) }, points.map { log($0.time) })
        let (middleX, middleY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
        let rise = zip(x, y).reduce(0) { $0 + ($1.0 - middleX) * ($1.1 - middleY) }
        return rise / x.reduce(0) { $0 + ($1 - middleX) * ($1 - middleX) }
    }
}
