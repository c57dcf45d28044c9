import Foundation

/// A profile of a film's rendering time by stage. It does not affect the film.
///
/// Several threads use it at once. A stage's wall time is the sum over all threads, so the stages may add up
/// to more than the total.
public final class Stopwatch: @unchecked Sendable {
    /// A stage of a frame's production, in order.
    enum Stage: String, Sendable, Hashable, CaseIterable {
        /// Simulation: the engine and the scene's own code, up to the frame's pictures.
        case simulate
        /// Drawing the pictures into pixels.
        case draw
        /// Compressing pixels into the bytes of a PNG file.
        case encode
        /// Converting pixels into the encoder's format.
        case convert
        /// Writing files.
        case write
        /// Waiting until ffmpeg has read a frame.
        case pipe
        /// The end of the run: ffmpeg finishes, and film.json is written.
        case finish
    }

    /// A duration, in seconds.
    public struct Lap: Sendable, Hashable, Codable {
        /// The wall-clock time, in seconds.
        public var wall = 0.0
        /// The processor time, in seconds.
        public var cpu = 0.0
    }

    private let start = Lap.nowOfProcess
    private let startOfPrograms = Lap.nowOfPrograms
    private let lock = NSLock()
    private var laps: [Stage: Lap] = [:]
    private var runs = 0

    /// Creates a stopwatch that starts now.
    public init() {}

    /// The stages that took any time, by name. `ffmpeg` follows with the processor time of child programs
    /// that have ended, `rest` with this process's processor time outside all stages, and `total` with that
    /// of this process.
    public var lines: [(name: String, lap: Lap)] {
        let laps = lock.withLock { self.laps }
        let total = Lap.nowOfProcess - start
        let programs = Lap.nowOfPrograms - startOfPrograms
        let counted = laps.values.reduce(0) { $0 + $1.cpu }
        var lines = Stage.allCases.compactMap { stage in laps[stage].map { (stage.rawValue, $0) } }
        if programs.cpu > 0 { lines.append(("ffmpeg", Lap(cpu: programs.cpu))) }
        return lines + [("rest", Lap(cpu: max(0, total.cpu - counted))), ("total", total)]
    }

    /// The number of runs of films that began.
    public var runCount: Int { lock.withLock { runs } }

    /// Counts the beginning of a film's run.
    func countRun() { lock.withLock { runs += 1 } }

    /// Runs a closure and adds its time on this thread to a stage.
    func measure<Result>(_ stage: Stage, _ body: () throws -> Result) rethrows -> Result {
        try measure({ _ in stage }, body)
    }

    /// Runs a closure and adds its time on this thread to the stage that its result selects.
    func measure<Result>(_ stage: (Result) -> Stage, _ body: () throws -> Result) rethrows -> Result {
        let start = Lap.nowOfThread
        let result = try body()
        add(Lap.nowOfThread - start, to: stage(result))
        return result
    }

    /// Runs an asynchronous closure and adds its wall time to a stage. Its processor time is unknown, since
    /// it may change threads.
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

    /// The processor time of the child programs that this process has waited for.
    fileprivate static var nowOfPrograms: Self {
        var usage = rusage()
        // -1 is RUSAGE_CHILDREN, whose type differs between C libraries.
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
