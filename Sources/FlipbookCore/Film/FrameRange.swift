/// A non-empty set of frame numbers in the grammar of Open Job Description: numbers and ranges with steps,
/// such as `0-119:2` or `1-10:2,15`.
public struct FrameRange: Sendable, Hashable {
    /// Evenly spaced frames from `first` to `last`, which is the highest number that the steps reach. A
    /// single frame has the step 1, so that equal ranges compare equal.
    struct Run: Sendable, Hashable {
        let first: Int
        let last: Int
        let step: Int

        init(first: Int, last: Int, step: Int) {
            self.first = first
            self.last = last - (last - first) % step
            self.step = last - first < step ? 1 : step
        }

        var count: Int { (last - first) / step + 1 }

        var numbers: StrideThrough<Int> { stride(from: first, through: last, by: step) }
    }

    /// The runs in increasing order, at least one, without overlap.
    let runs: [Run]

    init(runs: [Run]) {
        self.runs = runs
    }

    /// Creates the range of all frames from 0 to `count` - 1; a count below 1 is taken as 1.
    public init(count: Int) {
        self.init(runs: [Run(first: 0, last: Swift.max(count, 1) - 1, step: 1)])
    }

    /// Creates the range of a single frame; a number below 0 is taken as 0.
    public init(frame: Int) {
        self.init(runs: [Run(first: Swift.max(frame, 0), last: Swift.max(frame, 0), step: 1)])
    }

    /// The number of frames, at least 1.
    public var count: Int { runs.reduce(0) { $0 + $1.count } }

    /// The lowest frame number.
    public var first: Int { runs[0].first }

    /// The highest frame number.
    public var last: Int { runs[runs.count - 1].last }

    /// Returns whether the range contains a frame.
    public func contains(_ frame: Int) -> Bool {
        runs.contains { run in
            frame >= run.first && frame <= run.last && (frame - run.first) % run.step == 0
        }
    }
}

extension FrameRange: Sequence {
    /// Returns an iterator over the frame numbers, in increasing order.
    public func makeIterator() -> AnyIterator<Int> {
        AnyIterator(runs.lazy.flatMap(\.numbers).makeIterator())
    }
}
