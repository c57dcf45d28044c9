/// Several quantities over time that change together, such as the components of a color or the coordinates of
/// a path: few keys with straight lines between them.
public struct PolylineTrack: Sendable, Hashable {
    /// The values at a time.
    public struct Key: Sendable, Hashable {
        /// The number of the frame.
        public var frame: Int
        /// The values.
        public var values: [Double]
        /// A Boolean value that indicates whether the values stay until the next key instead of changing
        /// evenly.
        public var isHeld = false
    }

    /// The keys in the order of time, at least one.
    public var keys: [Key]
    /// The largest deviation of a value from the samples; default 0.
    public var error = 0.0

    /// The values of a constant track; nil for one that changes.
    public var constant: [Double]? { keys.count == 1 ? keys[0].values : nil }

    /// Fits a track to samples of some frames, which rise, so that no value deviates by more than a
    /// tolerance.
    init(fitting samples: [(frame: Int, values: [Double])], tolerance: Double) {
        keys = []
        var start = 0
        while start < samples.count {
            var end = min(start + 1, samples.count - 1)
            while end + 1 < samples.count,
                Self.deviation(samples, from: start, to: end + 1) <= tolerance
            { end += 1 }
            keys.append(Key(frame: samples[start].frame, values: samples[start].values))
            guard end > start else { break }
            error = max(error, Self.deviation(samples, from: start, to: end))
            start = end
        }
        if keys.dropFirst().allSatisfy({ $0.values == keys[0].values }) { keys = Array(keys.prefix(1)) }
    }

    private static func deviation(
        _ samples: [(frame: Int, values: [Double])], from start: Int, to end: Int
    ) -> Double {
        let (first, last) = (samples[start], samples[end])
        var largest = 0.0
        for sample in samples[start..<end].dropFirst() {
            let progress = Double(sample.frame - first.frame) / Double(last.frame - first.frame)
            for (index, value) in sample.values.enumerated() {
                let there = first.values[index] + (last.values[index] - first.values[index]) * progress
                largest = max(largest, abs(there - value))
            }
        }
        return largest
    }
}
