/// Which frames of a film are wanted, in OpenJD's grammar: numbers and ranges with steps, such as `0-119:2` or `1-10:2,15`.
public struct FrameRange: Sendable, Hashable {
    /// Evenly spaced frames from the first to the last; the last is the highest that the steps reach. A single frame
    /// has the step 1, so that equal ranges are equal.
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

    /// The runs in rising order; no two overlap, and there is at least one.
    let runs: [Run]

    init(runs: [Run]) {
        self.runs = runs
    }

    /// All frames from 0 to one less than `count`, which is at least 1.
    public init(count: Int) {
        self.init(runs: [Run(first: 0, last: Swift.max(count, 1) - 1, step: 1)])
    }

    /// A single frame, which is at least 0.
    public init(frame: Int) {
        self.init(runs: [Run(first: Swift.max(frame, 0), last: Swift.max(frame, 0), step: 1)])
    }

    /// How many frames there are, at least 1.
    public var count: Int { runs.reduce(0) { $0 + $1.count } }

    /// The number of the earliest frame.
    public var first: Int { runs[0].first }

    /// The number of the latest frame.
    public var last: Int { runs[runs.count - 1].last }

    /// Whether a frame is among them.
    public func contains(_ frame: Int) -> Bool {
        runs.contains { run in
            frame >= run.first && frame <= run.last && (frame - run.first) % run.step == 0
        }
    }
}

extension FrameRange: Sequence {
    /// The frames' numbers in rising order, one at a time.
    public func makeIterator() -> AnyIterator<Int> {
        AnyIterator(runs.lazy.flatMap(\.numbers).makeIterator())
    }
}
