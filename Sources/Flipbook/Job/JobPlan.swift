/// Films cut into units of work, each of which one process does at a time.
///
/// A unit takes at least a wanted number of seconds, so that the start of a process and the repeated
/// simulation before its frames weigh little: long films are cut into ranges of frames, short films of a
/// sweep are put together.
public struct JobPlan: Sendable, Hashable {
    /// Films of one scene that a plan divides: one, or one for each value of a sweep.
    public struct Work: Sendable, Hashable {
        let frames: FrameRange
        let values: Int?
        let cost: FrameCost

        /// - Parameters:
        ///   - frames: the frames of each film.
        ///   - values: how many values a sweep has; nil without a sweep.
        ///   - cost: how long a frame takes.
        public init(frames: FrameRange, values: Int?, cost: FrameCost) {
            (self.frames, self.values, self.cost) = (frames, values, cost)
        }

        var seconds: Double { Double(values ?? 1) * filmSeconds }
        fileprivate var filmSeconds: Double { Double(frames.count) * cost.total }
    }

    /// A part of one work.
    public struct Piece: Sendable, Hashable {
        /// The work's place in the plan's list.
        public let work: Int
        /// The values by their numbers; nil for all, or without a sweep.
        public let values: FrameRange?
        /// The frames; nil for all of them.
        public let frames: FrameRange?
        fileprivate let seconds: Double
    }

    /// The pieces of each unit.
    public let units: [[Piece]]
    /// The least that a unit takes, in seconds; less only where everything together takes less.
    public let unitSeconds: Double

    /// Plans the units.
    ///
    /// - Parameters:
    ///   - works: what is to be filmed.
    ///   - seconds: the least that a unit takes.
    ///   - mostUnits: how many units there may be; where they would be more, each takes longer.
    public init(of works: [Work], unitSeconds seconds: Double, mostUnits: Int) {
        let total = works.reduce(0) { $0 + $1.seconds }
        unitSeconds = max(seconds, total / Double(mostUnits))
        let least = unitSeconds
        let pieces = works.enumerated().flatMap { Self.pieces(of: $1, at: $0, least) }
        units = Self.packed(pieces, least)
    }

    private static func pieces(of work: Work, at place: Int, _ seconds: Double) -> [Piece] {
        let ranges = work.rangeCount(seconds)
        guard ranges > 1 else { return groups(of: work, at: place, seconds) }
        let parts = work.frames.parts(ranges)
        let values: [FrameRange?] = work.values.map { (0..<$0).map { FrameRange(frame: $0) } } ?? [nil]
        return values.flatMap { value in
            parts.map { frames in
                let share = Double(frames.count) / Double(work.frames.count)
                return Piece(work: place, values: value, frames: frames, seconds: work.filmSeconds * share)
            }
        }
    }

    /// Whole films, as many values together as fill the seconds.
    private static func groups(of work: Work, at place: Int, _ seconds: Double) -> [Piece] {
        guard let values = work.values else {
            return [Piece(work: place, values: nil, frames: nil, seconds: work.seconds)]
        }
        let groups = work.groupCount(seconds)
        guard groups > 1 else {
            return [Piece(work: place, values: nil, frames: nil, seconds: work.seconds)]
        }
        return FrameRange(count: values).parts(groups).map { range in
            let share = Double(range.count)
            return Piece(work: place, values: range, frames: nil, seconds: share * work.filmSeconds)
        }
    }

    /// Pieces of short scenes go into a unit together, the last ones with the unit before them.
    private static func packed(_ pieces: [Piece], _ seconds: Double) -> [[Piece]] {
        var units: [[Piece]] = []
        var open: [Piece] = []
        // A piece is cut to last just as long as it has to: a last digit is not to count.
        let enough = seconds * (1 - 1e-9)
        for piece in pieces {
            open.append(piece)
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
    /// How many ranges of frames a film is cut into, each of which is drawn for so many seconds at least.
    public func rangeCount(_ seconds: Double) -> Int {
        let ranges = Double(frames.count) * cost.drawing / seconds * (1 + 1e-9)
        return min(max(1, Int(ranges)), frames.count)
    }

    /// How many groups the films of a sweep make, each of which takes so many seconds at least.
    public func groupCount(_ seconds: Double) -> Int {
        guard let values else { return 1 }
        let films = max(1, (seconds / max(filmSeconds, 1e-9) * (1 - 1e-9)).rounded(.up))
        return films >= Double(values) ? 1 : values / Int(films)
    }
}
