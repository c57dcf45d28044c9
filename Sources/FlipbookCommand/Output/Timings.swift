import Flipbook
import Foundation

/// The time that each stage took, for `render --timings`: wall-clock and processor time, in seconds.
struct Timings {
    private let lines: [(name: String, lap: Stopwatch.Lap)]

    /// Creates the timings from a stopwatch's current laps.
    init(_ stopwatch: Stopwatch) {
        lines = stopwatch.lines.map { ($0.name, Self.rounded($0.lap)) }
    }

    /// A line for each stage: `timing draw wall 0.345 cpu 0.341`.
    var text: String {
        lines.map { name, lap in
            "timing \(name) wall \(String(format: "%.3f", lap.wall)) cpu \(String(format: "%.3f", lap.cpu))"
        }.joined(separator: "\n")
    }

    /// The laps by the names of their stages.
    var laps: [String: Stopwatch.Lap] {
        Dictionary(lines.map { ($0.name, $0.lap) }) { first, _ in first }
    }

    private static func rounded(_ lap: Stopwatch.Lap) -> Stopwatch.Lap {
        var lap = lap
        (lap.wall, lap.cpu) = ((lap.wall * 1000).rounded() / 1000, (lap.cpu * 1000).rounded() / 1000)
        return lap
    }
}
