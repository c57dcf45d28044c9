import Flipbook
import Foundation

/// Where the time went, as `render --timings` tells it: seconds by the clock on the wall and of processors,
/// by stage.
struct Timings {
    private let lines: [(name: String, lap: Stopwatch.Lap)]

    /// What a stopwatch shows now.
    init(_ stopwatch: Stopwatch) {
        lines = stopwatch.lines.map { ($0.name, Self.rounded($0.lap)) }
    }

    /// `timing draw wall 0.345 cpu 0.341`, a line a stage.
    var text: String {
        lines.map { name, lap in
            "timing \(name) wall \(String(format: "%.3f", lap.wall)) cpu \(String(format: "%.3f", lap.cpu))"
        }.joined(separator: "\n")
    }

    /// The same by the stages' names.
    var laps: [String: Stopwatch.Lap] {
        Dictionary(lines.map { ($0.name, $0.lap) }) { first, _ in first }
    }

    private static func rounded(_ lap: Stopwatch.Lap) -> Stopwatch.Lap {
        var lap = lap
        (lap.wall, lap.cpu) = ((lap.wall * 1000).rounded() / 1000, (lap.cpu * 1000).rounded() / 1000)
        return lap
    }
}
