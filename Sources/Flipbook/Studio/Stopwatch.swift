import Foundation

/// Where the time of a film's making goes, by stage. Nothing of it enters the film.
///
/// Several threads use it at once. A stage's wall time is the sum over all threads, so that together they may
/// take longer than the whole.
public final class Stopwatch: @unchecked Sendable {
    /// What is done to a frame, in this order.
    public enum Stage: String, Sendable, Hashable, CaseIterable {
        /// The engine and the scene's own code, up to the picture of the frame.
        case simulate
        /// The picture becomes pixels.
        case draw
        /// Pixels become a PNG file's bytes.
        case encode
        /// Pixels become what the video's encoder wants.
        case convert
        /// Files are written.
        case write
        /// A frame waits until ffmpeg has taken it.
        case pipe
        /// When all frames are there: ffmpeg comes to its end, and film.json is written.
        case finish
    }

    /// How long something took, in seconds.
    public struct Lap: Sendable, Hashable, Codable {
        /// By the clock on the wall.
        public var wall = 0.0
        /// Processor time.
        public var cpu = 0.0
    }

    private let start = Lap.nowOfProcess
    private let startOfPrograms = Lap.nowOfPrograms
    private let lock = NSLock()
    private var laps: [Stage: Lap] = [:]

    /// A stopwatch that runs from now on.
    public init() {}

    /// The stages that took any time, each by its name; then `ffmpeg` with the processor time of programs
    /// that have ended, `rest` with that of this process which no stage counts, and `total` without ffmpeg's.
    public var lines: [(name: String, lap: Lap)] {
        let laps = lock.withLock { self.laps }
        let total = Lap.nowOfProcess - start
        let programs = Lap.nowOfPrograms - startOfPrograms
        let counted = laps.values.reduce(0) { $0 + $1.cpu }
        var lines = Stage.allCases.compactMap { stage in laps[stage].map { (stage.rawValue, $0) } }
        if programs.cpu > 0 { lines.append(("ffmpeg", Lap(cpu: programs.cpu))) }
        return lines + [("rest", Lap(cpu: max(0, total.cpu - counted))), ("total", total)]
    }

    /// Adds what a stage takes on this thread.
    func measure<Result>(_ stage: Stage, _ body: () throws -> Result) rethrows -> Result {
        try measure({ _ in stage }, body)
    }

    /// Adds what a stage takes on this thread; its result tells which one it was.
    func measure<Result>(_ stage: (Result) -> Stage, _ body: () throws -> Result) rethrows -> Result {
        let start = Lap.nowOfThread
        let result = try body()
        add(Lap.nowOfThread - start, to: stage(result))
        return result
    }

    /// Adds the wall time that something takes which may move between threads.
    func wait<Result>(for stage: Stage, _ body: () async throws -> Result) async rethrows -> Result {
        let start = Lap.nowOfThread.wall
        let result = try await body()
        add(Lap(wall: Lap.nowOfThread.wall - start), to: stage)
        return result
    }

    private func add(_ lap: Lap, to stage: Stage) {
        lock.withLock {
            laps[stage, default: Lap()].wall += lap.wall
            laps[stage, default: Lap()].cpu += lap.cpu
        }
    }
}

extension Stopwatch.Lap {
    fileprivate static func - (one: Self, other: Self) -> Self {
        Self(wall: one.wall - other.wall, cpu: one.cpu - other.cpu)
    }

    fileprivate static var nowOfThread: Self {
        Self(wall: seconds(of: CLOCK_MONOTONIC), cpu: seconds(of: CLOCK_THREAD_CPUTIME_ID))
    }

    fileprivate static var nowOfProcess: Self {
        Self(wall: seconds(of: CLOCK_MONOTONIC), cpu: seconds(of: CLOCK_PROCESS_CPUTIME_ID))
    }

    /// The programs that this process has waited for.
    fileprivate static var nowOfPrograms: Self {
        var usage = rusage()
        // RUSAGE_CHILDREN, of which every C library has another type.
        getrusage(-1, &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return Self(cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime))
    }

    private static func seconds(of clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
