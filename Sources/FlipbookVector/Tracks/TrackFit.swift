/// The fit of a track to samples: from each key, the longest curve that stays within the tolerance.
///
/// The curves are cubic in time, as free fall and springs nearly are. Each starts and ends at a sample and is
/// otherwise independent of its neighbors, so a key is a corner wherever the motion has one: at an impact the
/// curve ends, because no cubic follows a sudden change of velocity.
///
/// CSS and Lottie write a curve by control values that are relative to the difference of its ends. A curve
/// that returns to its start cannot be written so, and ends earlier.
struct TrackFit {
    /// The samples, one a frame.
    let samples: [Double]
    /// The largest deviation that a curve may have.
    let tolerance: Double

    /// The largest control value, as a multiple of the difference of the curve's ends. Larger ones would lose
    /// their digits in files.
    private static let steepest = 24.0
    /// The number of longer curves that are tried after one failed: a curve may fail only because it returns
    /// to its start.
    private static let patience = 3

    /// The root mean square of a curve's deviations, as a share of the tolerance.
    ///
    /// Without it most frames would be off by much of the tolerance, since the longest curve is the one that
    /// just stays within it, and a quarter of a pixel shows at an edge. A cubic's error grows with the fourth
    /// power of its length, so that this costs few keys.
    private static let typical = 1.0 / 6

    /// The deviation, as a share of the tolerance, below which a quantity does not change at all.
    private static let stillness = 0.1

    /// Returns the track of the frames in some ranges. Between them the last value holds.
    func track(of ranges: [Range<Int>]) -> Track {
        let values = ranges.flatMap { samples[$0] }
        guard let first = values.first else { return Track(constant: samples.first ?? 0) }
        if values.allSatisfy({ abs($0 - first) <= tolerance * Self.stillness }) {
            return Track([.init(ranges[0].lowerBound, first)])
        }
        var track = Track([])
        for key in ranges.flatMap(keys) where track.keys.last.map({ !$0.isRepeated(by: key) }) ?? true {
            track.keys.append(key)
        }
        track.error = ranges.joined().reduce(0) { max($0, abs(track.value(at: Double($1)) - samples[$1])) }
        return track
    }

    private func keys(of range: Range<Int>) -> [Track.Key] {
        let last = range.upperBound - 1
        var keys: [Track.Key] = []
        var start = range.lowerBound
        while start < last {
            let (end, curve) = longestCurve(from: start, to: last)
            keys.append(.init(start, samples[start], curve))
            start = end
        }
        keys.append(.init(last, samples[last]))
        return keys
    }

    /// Returns the frame where the longest curve from a frame ends, and the curve.
    private func longestCurve(from start: Int, to last: Int) -> (Int, Track.Curve) {
        var best = (start + 1, stepCurve(from: start))
        var failures = 0
        var end = start + 2
        while end <= last, failures < Self.patience {
            if let curve = curve(from: start, to: end) {
                best = (end, curve)
                failures = 0
            } else {
                failures += 1
            }
            end += max(1, (end - start) / 5)
        }
        // The steps grow, so a longer curve may end between the best and the first that failed.
        end = best.0 + 1
        let limit = min(last, best.0 + max(1, (best.0 - start) / 4) + 1)
        while end <= limit, let curve = curve(from: start, to: end) {
            best = (end, curve)
            end += 1
        }
        if best.0 < last, let curve = curve(from: start, to: last) { best = (last, curve) }
        return best
    }

    private func stepCurve(from start: Int) -> Track.Curve {
        samples[start + 1] == samples[start] ? .hold : .line
    }

    /// Returns the curve between two frames; nil when none stays within the tolerance.
    private func curve(from start: Int, to end: Int) -> Track.Curve? {
        let (first, last) = (samples[start], samples[end])
        let change = last - first
        let length = Double(end - start)
        let line = { (frame: Int) in first + change * Double(frame - start) / length }
        if isClose(line, from: start, to: end, limit: tolerance / 2) { return change == 0 ? .hold : .line }
        guard let cubic = leastSquares(from: start, to: end) else { return nil }
        let reach = max(abs(cubic.one - first), abs(cubic.two - first))
        guard reach <= Self.steepest * abs(change) else { return nil }
        let value = { (frame: Int) in cubic.value(at: Double(frame - start) / length) }
        return isClose(value, from: start, to: end, limit: tolerance) ? .cubic(cubic.one, cubic.two) : nil
    }

    /// Returns a Boolean value that indicates whether a curve deviates by at most a limit from each sample
    /// between two frames, and typically by less.
    private func isClose(
        _ value: (Int) -> Double, from start: Int, to end: Int, limit: Double
    ) -> Bool {
        var squares = 0.0
        for frame in start...end {
            let gap = value(frame) - samples[frame]
            guard abs(gap) <= limit else { return false }
            squares += gap * gap
        }
        let typical = tolerance * Self.typical
        return squares <= typical * typical * Double(end - start + 1)
    }

    /// Returns the cubic between two samples whose control values minimize the squares of the deviations.
    private func leastSquares(from start: Int, to end: Int) -> CubicSegment? {
        let (first, last) = (samples[start], samples[end])
        guard end - start > 2 else {
            // One sample between the ends: the parabola through all three.
            let middle = 2 * samples[start + 1] - (first + last) / 2
            return CubicSegment(first, (first + 2 * middle) / 3, (last + 2 * middle) / 3, last)
        }
        var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
        let length = Double(end - start)
        for frame in start + 1..<end {
            let u = Double(frame - start) / length
            let v = 1 - u
            let (a, b) = (3 * u * v * v, 3 * u * u * v)
            let rest = samples[frame] - v * v * v * first - u * u * u * last
            (aa, ab, bb) = (aa + a * a, ab + a * b, bb + b * b)
            (ar, br) = (ar + a * rest, br + b * rest)
        }
        let determinant = aa * bb - ab * ab
        guard abs(determinant) > 1e-12 else { return nil }
        return CubicSegment(first, (ar * bb - br * ab) / determinant, (br * aa - ar * ab) / determinant, last)
    }
}

extension Track.Key {
    /// Returns a Boolean value that indicates whether a later key adds nothing, as both hold the same value.
    fileprivate func isRepeated(by next: Track.Key) -> Bool {
        value == next.value && curve == .hold && next.curve == .hold
    }
}
