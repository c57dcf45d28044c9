/// A cubic Bezier curve of one quantity, with control values at one and two thirds of the time.
struct CubicSegment {
    let start, one, two, end: Double

    init(_ start: Double, _ one: Double, _ two: Double, _ end: Double) {
        (self.start, self.one, self.two, self.end) = (start, one, two, end)
    }

    /// Returns the value at a progress, 0...1.
    func value(at progress: Double) -> Double {
        let rest = 1 - progress
        return rest * rest * (rest * start + 3 * progress * one)
            + progress * progress * (3 * rest * two + progress * end)
    }
}
