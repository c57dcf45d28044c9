/// Films divided into units of work, each of which one process renders.
///
/// A unit takes at least a given number of seconds, which keeps the share of process starts and of repeated
/// simulation small. Long films are divided into ranges of frames, and short films of a sweep are combined.
public struct JobPlan: Sendable, Hashable {
    /// The films of one scene to be divided: a single one, or one for each value of a sweep.
    public struct Work: Sendable, Hashable {
        let frames: FrameRange
        let values: Int?
        let cost: FrameCost

        /// Creates the work of a scene.
        ///
        /// - Parameters:
        ///   - frames: the frames of each film.
        ///   - values: the number of values of a sweep, or nil without a sweep.
        ///   - cost: the time that a frame takes.
        public init(frames: FrameRange, values: Int?, cost: FrameCost) {
            (self.frames, self.values, self.cost) = (frames, values, cost)
        }

        var seconds: Double { Double(values ?? 1) * filmSeconds }
        fileprivate var filmSeconds: Double { Double(frames.count) * cost.total }
    }

    /// A part of one scene's work.
    public struct Chunk: Sendable, Hashable {
        /// The index of the work in the plan's list.
        public let work: Int
        /// The indices of the sweep's values, or nil for all and without a sweep.
        public let values: FrameRange?
        /// The frames, or nil for all of them.
        public let frames: FrameRange?
        fileprivate let seconds: Double
    }

    /// The chunks of each unit.
    public let units: [[Chunk]]
    /// The minimum time of a unit in seconds; a single unit of all work may take less.
    public let unitSeconds: Double

    /// Plans the units.
    ///
    /// - Parameters:
    ///   - works: the films to render.
    ///   - seconds: the wanted minimum time of a unit.
    ///   - maximumUnitCount: the largest number of units; the minimum time grows until they suffice.
    public init(of works: [Work], unitSeconds seconds: Double, maximumUnitCount: Int) {
        let total = works.reduce(0) { $0 + $1.seconds }
        unitSeconds = max(seconds, total / Double(maximumUnitCount))
        let least = unitSeconds
        let chunks = works.enumerated().flatMap { Self.chunks(of: $1, at: $0, least) }
        units = Self.packed(chunks, least)
    }

    private static func chunks(of work: Work, at index: Int, _ seconds: Double) -> [Chunk] {
        let ranges = work.rangeCount(seconds)
        guard ranges > 1 else { return groups(of: work, at: index, seconds) }
        let parts = work.frames.parts(ranges)
        let values: [FrameRange?] = work.values.map { (0..<$0).map { FrameRange(frame: $0) } } ?? [nil]
        return values.flatMap { value in
            parts.map { frames in
                let share = Double(frames.count) / Double(work.frames.count)
                return Chunk(work: index, values: value, frames: frames, seconds: work.filmSeconds * share)
            }
        }
    }

    /// Returns chunks of whole films, each with as many values as fill the given time.
    private static func groups(of work: Work, at index: Int, _ seconds: Double) -> [Chunk] {
        guard let values = work.values else {
            return [Chunk(work: index, values: nil, frames: nil, seconds: work.seconds)]
        }
        let groups = work.groupCount(seconds)
        guard groups > 1 else {
            return [Chunk(work: index, values: nil, frames: nil, seconds: work.seconds)]
        }
        return FrameRange(count: values).parts(groups).map { range in
            let share = Double(range.count)
            return Chunk(work: index, values: range, frames: nil, seconds: share * work.filmSeconds)
        }
    }

    /// Combines consecutive chunks into units of at least the given time; a remainder joins the last unit.
    private static func packed(_ chunks: [Chunk], _ seconds: Double) -> [[Chunk]] {
        var units: [[Chunk]] = []
        var open: [Chunk] = []
        // Pieces are cut to take exactly the minimum time, so rounding errors have to be tolerated.
        let enough = seconds * (1 - 1e-9)
        for chunk in chunks {
            open.append(chunk)
            guard open.reduce(0, { $0 + $1.seconds }) >= enough else { continue }
            units.append(open)
            open = []
        }
        if units.isEmpty { return [open] }
        units[units.count - 1] += open
        return units
    }
}

extension JobPlan.Work {
    /// Returns the number of ranges into which a film is divided, so that drawing each one takes at least the
    /// given time.
    public func rangeCount(_ seconds: Double) -> Int {
        let ranges = Double(frames.count) * cost.drawing / seconds * (1 + 1e-9)
        return min(max(1, Int(ranges)), frames.count)
    }

    /// Returns the number of groups of a sweep's films, so that each group takes at least the given time.
    public func groupCount(_ seconds: Double) -> Int {
        guard let values else { return 1 }
        let films = max(1, (seconds / max(filmSeconds, 1e-9) * (1 - 1e-9)).rounded(.up))
        return films >= Double(values) ? 1 : values / Int(films)
    }
}
