import CoreGeometry

/// The turning points of a coordinate over time, without those of less than a length.
struct MotionTurns {
    /// The signed lengths between the turning points, and from the last one to the end.
    private(set) var stretches: [CGFloat] = []
    /// The difference between the largest and the smallest value.
    let extent: CGFloat

    init(_ values: [CGFloat], least: CGFloat) {
        extent = (values.max() ?? 0) - (values.min() ?? 0)
        guard var start = values.first else { return }
        var (best, sign) = (start, CGFloat(0))
        for value in values {
            if sign == 0, abs(value - start) >= least { sign = value > start ? 1 : -1 }
            if sign == 0 { continue }
            if (value - best) * sign >= 0 {
                best = value
            } else if (best - value) * sign >= least {
                stretches.append(best - start)
                (start, best, sign) = (best, value, -sign)
            }
        }
        guard sign != 0, best != start else { return }
        stretches.append(best - start)
    }

    /// True for a motion to and fro: at least three turns, and no stretch between turns is five times as long
    /// as another.
    var isSwing: Bool {
        let inner = stretches.dropLast().map(abs)
        guard inner.count >= 3, let longest = inner.max(), let shortest = inner.min() else { return false }
        return longest <= 5 * shortest
    }
}
