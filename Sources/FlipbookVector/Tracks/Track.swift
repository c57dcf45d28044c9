/// A quantity of a layer over time: few keys with cubic curves between them.
///
/// Times are numbers of frames, counted from 0 at the film's first frame.
public struct Track: Sendable, Hashable {
    /// The form of the curve from a key to the next.
    public enum Curve: Sendable, Hashable {
        /// The value of the key, until the next one.
        case hold
        /// A straight line.
        case line
        /// A cubic Bezier curve whose control points lie at one and two thirds of the time, with these
        /// values.
        case cubic(Double, Double)
    }

    /// A value at a time, and the curve that leads to the next key.
    public struct Key: Sendable, Hashable {
        /// The number of the frame.
        public var frame: Int
        /// The value.
        public var value: Double
        /// The curve to the next key; `hold` for the last.
        public var curve: Curve

        /// Creates a key.
        public init(_ frame: Int, _ value: Double, _ curve: Curve = .hold) {
            (self.frame, self.value, self.curve) = (frame, value, curve)
        }
    }

    /// The keys in the order of time, at least one. The first value holds before its key, too.
    public var keys: [Key]
    /// The largest deviation from the samples that the track was fitted to; default 0.
    public var error = 0.0

    /// Creates a track of keys.
    public init(_ keys: [Key]) {
        self.keys = keys
    }

    /// Creates a constant track.
    public init(constant value: Double) {
        keys = [Key(0, value)]
    }

    /// The value of a constant track; nil for one that changes.
    public var constant: Double? { keys.count == 1 ? keys[0].value : nil }

    /// Returns the value at a time, a number of frames that need not be whole.
    public func value(at time: Double) -> Double {
        guard let next = keys.firstIndex(where: { Double($0.frame) > time }) else {
            return keys[keys.count - 1].value
        }
        guard next > 0 else { return keys[0].value }
        let (start, end) = (keys[next - 1], keys[next])
        let progress = (time - Double(start.frame)) / Double(end.frame - start.frame)
        switch start.curve {
        case .hold: return start.value
        case .line: return start.value + (end.value - start.value) * progress
        case .cubic(let one, let two):
            return CubicSegment(start.value, one, two, end.value).value(at: progress)
        }
    }

    /// Returns the track with each of its values changed by a linear function, such as a change of units.
    public func mapped(_ change: (Double) -> Double) -> Track {
        var track = self
        track.keys = keys.map { key in
            guard case .cubic(let one, let two) = key.curve else {
                return Key(key.frame, change(key.value), key.curve)
            }
            return Key(key.frame, change(key.value), .cubic(change(one), change(two)))
        }
        return track
    }
}
